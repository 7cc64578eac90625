import SwiftUI

/// Every sheet the router can present; each has an id of its own, and names what it is about instead of holding it.
public enum SheetDestination: Identifiable, Hashable, Sendable {
  case settings
  case report(itemID: Report.ID)

  /// The mistake of `HeavyDestination`: the whole report.
  case reportCopy(Report)

  public var id: String {
    switch self {
    case .settings: "settings"
    case .report(let itemID): "report \(itemID)"
    case .reportCopy(let report): "report \(report.id)"
    }
  }
}

/// Holds the one sheet that is presented, for whichever view wants to set it.
@MainActor @Observable public final class RouterPath {
  public var presentedSheet: SheetDestination?

  public init() {}
}

/// Shows a destination.
struct SheetContent: View {
  let model: WiringModel
  let destination: SheetDestination

  var body: some View {
    switch destination {
    case .settings:
      SettingsView(model: model)
    case .report(let itemID):
      if let report = model.report(itemID) {
        ReportView(report: report) { model.save($0, in: itemID) }
      }
    case .reportCopy(let report):
      ReportView(report: report) { model.save($0, in: report.id) }
    }
  }
}

extension View {
  /// Presents the router's sheet, whatever it is.
  func withSheetDestinations(
    sheet: Binding<SheetDestination?>, model: WiringModel
  ) -> some View {
    self.sheet(item: sheet, onDismiss: model.noteDismissal) {
      SheetContent(model: model, destination: $0)
    }
  }
}
