/// A value kept apart from the views that hold it, so that copies of a view share what it contains.
///
/// A view is copied at every level around it; the views of a builder are the largest part of it.
@usableFromInline final class Shared<Value>: SharedValue {
  // Views are values of the main actor, wherever they are made.
  @usableFromInline nonisolated(unsafe) let value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }
}

/// What is compared by the value it keeps (`ValueComparison`).
@usableFromInline protocol SharedValue: AnyObject {
  associatedtype Value

  var value: Value { get }
}
