/// A value as a person typed it, not yet of any type.
package struct TypedText: Hashable, Sendable {
  package let text: String
  /// A quoted word is only ever text: `"nil"` is a string of three letters.
  package let isQuoted: Bool

  package init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }

  var isNil: Bool { !isQuoted && text == "nil" }

  /// True or false by the words that stand for them.
  var bool: Bool? {
    switch text {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }
}

/// A case of an enum as it is typed: `inStock(quantity: 3)`.
struct TypedCase: Hashable {
  let name: String
  /// Nil for a bare name.
  let arguments: [Argument]?

  struct Argument: Hashable {
    let label: String
    let value: TypedText
  }

  /// Nil for text that is no name, and no name with arguments in parentheses.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "(") else {
      guard isName(text) else { return nil }
      name = text
      arguments = nil
      return
    }
    name = trimmed(text[..<open])
    let inner = text[text.index(after: open)...]
    guard isName(name), inner.last == ")", let parts = splitAtCommas(inner.dropLast()) else {
      return nil
    }
    arguments = parts.map { part in
      var (label, value) = ("", trimmed(part))
      if let colon = part.firstIndex(of: ":"), isName(trimmed(part[..<colon])) {
        label = trimmed(part[..<colon])
        value = trimmed(part[part.index(after: colon)...])
      }
      return Argument(label: label, value: unquoted(value))
    }
  }
}

private func isName(_ text: String) -> Bool {
  guard let first = text.first, first.isLetter || first == "_" else { return false }
  return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

private func trimmed(_ text: Substring) -> String {
  var text = text
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}

/// The parts between commas that stand in no parentheses and no quotes; nil if one of these stays open.
private func splitAtCommas(_ text: Substring) -> [Substring]? {
  if text.allSatisfy(\.isWhitespace) { return [] }
  var parts: [Substring] = []
  var (start, depth, isQuoted, isEscaped) = (text.startIndex, 0, false, false)
  for index in text.indices {
    if isEscaped {
      isEscaped = false
      continue
    }
    switch text[index] {
    case "\\" where isQuoted: isEscaped = true
    case "\"": isQuoted.toggle()
    case "(" where !isQuoted, "[" where !isQuoted: depth += 1
    case ")" where !isQuoted, "]" where !isQuoted: depth -= 1
    case "," where !isQuoted && depth == 0:
      parts.append(text[start..<index])
      start = text.index(after: index)
    default: break
    }
    if depth < 0 { return nil }
  }
  guard depth == 0, !isQuoted else { return nil }
  return parts + [text[start...]]
}

/// The text with its quotes and their escapes resolved, if it stands in quotes.
private func unquoted(_ text: String) -> TypedText {
  guard text.count >= 2, text.first == "\"", text.last == "\"" else { return TypedText(text) }
  var result = ""
  var isEscaped = false
  for character in text.dropFirst().dropLast() {
    if isEscaped {
      switch character {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      default: result.append(character)
      }
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else {
      result.append(character)
    }
  }
  return TypedText(result, isQuoted: true)
}
