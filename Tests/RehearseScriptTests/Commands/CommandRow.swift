import RehearseScript

/// A command, the tree it is read as, and the text it is printed as where that differs.
struct CommandRow: Sendable, CustomStringConvertible {
  let text: String
  let tree: String
  let printed: String

  init(_ text: String, _ tree: String, _ printed: String? = nil) {
    self.text = text
    self.tree = tree
    self.printed = printed ?? text
  }

  var description: String { text }

  static let all = models + hands + looking + scripts + session + words
}
