/// A movement of fingers. Taps and holds can be made here; drags and turns are accepted and never come.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }

  /// What runs when the gesture is made by a tap or a hold; nil for a gesture that can't be made so.
  func _makePress() -> (@MainActor () -> Void)?
}

extension Gesture {
  public func _makePress() -> (@MainActor () -> Void)? {
    Body.self == Never.self ? nil : body._makePress()
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public func _makePress() -> (@MainActor () -> Void)? { nil }
}

/// A gesture of the framework's own.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never {
    fatalError("body of a primitive gesture")  // Apple's primitive gestures trap here too.
  }
}

/// One or more taps.
nonisolated public struct TapGesture: PrimitiveGesture {
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public typealias Value = ()

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { {} }
}

/// A hold.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public typealias Value = Bool

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { {} }
}

/// A gesture that does something at its end, or while it changes.
nonisolated public struct _ActionGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let onEnded: (@MainActor (Base.Value) -> Void)?

  @MainActor public func _makePress() -> (@MainActor () -> Void)? {
    guard let press = base._makePress() else { return nil }
    let (base, onEnded) = (base, onEnded)
    return {
      press()
      if let value = base.madeValue { onEnded?(value) }
    }
  }
}

extension Gesture {
  /// Does something when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void)
    -> _ActionGesture<Self>
  {
    _ActionGesture(base: self, onEnded: viewAction(action))
  }

  /// Does something while the gesture changes; taps and holds end at once.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void)
    -> _ActionGesture<Self>
  {
    _ActionGesture(base: self, onEnded: nil)
  }

  /// Keeps a value while the gesture goes on; taps and holds end at once.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ActionGesture<Self> {
    _ActionGesture(base: self, onEnded: nil)
  }
}

extension View {
  /// Lets a gesture be made on the view.
  nonisolated public func gesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture)
  }

  /// Lets a gesture be made on the view, if there is one.
  nonisolated public func gesture<Movement: Gesture>(
    _ gesture: Movement, isEnabled: Bool
  ) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil)
  }

  /// Lets a gesture be made on the view besides those of what it holds.
  nonisolated public func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture)
  }

  /// Lets a gesture be made on the view before those of what it holds.
  nonisolated public func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture)
  }
}

extension View {
  /// Lets a gesture be made on the view besides those of what it holds, if there is one.
  nonisolated public func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement, isEnabled: Bool
  ) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil)
  }

  /// Lets a gesture be made on the view before those of what it holds, if there is one.
  nonisolated public func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement, isEnabled: Bool
  ) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil)
  }
}

/// A view on which a gesture can be made.
nonisolated package struct GestureView<Content: View, Movement: Gesture>: PrimitiveView {
  let content: Content
  let gesture: Movement?

  @MainActor package static func _update(_ view: GestureView, _ inputs: _ViewInputs) {
    inputs.node.updateChild(
      TappableView(content: view.content, action: view.gesture?._makePress()))
  }
}

extension Gesture {
  /// Asks for keys that are held down meanwhile; nobody can here, so that the gesture is never made.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifierGesture<Self> {
    _ModifierGesture()
  }
}

/// A gesture with keys held down.
nonisolated public struct _ModifierGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { nil }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
