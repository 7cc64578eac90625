/// A way of coming and going that an app describes itself: nothing is drawn, so the body is never asked for.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view at a phase.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = _TransitionContent<Self>

  /// The view at a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What a system that avoids motion should know.
  static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }
}

/// The view that comes or goes, as a transition sees it.
nonisolated public struct _TransitionContent<Style>: PrimitiveView {
  @MainActor public static func _update(_ view: _TransitionContent, _ inputs: _ViewInputs) {}
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is there as it is.
  public var isIdentity: Bool { self == .identity }

  /// Before it -1, there 0, and after it 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// One of the framework's own, which only differs in looks.
protocol BuiltInTransition: Transition {}

extension BuiltInTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated public struct IdentityTransition: BuiltInTransition {
  public init() {}
}

nonisolated public struct OpacityTransition: BuiltInTransition {
  public init() {}
}

nonisolated public struct SlideTransition: BuiltInTransition {
  public init() {}
}

nonisolated public struct ScaleTransition: BuiltInTransition {
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
}

nonisolated public struct MoveTransition: BuiltInTransition {
  public init(edge: Edge) {}
}

nonisolated public struct OffsetTransition: BuiltInTransition {
  public init(_ offset: CGSize) {}
}

nonisolated public struct PushTransition: BuiltInTransition {
  public init(edge: Edge) {}
}

nonisolated public struct BlurReplaceTransition: BuiltInTransition {
  /// Which way the view grows as it gets sharp.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  public init(configuration: Configuration) {}
}

/// One way of coming and another one of going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  BuiltInTransition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> ScaleTransition
  { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: configuration) }
}

extension Transition {
  /// Both at once.
  nonisolated public func combined<Other: Transition>(with other: Other) -> some Transition {
    self
  }

  /// With an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<Wrapped: Transition>(_ transition: Wrapped) {
    self = .identity
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func transition<Style: Transition>(_ transition: Style) -> some View { self }
}
