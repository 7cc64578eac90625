/// What tells a node from its siblings: its place among them, or an id given to it.
package enum NodeKey: Hashable {
  /// The place a builder gave the view; both branches of an `if` have a slot of their own.
  case slot(Int)
  /// An id, from `ForEach`, `.id(_:)` or a page of a navigation stack.
  case id(AnyHashable)
}
