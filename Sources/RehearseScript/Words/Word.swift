/// One word of a command, with its quotes taken off and its variables not yet replaced.
///
/// `"Hi $name"` is one quoted word of two segments; `Jim` is a bare word and needs none.
package struct Word: Sendable {
  /// What the word says; a variable that is not yet replaced stands there as `$name`.
  package let text: String

  /// Whether any part stood in quotes. A quoted word is never a keyword, an operator, `@id`, `[n]` or `nil`.
  package let isQuoted: Bool

  /// The parts of a word that is neither wholly bare nor wholly quoted, or has variables; empty for all others.
  package let segments: [Segment]

  package let span: Span

  init(_ text: String, isQuoted: Bool, segments: [Segment] = [], span: Span) {
    self.text = text
    self.isQuoted = isQuoted
    self.segments = segments
    self.span = span
  }

  /// A run of characters that belong together.
  package enum Segment: Hashable, Sendable {
    case text(String, isQuoted: Bool)
    case variable(String, isQuoted: Bool)
  }
}

extension Word {
  /// A word that did not stand in any source, quoted where it would not be read back as one bare word.
  package init(_ text: String) {
    self.init(text, isQuoted: Quoting.isNeeded(for: text), span: Span(0, 0))
  }

  /// Whether a part of it waits for the value of a variable.
  package var hasVariables: Bool {
    segments.contains { if case .variable = $0 { true } else { false } }
  }

  /// Whether it is the unquoted word `nil`, the only one that stands for nothing.
  package var isNil: Bool { !isQuoted && text == "nil" }

  /// The word with its variables replaced. It counts as quoted then, whatever the values are.
  package func resolved(with variables: [String: String]) throws(Diagnostic) -> Word {
    guard hasVariables else { return self }
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let part, _): text += part
      case .variable(let name, let isQuoted):
        guard let value = variables[name] else {
          if !isQuoted, text.hasSuffix("\\") {
            throw Diagnostic(.escapedVariable(name: name), at: span, in: span)
          }
          let near = Suggestion.near(name, in: variables.keys.sorted())
          throw Diagnostic(.undefinedVariable(name: name, near: near), at: span, in: span)
        }
        text += value
      }
    }
    return Word(text, isQuoted: true, span: span)
  }
}

// MARK: - Hashable

/// Two words are equal when they say the same in the same way, wherever they stand.
extension Word: Hashable {
  package static func == (left: Word, right: Word) -> Bool {
    left.isQuoted == right.isQuoted && left.text == right.text && left.segments == right.segments
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(isQuoted)
  }
}

// MARK: - CustomStringConvertible

extension Word: CustomStringConvertible {
  /// The word as one would type it.
  package var description: String {
    if segments.isEmpty { return isQuoted ? Quoting.quoted(text) : text }
    var result = ""
    var isInQuotes = false
    for (index, segment) in segments.enumerated() {
      let isQuoted = segment.isQuoted
      if isQuoted != isInQuotes {
        result += "\""
        isInQuotes = isQuoted
      }
      switch segment {
      case .text(let text, _):
        result += isQuoted ? Quoting.escaped(text) : text
      // An empty quoted part next to bare ones still has to show its quotes.
      case .variable(let name, _):
        let next = index + 1 < segments.count ? segments[index + 1] : nil
        result += needsBraces(before: next, isQuoted: isQuoted) ? "${\(name)}" : "$\(name)"
      }
    }
    return isInQuotes ? result + "\"" : result
  }

  private func needsBraces(before next: Segment?, isQuoted: Bool) -> Bool {
    guard case .text(let text, isQuoted)? = next, let first = text.unicodeScalars.first else {
      return false
    }
    return Naming.continues(first)
  }
}

extension Word.Segment {
  fileprivate var isQuoted: Bool {
    switch self {
    case .text(_, let isQuoted), .variable(_, let isQuoted): isQuoted
    }
  }
}
