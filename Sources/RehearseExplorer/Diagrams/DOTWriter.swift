/// Writes a diagram in Graphviz's language.
///
/// A presented layer shows as one more border around its box; a dead end is red, a box where the search ended is dashed.
package enum DOTWriter {
  package static func text(_ diagram: StateDiagram, name: String) -> String {
    var lines = [
      "digraph \(quoted(name)) {", "  rankdir=LR", "  node [shape=box]",
    ]
    for (number, box) in diagram.boxes.enumerated() {
      lines.append("  s\(number) [\(attributes(box).joined(separator: ", "))]")
    }
    for arrow in diagram.arrows {
      let label = quoted(arrow.commands.joined(separator: "\n"))
      lines.append("  s\(arrow.from) -> s\(arrow.to) [label=\(label)]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func attributes(_ box: StateDiagram.Box) -> [String] {
    var attributes = ["label=\(quoted(box.title))"]
    if box.presentedCount > 0 { attributes.append("peripheries=\(box.presentedCount + 1)") }
    if box.isDeadEnd { attributes.append("color=red") }
    if box.isOpen { attributes.append("style=dashed") }
    return attributes
  }

  /// The text in Graphviz's quotes, where a backslash begins an escape of the label's own.
  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"" + String(escaped) + "\""
  }
}
