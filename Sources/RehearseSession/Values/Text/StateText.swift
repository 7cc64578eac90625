import RehearseText

/// Writes state as text for people: `Person(id: #1, name: "Jim")`, stable from run to run.
package enum StateText {
  /// The longest line, without the `| ` in front of it.
  static let width = 98

  /// The value on one line.
  package static func line(_ value: StateValue) -> String {
    var text = TextBytes()
    write(value, to: &text)
    return text.take()
  }

  /// The value as it is typed behind `=`: a text by itself, without quotes.
  static func plain(_ value: StateValue) -> String {
    if case .string(let text) = value { text } else { line(value) }
  }

  /// The value on one line if it is short enough, else as a tree: the elements of a collection below its name.
  package static func lines(_ value: StateValue, named name: String) -> [String] {
    var text = TextBytes()
    write(value, to: &text)
    if fits(text.bytes(from: 0)) { return [text.take()] }
    text.cut(to: 0)
    var tree = StateTree()
    tree.add(
      value.isCollection ? StateTree.Label(name: name, gap: ": ") : StateTree.Label(), value,
      by: &text)
    return tree.lines
  }

  static func write(_ value: StateValue, to text: inout TextBytes) {
    switch value {
    case .null: text += "nil"
    case .bool(true): text += "true"
    case .bool(false): text += "false"
    case .int(let number): text.append(String(number))
    case .double(let number): text.append(number.description)
    case .string(let string): writeQuoted(string, to: &text)
    case .text(let string), .name(let string): writeEscaped(string, to: &text)
    case .record(let type, let fields):
      text.append(type.name)
      writeLabelled(type.labels, fields, to: &text)
    case .enumCase(let name, let payload):
      text.append(name.name)
      if !payload.isEmpty { writeLabelled(name.labels, payload, to: &text) }
    case .array(let elements), .set(let elements): writeElements(elements, to: &text)
    case .dictionary(let entries): writeEntries(entries, to: &text)
    case .token(let number):
      text += "#"
      text.append(String(number))
    case .elided: text += "…"
    }
  }

  private static func writeLabelled(
    _ labels: [String], _ values: [StateValue], to text: inout TextBytes
  ) {
    text += "("
    for index in values.indices {
      if index > 0 { text += ", " }
      if index < labels.count, !labels[index].isEmpty {
        text.append(labels[index])
        text += ": "
      }
      write(values[index], to: &text)
    }
    text += ")"
  }

  private static func writeElements(_ elements: [StateValue], to text: inout TextBytes) {
    text += "["
    for (index, element) in elements.prefix(longestList).enumerated() {
      if index > 0 { text += ", " }
      if case .elided(let more) = element, more > 0, index == elements.count - 1 {
        text.append(cut(more))
      } else {
        write(element, to: &text)
      }
    }
    writeRest(of: elements.count, last: elements.last, to: &text)
  }

  /// Ends a list with how many there are past those that are shown, whether they were read or not.
  private static func writeRest(of count: Int, last: StateValue?, to text: inout TextBytes) {
    if count > longestList {
      let unread = if case .elided(let more)? = last { more - 1 } else { 0 }
      text += ", "
      text.append(cut(count - longestList + unread))
    }
    text += "]"
  }

  /// What stands for elements that are not shown, other than `…` for those that stayed.
  static func cut(_ count: Int) -> String { "… \(count) more" }

  private static func writeEntries(_ entries: [StateEntry], to text: inout TextBytes) {
    guard !entries.isEmpty else { return text += "[:]" }
    text += "["
    for (index, entry) in entries.prefix(longestList).enumerated() {
      if index > 0 { text += ", " }
      write(entry, to: &text)
    }
    writeRest(of: entries.count, last: entries.last?.key, to: &text)
  }

  static func write(_ entry: StateEntry, to text: inout TextBytes) {
    if case .elided(let more) = entry.key { return text.append(cut(more)) }
    write(entry.key, to: &text)
    text += ": "
    write(entry.value, to: &text)
  }
}

/// How many elements of a collection are printed; paths and JSON reach the others.
private let longestList = 100
