// Views that go through phases or along keyframes: no time is spent on it, so that they stay at the first.
extension View {
  /// Shows what is made of the view in the first of some phases.
  @ViewBuilder nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = Array(phases).first { content(PlaceholderContentView(content: self), first) }
  }

  /// Shows what is made of the view in the first of some phases.
  @ViewBuilder nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = Array(phases).first { content(PlaceholderContentView(content: self), first) }
  }

  /// Shows what is made of the view at the beginning of some keyframes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

  /// Shows what is made of the view at the beginning of some keyframes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// A view that goes through phases; it stays in the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Shows the first of some phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = Array(phases).first.map(content)
  }

  /// Shows the first of some phases.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = Array(phases).first.map(content)
  }

  public var body: some View { content }
}

/// A view that goes along keyframes; it stays at their beginning.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let content: Content

  /// Shows the beginning of some keyframes.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Shows the beginning of some keyframes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  public var body: some View { content }
}

/// Values at moments.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Values of one property at moments.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Content: KeyframeTrackContent>: Keyframes {
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, Content.Value>,
    @KeyframeTrackContentBuilder<Content.Value> content: () -> Content
  ) {}

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Content.Value == Root {}
}

/// A value reached at an even pace.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several keyframes.
public struct _KeyframeSequence<Value>: KeyframeTrackContent, Keyframes {}

/// Makes the keyframes of a property of the statements in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(_ content: Content)
    -> Content
  { content }

  public static func buildBlock<Content: KeyframeTrackContent<Value>>(_ content: Content)
    -> Content
  { content }

  public static func buildBlock(_ content: any KeyframeTrackContent<Value>...)
    -> _KeyframeSequence<Value>
  { _KeyframeSequence() }
}

/// Makes keyframes of the statements in a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes<Value>>(_ content: Content) -> Content {
    content
  }

  public static func buildExpression<Content: KeyframeTrackContent<Value>>(_ content: Content)
    -> KeyframeTrack<Value, Content>
  { KeyframeTrack { content } }

  public static func buildBlock<Content: Keyframes<Value>>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock(_ content: any Keyframes<Value>...) -> _KeyframeSequence<Value> {
    _KeyframeSequence()
  }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  public static let linear = UnitCurve(name: "linear")
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(name: "bezier")
  }
  public static let easeIn = UnitCurve(name: "easeIn")
  public static let easeOut = UnitCurve(name: "easeOut")
  public static let easeInOut = UnitCurve(name: "easeInOut")
}
