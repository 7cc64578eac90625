/// A range of bytes in a source.
///
/// In `tap Save` the label has the span 4..<8.
package struct Span: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The smallest span that covers both.
  package func merged(with other: Span) -> Span {
    Span(min(start, other.start), max(end, other.end))
  }

  /// The part that both have in common, empty at the nearer edge of this one when there is none.
  package func clamped(to other: Span) -> Span {
    let start = min(max(start, other.start), other.end)
    return Span(start, max(start, min(end, other.end)))
  }
}
