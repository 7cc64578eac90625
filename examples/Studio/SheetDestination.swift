import SwiftUI

/// Every sheet the router can present.
public enum SheetDestination: Identifiable, Hashable, Sendable {
  case composer
  case editProfile
  case settings
  case report(itemID: String)

  /// Both editors have one id, so that one takes the other's place without a dismissal.
  public var id: String {
    switch self {
    case .composer, .editProfile: "editor"
    case .settings: "settings"
    case .report: "report"
    }
  }
}

/// Holds the one sheet that is presented, for whichever view wants to set it.
@MainActor @Observable public final class RouterPath {
  public var presentedSheet: SheetDestination?

  public init() {}
}

extension View {
  /// Presents the router's sheet, whatever it is.
  func withSheetDestinations(sheet: Binding<SheetDestination?>) -> some View {
    self.sheet(item: sheet) { destination in
      switch destination {
      case .composer: ComposerView()
      case .editProfile: EditProfileView()
      case .settings: SettingsView()
      case .report(let itemID): ReportView(itemID: itemID)
      }
    }
  }
}
