/// State that is too long for one line: a field a line, indented by two, and again where a field is too long.
///
/// Its lines are put together at the end of a text, which is as it was afterwards.
struct StateTree {
  private(set) var lines: [String] = []

  /// What stands before a value: a sign, and a name or the key of an entry.
  struct Label {
    var sign: StaticString = ""
    var name = ""
    var key: StateValue?

    /// What stands between name or key and value.
    var gap: StaticString = ""
  }

  mutating func addHeader(_ text: String) { lines.append(text) }

  /// Adds a value behind its label; what differs from the `old` value is shown as a change.
  mutating func add(
    _ label: Label, _ value: StateValue, since old: StateValue? = nil, depth: Int = 0,
    by text: inout TextBytes
  ) {
    let start = text.count
    text.indent(by: depth)
    label.write(to: &text)
    StateText.write(value, since: old, to: &text)
    if StateText.fits(text.bytes(from: start)) { return lines.append(text.take(from: start)) }
    text.cut(to: start)
    guard let old else { return addParts(label, value, depth: depth, by: &text) }
    if let changes = elementChanges(from: old, to: value) {
      return addElements(label, changes, depth: depth, by: &text)
    }
    guard old != value else { return addParts(label, value, depth: depth, by: &text) }
    addHeading(label, or: "", depth: depth, by: &text)
    add(Label(), old, depth: depth + 1, by: &text)
    add(Label(sign: "→ "), value, depth: depth + 1, by: &text)
  }

  private mutating func addParts(
    _ label: Label, _ value: StateValue, depth: Int, by text: inout TextBytes
  ) {
    switch value {
    case .record(let type, let fields):
      addLabelled(label, type.name, type.labels, fields, depth: depth, by: &text)
    case .enumCase(let name, let payload) where !payload.isEmpty:
      addLabelled(label, name.name, name.labels, payload, depth: depth, by: &text)
    case .array(let elements), .set(let elements):
      addElements(label, elements.map { .kept(nil, $0) }, depth: depth, by: &text)
    case .dictionary(let entries):
      addElements(label, entries.map { .kept($0, $0.value) }, depth: depth, by: &text)
    default:
      addLine(depth: depth, by: &text) { text in
        label.write(to: &text)
        StateText.write(value, to: &text)
      }
    }
  }

  private mutating func addLabelled(
    _ label: Label, _ name: String, _ labels: [String], _ values: [StateValue], depth: Int,
    by text: inout TextBytes
  ) {
    let isBare = addHeading(label, name, or: "(", depth: depth, by: &text)
    for (index, value) in values.enumerated() {
      let isNamed = index < labels.count && !labels[index].isEmpty
      let label = isNamed ? Label(name: labels[index], gap: " ") : Label()
      add(label, value, depth: depth + 1, by: &text)
    }
    if isBare { addLine(depth: depth, by: &text) { $0 += ")" } }
  }

  private mutating func addElements(
    _ label: Label, _ changes: [ElementChange], depth: Int, by text: inout TextBytes
  ) {
    let isBare = addHeading(label, or: "[", depth: depth, by: &text)
    for change in changes.prefix(longestTree) {
      switch change {
      case .added(let entry, let value):
        add(Label(sign: "+ ", of: entry), value, depth: depth + 1, by: &text)
      case .removed(let entry, let value):
        add(Label(sign: "- ", of: entry), value, depth: depth + 1, by: &text)
      case .kept(let entry, let value):
        add(Label(of: entry), value, depth: depth + 1, by: &text)
      case .changed(let entry, let value):
        add(Label(of: entry), value, since: entry.value, depth: depth + 1, by: &text)
      case .gap: addLine(depth: depth + 1, by: &text) { $0 += "…" }
      case .unread(let count):
        addLine(depth: depth + 1, by: &text) { $0.append(StateText.cut(count)) }
      }
    }
    if changes.count > longestTree {
      let rest = changes.dropFirst(longestTree).map { change in
        if case .unread(let count) = change { count } else { 1 }
      }
      addLine(depth: depth + 1, by: &text) { $0.append(StateText.cut(rest.reduce(0, +))) }
    }
    if isBare { addLine(depth: depth, by: &text) { $0 += "]" } }
  }

  /// Adds the line above the parts of a value, or a bracket where nothing is to be said of it, and tells whether it did.
  @discardableResult private mutating func addHeading(
    _ label: Label, _ name: String = "", or bracket: StaticString, depth: Int,
    by text: inout TextBytes
  ) -> Bool {
    var isBare = false
    addLine(depth: depth, by: &text) { text in
      let start = text.count
      label.write(to: &text)
      text.append(name)
      // No line ends in a blank.
      if text.bytes(from: start).last == UInt8(ascii: " ") { text.cut(to: text.count - 1) }
      isBare = text.count == start
      if isBare { text += bracket }
    }
    return isBare
  }

  private mutating func addLine(
    depth: Int, by text: inout TextBytes, _ write: (inout TextBytes) -> Void
  ) {
    let start = text.count
    text.indent(by: depth)
    write(&text)
    lines.append(text.take(from: start))
  }
}

extension StateTree.Label {
  /// The label of an element: its key, if it is an entry.
  fileprivate init(sign: StaticString = "", of entry: StateEntry?) {
    self.init(sign: sign, key: entry?.key, gap: entry == nil ? "" : ": ")
  }

  fileprivate func write(to text: inout TextBytes) {
    text += sign
    text.append(name)
    if let key { StateText.write(key, to: &text) }
    text += gap
  }
}

extension TextBytes {
  fileprivate mutating func indent(by depth: Int) {
    for _ in 0..<depth { self += "  " }
  }
}

/// How many elements of a collection stand under each other.
private let longestTree = 100
