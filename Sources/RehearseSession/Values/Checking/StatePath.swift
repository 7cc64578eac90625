/// The way to a value inside the state: `people[0].name`, `people.count`, `stock[apple]`.
package struct StatePath: Hashable, Sendable {
  package var components: [Component]

  package enum Component: Hashable, Sendable {
    /// A field, a label of a payload, `count`, or the key of a dictionary.
    case name(String)
    /// What stands in brackets: a place, counted from 0, or the key of a dictionary.
    case element(String)
  }

  package init(_ components: [Component]) {
    self.components = components
  }

  /// Reads a path; names may stand in back quotes, keys in quotes.
  package init(parsing text: String) throws(StatePathError) {
    components = []
    var rest = text[...]
    var isStart = true
    while let first = rest.first {
      if first == "[", !isStart {
        guard let end = rest.firstIndex(of: "]") else { throw Self.malformed(text, rest) }
        var key = rest[rest.index(after: rest.startIndex)..<end]
        if key.count >= 2, key.first == "\"", key.last == "\"" {
          key = key.dropFirst().dropLast()
        }
        guard !key.isEmpty else { throw Self.malformed(text, rest) }
        components.append(.element(String(key)))
        rest = rest[rest.index(after: end)...]
        continue
      }
      if !isStart {
        guard first == "." else { throw Self.malformed(text, rest) }
        rest.removeFirst()
      }
      isStart = false
      components.append(.name(try Self.name(in: text, &rest)))
    }
    guard !components.isEmpty else { throw Self.malformed(text, rest) }
  }

  private static func name(
    in text: String, _ rest: inout Substring
  ) throws(StatePathError) -> String {
    if rest.first == "`" {
      let inner = rest.dropFirst()
      guard let end = inner.firstIndex(of: "`"), end > inner.startIndex else {
        throw malformed(text, rest)
      }
      rest = inner[inner.index(after: end)...]
      return String(inner[..<end])
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw malformed(text, rest) }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private static func malformed(_ text: String, _ rest: Substring) -> StatePathError {
    let offset = text.distance(from: text.startIndex, to: rest.startIndex)
    return StatePathError(fact: .malformed(offset: offset), component: 0, soFar: text)
  }
}

extension StatePath {
  /// The path as it is typed.
  package var text: String { Self.text(components[...]) }

  static func text(_ components: ArraySlice<Component>) -> String {
    components.reduce(into: "") { text, component in
      switch component {
      case .name(let name): text += text.isEmpty ? name : "." + name
      case .element(let key): text += "[\(key)]"
      }
    }
  }
}

/// Why there is no value at the end of a path, and at which component that shows.
package struct StatePathError: Error, Hashable, Sendable {
  package let fact: Fact
  package let component: Int
  /// The path up to, but not with, that component.
  package let soFar: String

  package enum Fact: Hashable, Sendable {
    /// No such name in a value of that type; `known` are those that there are.
    case unknownName(String, in: String, near: [String], known: [String])
    /// No such place in a collection of that many elements.
    case outOfRange(Int, count: Int)
    /// The key is not in the dictionary.
    case unknownKey(String, near: [String], known: [String])
    /// The value is nil there.
    case nothingThere
    /// A value of that type has nothing inside.
    case nothingInside(String)
    /// The value lies deeper, or farther down a collection, than is read.
    case notRead
    /// The text is no path, at that many characters from its start.
    case malformed(offset: Int)
  }
}
