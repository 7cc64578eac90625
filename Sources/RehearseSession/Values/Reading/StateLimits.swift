/// How far a value is read before `…` takes the place of the rest.
package struct StateLimits: Sendable {
  /// How many values may lie inside each other.
  package var depth = 16
  /// How many elements of a collection are read.
  package var length = 1_000
  /// How many values are read in all.
  package var total = 100_000

  package init(depth: Int = 16, length: Int = 1_000, total: Int = 100_000) {
    self.depth = depth
    self.length = length
    self.total = total
  }
}
