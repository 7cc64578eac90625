/// Two gestures on one view at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the two have come to so far.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makePress() -> (@MainActor () -> Void)? {
    let presses = [first._makePress(), second._makePress()].compactMap { $0 }
    guard !presses.isEmpty else { return nil }
    return { for press in presses { press() } }
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: GesturePair {
  @MainActor var valueMade: Any? {
    let value = Value(first: first.madeValue, second: second.madeValue)
    return value.first == nil && value.second == nil ? nil : value
  }
}

/// One of two gestures on a view, the first where both could be meant.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that was made has come to.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makePress() -> (@MainActor () -> Void)? {
    first._makePress() ?? second._makePress()
  }
}

extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: GesturePair {
  @MainActor var valueMade: Any? {
    if let value = first.madeValue { return Value.first(value) }
    return second.madeValue.map { Value.second($0) }
  }
}

/// Two gestures on a view, the second after the first.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the two have come to so far.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makePress() -> (@MainActor () -> Void)? {
    guard let begin = first._makePress() else { return nil }
    let end = second._makePress()
    return {
      begin()
      end?()
    }
  }
}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: GesturePair {
  /// A sequence ends with its second gesture.
  @MainActor var valueMade: Any? {
    guard let first = first.madeValue, let second = second.madeValue else { return nil }
    return Value.second(first, second)
  }
}

/// Gestures that are made of two.
protocol GesturePair: Gesture {
  /// What is made of a tap or a hold; nil for what can't be made so.
  @MainActor var valueMade: Any? { get }
}

extension _ActionGesture: GesturePair {
  @MainActor var valueMade: Any? { base.madeValue }
}

extension Gesture {
  /// What the gesture comes to when it is made by a tap or a hold; nil for one that can't be.
  @MainActor var madeValue: Value? {
    guard _makePress() != nil else { return nil }
    if let pair = self as? any GesturePair { return pair.valueMade as? Value }
    let middle = SpatialTapGesture.Value(location: CGPoint(x: 195, y: 422))
    let values: [Any] = [(), true, middle]
    return values.lazy.compactMap { $0 as? Value }.first
  }

  /// Lets another gesture be made at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }

  /// Lets another gesture be made where this one can't.
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { ExclusiveGesture(self, other) }

  /// Lets another gesture follow.
  nonisolated public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  { SequenceGesture(self, other) }
}
