/// What a model holds at one moment, with the number for it; the same object for as long as nothing of it changes.
///
/// Unchecked, since what is kept of the model's own value holds no objects of the app.
package final class StateSnapshot: @unchecked Sendable {
  package let value: StateValue

  /// The number for the value, as `StateFingerprint` makes it.
  let fingerprint: UInt64

  /// The shape of the model's own value, as which it was read.
  private let shape: TypeShape?

  /// The model's own value, whose bytes stay where they are; `()` where it can't be kept.
  private let kept: Any
  private let isKept: Bool

  /// A moment of its own.
  convenience init(_ value: StateValue) {
    self.init(value, StateFingerprint.of([value], lines: []), of: nil, isKept: false, ())
  }

  fileprivate init(
    _ value: StateValue, _ fingerprint: UInt64, of shape: TypeShape?, isKept: Bool, _ kept: Any
  ) {
    self.value = value
    self.fingerprint = fingerprint
    self.shape = shape
    self.isKept = isKept
    self.kept = kept
  }

  /// Whether two moments are alike; the same object is, and another number is never.
  func holds(_ other: StateSnapshot) -> Bool {
    self === other || fingerprint == other.fingerprint && value == other.value
  }

  /// The shape of values of a type.
  fileprivate func shape<Value>(of type: Value.Type) -> TypeShape {
    if let shape, shape.type == type { return shape }
    return TypeShape.of(type)
  }

  /// Whether a value is byte for byte the one that was kept: as long as that is, it is the same.
  fileprivate func keeps<Value>(_ value: Value, as shape: TypeShape) -> Bool {
    guard isKept, shape === self.shape else { return false }
    func isSame<Same>(_ same: Same) -> Bool {
      withUnsafePointer(to: same) { same in
        withUnsafePointer(to: value) { shape.isSame(same, $0) }
      }
    }
    return _openExistential(kept, do: isSame)
  }
}

extension StateReader {
  /// What a value of a type known only at run time looks like now: the last snapshot, where that still holds.
  func snapshot(of value: Any, after last: StateSnapshot?) -> StateSnapshot {
    func snapshot<Value>(of opened: Value) -> StateSnapshot {
      let shape = last?.shape(of: Value.self) ?? TypeShape.of(Value.self)
      if let last, last.keeps(opened, as: shape) { return last }
      let state = read(opened, as: shape)
      let isKept = shape.isPlain && total <= limits.total
      let kept: Any = isKept ? value : ()
      guard let last, last.value == state else {
        let number = StateFingerprint.of([state], lines: [])
        return StateSnapshot(state, number, of: shape, isKept: isKept, kept)
      }
      guard isKept else { return last }
      return StateSnapshot(last.value, last.fingerprint, of: shape, isKept: true, kept)
    }
    return _openExistential(value, do: snapshot)
  }
}
