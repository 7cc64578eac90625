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
    switch show {
    case .none: return []
    case .changes where old == value: return []
    case .all, .changes: break
    }
    guard case .record(let type, let fields) = value, !type.isTuple, value.isComparable(with: old)
    else {
      var tree = StateTree()
      tree.add(name + ": ", value, since: old)
      return tree.lines
    }
    var previous: [StateValue]?
    if case .record(_, let oldFields)? = old { previous = oldFields }
    let shown =
      show == .all ? Array(fields.indices) : fields.indices.filter { previous?[$0] != fields[$0] }

    var line = TextBytes(name)
    line += ":"
    for index in shown {
      line += index == shown.first ? " " : ", "
      line += type.labels[index]
      line += " "
      write(fields[index], since: previous?[index], to: &line)
    }
    if fits(line) { return [line.string] }
    var tree = StateTree()
    tree.addHeader(name + ":")
    for index in shown {
      tree.add(type.labels[index] + " ", fields[index], since: previous?[index], depth: 1)
    }
    return tree.lines
  }

  static func write(_ value: StateValue, since old: StateValue?, to text: inout TextBytes) {
    guard let old else { return write(value, to: &text) }
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
    case .unread(let count): text += cut(count)
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

  /// Whether it is shown by its fields: one that was nothing, or of another type, is new as a whole.
  fileprivate func isComparable(with old: StateValue?) -> Bool {
    guard case .record(let type, _) = self, case .record(let oldType, _)? = old else {
      return old == nil
    }
    return oldType == type
  }

  var isDictionary: Bool {
    if case .dictionary = self { true } else { false }
  }
}
