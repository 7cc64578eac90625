/// What a model holds at one moment, with the number for it; the same object for as long as nothing of it changes.
///
/// Unchecked, since what is kept of the model's own value holds no objects of the app.
package final class StateSnapshot: @unchecked Sendable {
  package let value: StateValue

  /// The number for the value, as `StateFingerprint` makes it.
  let fingerprint: UInt64

  /// The model's own value with its shape, where it can be kept: as long as it is, one with the same bytes is the same.
  fileprivate let kept: Kept?

  /// A value whose bytes stay where they are.
  fileprivate struct Kept {
    let value: Any
    let shape: TypeShape
  }

  /// A moment of its own.
  convenience init(_ value: StateValue) {
    self.init(value, StateFingerprint.of([value], lines: []), keeping: nil)
  }

  fileprivate init(_ value: StateValue, _ fingerprint: UInt64, keeping kept: Kept?) {
    self.value = value
    self.fingerprint = fingerprint
    self.kept = kept
  }

  /// Whether two moments are alike; the same object most often is, and tells so at once.
  func holds(_ other: StateSnapshot) -> Bool { self === other || value == other.value }
}

extension StateReader {
  /// What a value of a type known only at run time looks like now: the last snapshot, where that still holds.
  func snapshot(of value: Any, after last: StateSnapshot?) -> StateSnapshot {
    func snapshot<Value>(of value: Value) -> StateSnapshot {
      if let last, let kept = last.kept, isKept(kept, value) { return last }
      let state = read(value)
      let shape = TypeShape.of(Value.self)
      let isWhole = shape.isPlain && total <= limits.total
      let kept = isWhole ? StateSnapshot.Kept(value: value, shape: shape) : nil
      guard let last, last.value == state else {
        return StateSnapshot(state, StateFingerprint.of([state], lines: []), keeping: kept)
      }
      return kept == nil ? last : StateSnapshot(last.value, last.fingerprint, keeping: kept)
    }
    return _openExistential(value, do: snapshot)
  }

  /// Whether a value is byte for byte the one that was kept.
  private func isKept<Value>(_ kept: StateSnapshot.Kept, _ value: Value) -> Bool {
    guard kept.shape.type == Value.self else { return false }
    func isSame<Same>(_ same: Same) -> Bool {
      withUnsafePointer(to: same) { same in
        withUnsafePointer(to: value) { kept.shape.isSame(same, $0) }
      }
    }
    return _openExistential(kept.value, do: isSame)
  }
}
