import SwiftUI

/// What may be wrong with the wiring of the sheets.
public enum WiringFault: Hashable, Sendable {
  case none
  case environmentBeforeModifier
  case twoMechanisms
  case missingIDs
  case optionalInContent
  case heavyDestination
}

/// The reports, with their sheets wired rightly, or with one fault.
public struct WiringView: View {
  private let model: WiringModel
  private let fault: WiringFault

  /// Shows a model, which outlives the view.
  public init(model: WiringModel, fault: WiringFault) {
    self.model = model
    self.fault = fault
  }

  public var body: some View {
    switch fault {
    case .none: RightWiring(model: model, router: model.router)
    case .environmentBeforeModifier:
      EnvironmentBeforeModifier(model: model, router: model.router)
    case .twoMechanisms: TwoMechanisms(model: model, router: model.router)
    case .missingIDs: MissingIDs(model: model, router: model.router)
    case .optionalInContent: OptionalInContent(model: model, router: model.router)
    case .heavyDestination: HeavyDestination(model: model, router: model.router)
    }
  }
}
