import Foundation

/// Text in which `[..]` stands for any text within a line.
enum Elision {
  /// Whether the whole text fits the pattern.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.components(separatedBy: "[..]")
    guard parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    let last = parts[parts.count - 1]
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
