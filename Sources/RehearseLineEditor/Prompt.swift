import RehearseText

/// The text before what is typed, in parts that may be coloured.
package struct Prompt: Equatable, Sendable {
  /// How a part looks where colour is allowed.
  package enum Style: Sendable {
    case plain, strong, faint, accent, caution
  }

  private struct Part: Equatable, Sendable {
    var text: String
    var style: Style
  }

  private var parts: [Part] = []

  package init(_ text: String = "", style: Style = .plain) {
    append(text, style: style)
  }

  /// Adds a part; characters that would drive the terminal are shown as escapes.
  package mutating func append(_ text: String, style: Style = .plain) {
    guard !text.isEmpty else { return }
    parts.append(Part(text: ControlCharacters.escaped(text), style: style))
  }

  /// The prompt with a part added.
  package func appending(_ text: String, style: Style = .plain) -> Prompt {
    var longer = self
    longer.append(text, style: style)
    return longer
  }

  /// The text alone.
  package var plainText: String {
    parts.map(\.text).joined()
  }

  /// The columns it takes.
  package var width: Int {
    parts.reduce(0) { $0 + DisplayWidth.of($1.text) }
  }

  /// The prompt cut to so many columns, where it is longest.
  package func fitting(columns: Int) -> Prompt {
    let excess = width - columns
    guard excess > 0 else { return self }
    let widths = parts.map { DisplayWidth.of($0.text) }
    guard let longest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { return self }
    var shorter = self
    let room = max(1, widths[longest] - excess)
    shorter.parts[longest].text = DisplayWidth.shortened(parts[longest].text, columns: room)
    return shorter
  }
}

extension Prompt {
  /// The text with colours, for writing to a terminal directly.
  func terminalText(color: Bool) -> String {
    rendered(color: color) { $0 }
  }

  /// The text for the line editor, which is told by markers that colours take no room.
  func editorText(color: Bool) -> String {
    rendered(color: color) { "\u{1}" + $0 + "\u{2}" }
  }

  private func rendered(color: Bool, escape: (String) -> String) -> String {
    guard color else { return plainText }
    return parts.map { part in
      guard let code = part.style.code else { return part.text }
      return escape("\u{1B}[\(code)m") + part.text + escape("\u{1B}[0m")
    }.joined()
  }
}

extension Prompt.Style {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .accent: "36"
    case .caution: "33"
    }
  }
}
