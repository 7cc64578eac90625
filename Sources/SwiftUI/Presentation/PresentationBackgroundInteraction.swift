/// Whether what lies behind a presentation can be used while it is up (PM-13).
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Reach: Equatable {
    case automatic
    case none
    case all
    case upThrough(PresentationDetent)
  }

  let reach: Reach

  /// As the platform has it: nothing behind can be used.
  public static var automatic: PresentationBackgroundInteraction {
    .init(reach: .automatic)
  }
  /// What lies behind can be used.
  public static var enabled: PresentationBackgroundInteraction { .init(reach: .all) }
  /// Nothing behind can be used.
  public static var disabled: PresentationBackgroundInteraction { .init(reach: .none) }

  /// What lies behind can be used while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .init(reach: .upThrough(detent)) }
}

extension View {
  /// Says whether what lies behind the enclosing sheet can be used (PM-13).
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    ContributingView(
      content: self, scope: .presentation, annotation: .backgroundInteraction(interaction))
  }
}

extension Presentation {
  /// Whether a person can use what lies behind (PM-13).
  package var letsBackgroundThrough: Bool {
    guard style == .sheet else { return false }
    let interactions = host.annotations {
      if case .backgroundInteraction(let interaction) = $0 { interaction } else { nil }
    }
    return switch interactions.last?.reach {
    case nil, .automatic, .some(.none): false
    case .all: true
    case .upThrough(let limit): detent.height <= limit.height
    }
  }
}
