/// A movement that an app describes itself: no time is spent on it, so it is never asked.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after a time; nil when the movement is over.
  func animate<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context: inout AnimationContext<Value>
  ) -> Value?

  /// How fast the value changes after a time.
  func velocity<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context: AnimationContext<Value>
  ) -> Value?

  /// Whether this movement goes on from another one.
  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: TimeInterval, context: inout AnimationContext<Value>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context: AnimationContext<Value>
  ) -> Value? { nil }

  public func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: TimeInterval, context: inout AnimationContext<Value>
  ) -> Bool { false }
}

/// What a movement knows and keeps.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the movement has kept from one moment to the next.
  public var state: AnimationState<Value>

  /// Whether the movement counts as complete for who waits for it.
  public var isLogicallyComplete: Bool

  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// What a movement keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Keeps nothing yet.
  public init() {}

  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what a movement keeps.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension Animation {
  /// An animation by a movement of the app's own.
  public init<Base: CustomAnimation>(_ base: Base) {
    self = .default
  }
}

/// A modifier that moves or turns a view; nothing is drawn, so it is never asked how.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  /// How the view is moved.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View { content }

  /// The same, but for where the view counts as being.
  nonisolated public func ignoredByLayout() -> some ViewModifier { EmptyModifier() }
}
