import RehearseScript

/// The values to try where a command leaves a blank: `set name=…`, `choose Size …`, `present editor name=…`.
///
/// Given `["name": ["", "Jim"]]`, `set name=…` becomes `set name=""` and `set name=Jim`; a command with a blank that has
/// no values is not tried.
package struct InputDomain: Sendable {
  private let values: [String: [String]]

  /// Takes the texts to try by the name of the field, the label of the control or, before both, `editor.name`.
  package init(_ values: [String: [String]] = [:]) {
    self.values = values
  }

  /// The commands that a line stands for: itself if it has no blank; nil if there is nothing to fill a blank with.
  package func commands(for line: String) -> [String]? {
    let source = Source(line)
    guard let command = Parser.parse(source).lines.first?.commands.first else { return nil }
    var filled: [(text: String, end: Int)] = [("", 0)]
    for blank in command.form.blanks {
      guard let texts = texts(for: blank), !texts.isEmpty else { return nil }
      filled = filled.flatMap { text, end in
        let before = source.text(in: Span(end, blank.span.start))
        return texts.map { (text + before + Quoting.word($0), blank.span.end) }
      }
    }
    return filled.map { $0.text + source.text(in: Span($0.end, source.bytes.count)) }
  }

  private func texts(for blank: Blank) -> [String]? {
    blank.names.lazy.compactMap { values[$0] }.first
  }
}

/// A place in a command where a value is to be put, with the names it goes by, the closest first.
private struct Blank {
  let names: [String]
  let span: Span

  init?(_ names: [String], _ word: Word) {
    guard word.text == "…", !word.isQuoted else { return nil }
    self.names = names
    span = word.span
  }
}

extension Command.Form {
  fileprivate var blanks: [Blank] {
    switch self {
    case .set(let values):
      values.compactMap { Blank([$0.key.text], $0.value) }
    case .choose(let target, let value):
      [Blank([target.label.text], value)].compactMap(\.self)
    case .present(let editor, let values):
      values.compactMap { Self.blank($0, of: editor.text) }
    case .sheet(let destination, let arguments), .push(let destination, let arguments):
      arguments.compactMap { argument in
        if case .keyed(let value) = argument {
          Self.blank(value, of: destination.name)
        } else {
          nil
        }
      }
    default: []
    }
  }

  private static func blank(_ value: KeyedValue, of owner: String) -> Blank? {
    Blank(["\(owner).\(value.key.text)", value.key.text], value.value)
  }
}
