/// A way into the state: `editor.name`, `people[0].name`, `people.count`, `CounterView[1].count`.
package struct Path: Sendable {
  package let word: Word

  /// The steps; none while a variable in the path waits to be replaced.
  package let components: [Component]

  package enum Component: Hashable, Sendable {
    case name(String)
    /// An element by its place, from 0.
    case index(Int)
    /// The value of a dictionary.
    case key(String)
  }

  package var span: Span { word.span }

  /// The path as it was written, without back quotes.
  package var text: String {
    if components.isEmpty { return word.text }
    var text = ""
    for component in components {
      switch component {
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += "[\(Quoting.quoted(key))]"
      }
    }
    return text
  }
}

extension Path {
  /// Reads the path in a word; one whose variables were replaced counts as quoted, but is still a path.
  init(_ word: Word, isReplaced: Bool = false) throws(Diagnostic) {
    self.word = word
    if word.hasVariables {
      components = []
    } else if let components = Path.parse(word, isReplaced: isReplaced) {
      self.components = components
    } else {
      throw Diagnostic(.invalidPath(text: word.text), at: word.span, in: word.span)
    }
  }

  /// A path of names alone, which did not stand in any source.
  package init(names: [String]) {
    word = Word(names.joined(separator: "."), isQuoted: false, span: Span(0, 0))
    components = names.map(Component.name)
  }

  /// Reads a path, or gives nothing for a text that is none.
  private static func parse(_ word: Word, isReplaced: Bool) -> [Component]? {
    // Only a key in brackets may stand in quotes, never the whole path.
    if word.isQuoted && word.segments.isEmpty && !isReplaced { return nil }
    if isPlainName(word.text) { return [.name(word.text)] }
    var components: [Component] = []
    var rest = (isReplaced ? word.text : word.description)[...]
    while true {
      guard let name = parseName(&rest) else { return nil }
      components.append(.name(name))
      while rest.utf8.first == UInt8(ascii: "[") {
        guard let component = parseSubscript(&rest) else { return nil }
        components.append(component)
      }
      if rest.isEmpty { return components }
      guard rest.removeFirst() == "." else { return nil }
    }
  }

  /// Whether the whole text is one name in ASCII, as most keys are.
  private static func isPlainName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isDigit else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Reads a name, in back quotes where it would mean something else.
  private static func parseName(_ rest: inout Substring) -> String? {
    if rest.utf8.first == UInt8(ascii: "`") {
      let inner = rest.dropFirst()
      guard let end = inner.firstIndex(of: "`"), end > inner.startIndex else { return nil }
      rest = inner[inner.index(after: end)...]
      return String(inner[..<end])
    }
    let end =
      rest.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") } ?? rest.endIndex
    let name = rest[..<end]
    // An unlabelled payload is `_0`, a tuple's element `0`.
    guard
      isPlainName(String(name)) || Naming.isName(name)
        || (!name.isEmpty && name.utf8.allSatisfy(\.isDigit))
    else {
      return nil
    }
    rest = rest[end...]
    return String(name)
  }

  /// Reads `[3]` or `["key"]`.
  private static func parseSubscript(_ rest: inout Substring) -> Component? {
    let inner = rest.dropFirst()
    if inner.utf8.first == .doubleQuote {
      guard let close = inner.dropFirst().range(of: "\"]") else { return nil }
      let key = WordReader.word(
        in: Array(inner[..<close.upperBound].dropLast().utf8),
        Span(0, inner[..<close.upperBound].utf8.count - 1))
      rest = inner[close.upperBound...]
      return .key(key.text)
    }
    guard let close = inner.firstIndex(of: "]"), let index = Int(inner[..<close]), index >= 0,
      inner[..<close].utf8.allSatisfy(\.isDigit)
    else { return nil }
    rest = inner[inner.index(after: close)...]
    return .index(index)
  }
}

extension Substring {
  /// The first place of a short text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text),
        let end = index(start, offsetBy: text.count, limitedBy: endIndex)
      {
        return start..<end
      }
      formIndex(after: &start)
    }
    return nil
  }
}

// MARK: - Hashable

extension Path: Hashable {
  package static func == (left: Path, right: Path) -> Bool { left.word == right.word }

  package func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
