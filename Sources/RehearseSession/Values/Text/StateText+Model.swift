extension StateText {
  /// Which models a step shows.
  package enum Show: String, CaseIterable, Sendable {
    case all, changes, none
  }

  /// The lines of a registered model, without `| `; what differs from the `old` value is shown as a change.
  ///
  /// `editor: isPresented false → true, name "" → "Jim", canSave false`
  package static func model(
    _ name: String, _ value: StateValue, since old: StateValue? = nil, show: Show = .all
  ) -> [String] {
    var lines: [String] = []
    var text = TextBytes()
    addModel(name, value, since: old, show: show, to: &lines, by: &text)
    return lines
  }

  /// Adds the lines of a registered model to others; they are put together at the end of a text.
  static func addModel(
    _ name: String, _ value: StateValue, since old: StateValue?, show: Show,
    to lines: inout [String], by text: inout TextBytes
  ) {
    switch show {
    case .none: return
    case .changes where old == value: return
    case .all, .changes: break
    }
    let start = text.count
    text.append(name)
    var previous: [StateValue]?
    guard case .record(let type, let fields) = value, !type.isTuple,
      old.map({ $0.isRecord(type, of: &previous) }) ?? true
    else {
      text += ": "
      write(value, since: old, to: &text)
      if fits(text.bytes(from: start)) { return lines.append(text.take(from: start)) }
      text.cut(to: start)
      var tree = StateTree()
      tree.add(StateTree.Label(name: name, gap: ": "), value, since: old, by: &text)
      lines += tree.lines
      return
    }
    func isShown(_ index: Int) -> Bool { show == .all || previous?[index] != fields[index] }

    text += ":"
    var isFirst = true
    for index in fields.indices where isShown(index) {
      if isFirst { text += " " } else { text += ", " }
      isFirst = false
      text.append(type.labels[index])
      text += " "
      if let previous {
        write(fields[index], since: previous[index], to: &text)
      } else {
        write(fields[index], to: &text)
      }
    }
    if fits(text.bytes(from: start)) { return lines.append(text.take(from: start)) }
    text.cut(to: start)
    var tree = StateTree()
    tree.addHeader(name + ":")
    for index in fields.indices where isShown(index) {
      let label = StateTree.Label(name: type.labels[index], gap: " ")
      tree.add(label, fields[index], since: previous?[index], depth: 1, by: &text)
    }
    lines += tree.lines
  }

  static func write(_ value: StateValue, since old: StateValue?, to text: inout TextBytes) {
    if let old { write(value, since: old, to: &text) } else { write(value, to: &text) }
  }

  private static func write(
    _ value: StateValue, since old: StateValue, to text: inout TextBytes
  ) {
    if old == value {
      if value.hasManyElements { return text += "[…]" }
      return write(value, to: &text)
    }
    if let changes = elementChanges(from: old, to: value) {
      return write(changes, isDictionary: value.isDictionary, to: &text)
    }
    write(old, to: &text)
    text += " → "
    write(value, to: &text)
  }

  private static func write(
    _ changes: [ElementChange], isDictionary: Bool, to text: inout TextBytes
  ) {
    if changes.isEmpty, isDictionary { return text += "[:]" }
    text += "["
    for (index, change) in changes.enumerated() {
      if index > 0 { text += ", " }
      write(change, to: &text)
    }
    text += "]"
  }

  private static func write(_ change: ElementChange, to text: inout TextBytes) {
    switch change {
    case .added(let entry, let value):
      text += "+ "
      write(entry, value, to: &text)
    case .removed(let entry, let value):
      text += "- "
      write(entry, value, to: &text)
    case .kept(let entry, let value): write(entry, value, to: &text)
    case .changed(let entry, let value):
      write(entry, to: &text)
      text += " → "
      write(value, to: &text)
    case .gap: text += "…"
    case .unread(let count): text.append(cut(count))
    }
  }

  private static func write(_ entry: StateEntry?, _ value: StateValue, to text: inout TextBytes) {
    if let entry { write(entry, to: &text) } else { write(value, to: &text) }
  }
}

extension StateValue {
  /// Whether it is a collection of which a step shows no more than what came and went.
  fileprivate var hasManyElements: Bool {
    switch self {
    case .array(let elements), .set(let elements): elements.count > 5
    case .dictionary(let entries): entries.count > 5
    default: false
    }
  }

  /// Whether it is of a record type, with its fields: only then one of that type is shown by what became of these.
  fileprivate func isRecord(_ type: RecordType, of fields: inout [StateValue]?) -> Bool {
    guard case .record(let ownType, let own) = self, ownType == type else { return false }
    fields = own
    return true
  }

  var isDictionary: Bool {
    if case .dictionary = self { true } else { false }
  }
}
