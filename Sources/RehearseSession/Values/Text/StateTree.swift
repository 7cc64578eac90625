/// State that is too long for one line: a field a line, indented by two, and again where a field is too long.
struct StateTree {
  private(set) var lines: [String] = []

  mutating func addHeader(_ text: String) { lines.append(text) }

  /// Adds a value behind its label; what differs from the `old` value is shown as a change.
  mutating func add(
    _ label: String, _ value: StateValue, since old: StateValue? = nil, depth: Int = 0
  ) {
    var line = TextBytes()
    line.append(indent(depth))
    line.append(label)
    StateText.write(value, since: old, to: &line)
    if StateText.fits(line.bytes(from: 0)) { return lines.append(line.take()) }
    guard let old else { return addParts(label, value, depth: depth) }
    if let changes = elementChanges(from: old, to: value) {
      return addElements(label, changes, depth: depth)
    }
    guard old != value else { return addParts(label, value, depth: depth) }
    lines.append(indent(depth) + trimmed(label))
    add("", old, depth: depth + 1)
    add("→ ", value, depth: depth + 1)
  }

  private mutating func addParts(_ label: String, _ value: StateValue, depth: Int) {
    switch value {
    case .record(let type, let fields):
      addLabelled(label, type.name, type.labels, fields, depth: depth)
    case .enumCase(let name, let payload) where !payload.isEmpty:
      addLabelled(label, name.name, name.labels, payload, depth: depth)
    case .array(let elements), .set(let elements):
      addElements(label, elements.map { .kept(nil, $0) }, depth: depth)
    case .dictionary(let entries):
      addElements(label, entries.map { .kept($0, $0.value) }, depth: depth)
    default: lines.append(indent(depth) + label + StateText.line(value))
    }
  }

  private mutating func addLabelled(
    _ label: String, _ name: String, _ labels: [String], _ values: [StateValue], depth: Int
  ) {
    let heading = trimmed(label + name)
    lines.append(indent(depth) + (heading.isEmpty ? "(" : heading))
    for (index, value) in values.enumerated() {
      let label = index < labels.count && !labels[index].isEmpty ? labels[index] + " " : ""
      add(label, value, depth: depth + 1)
    }
    if heading.isEmpty { lines.append(indent(depth) + ")") }
  }

  private mutating func addElements(_ label: String, _ changes: [ElementChange], depth: Int) {
    let heading = trimmed(label)
    lines.append(indent(depth) + (heading.isEmpty ? "[" : heading))
    for change in changes.prefix(longestTree) {
      switch change {
      case .added(let entry, let value): addElement("+ ", entry, value, depth: depth + 1)
      case .removed(let entry, let value): addElement("- ", entry, value, depth: depth + 1)
      case .kept(let entry, let value): addElement("", entry, value, depth: depth + 1)
      case .changed(let entry, let value):
        add(StateText.line(entry.key) + ": ", value, since: entry.value, depth: depth + 1)
      case .gap: lines.append(indent(depth + 1) + "…")
      case .unread(let count): lines.append(indent(depth + 1) + StateText.cut(count))
      }
    }
    if changes.count > longestTree {
      let rest = changes.dropFirst(longestTree).map { change in
        if case .unread(let count) = change { count } else { 1 }
      }
      lines.append(indent(depth + 1) + StateText.cut(rest.reduce(0, +)))
    }
    if heading.isEmpty { lines.append(indent(depth) + "]") }
  }

  private mutating func addElement(
    _ sign: String, _ entry: StateEntry?, _ value: StateValue, depth: Int
  ) {
    add(sign + (entry.map { StateText.line($0.key) + ": " } ?? ""), value, depth: depth)
  }
}

/// How many elements of a collection stand under each other.
private let longestTree = 100

private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

/// The label without the blank behind it: no line ends in one.
private func trimmed(_ label: String) -> String {
  label.hasSuffix(" ") ? String(label.dropLast()) : label
}
