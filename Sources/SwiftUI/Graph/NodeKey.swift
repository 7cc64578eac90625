/// What tells a node from its siblings: its place among them, or an id given to it.
package enum NodeKey: Hashable {
  /// The place a builder gave the view; both branches of an `if` have a slot of their own.
  case slot(Int)
  /// An id, from `ForEach` or `.id(_:)`.
  // Apart from the place that keeps it, since keys are copied all the time and most are slots.
  indirect case id(AnyHashable)
  /// An object the view is there for, such as a presentation or a page.
  case object(ObjectIdentifier)
}
