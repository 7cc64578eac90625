import RehearseScript

/// Writes a command as a tree in one line, so that a table can show what was read.
///
/// `! tap Save [2]` is `! (tap Target(label: Save, ordinal: 2))`.
func treeDump(_ command: Command) -> String {
  (command.mustFail ? "! " : "") + "(" + tree(command.form) + ")"
}

private func tree(_ value: Any) -> String {
  switch value {
  case let word as Word: return word.description
  case let label as Label: return label.identifier.map { "id \($0)" } ?? label.word.description
  case let number as Number:
    return number.word.hasVariables ? number.word.description : String(number.value)
  case let delay as Delay:
    return delay.word.hasVariables ? delay.word.description : "\(delay.milliseconds)ms"
  case let path as Path:
    return path.components.isEmpty
      ? "\(path.word)" : path.components.map(tree).joined(separator: "/")
  case .name(let name) as Path.Component: return name
  case .index(let index) as Path.Component: return "#\(index)"
  case .key(let key) as Path.Component: return "\"\(key)\""
  case let keyed as KeyedValue: return "\(tree(keyed.key))=\(keyed.value)"
  case .path(let path) as Key: return tree(path)
  case .label(let word) as Key: return "\(word)"
  case .keyed(let keyed) as Argument: return tree(keyed)
  case .positional(let word) as Argument: return word.description
  case let destination as Destination:
    return (destination.router.map { "\($0)/" } ?? "") + destination.name
  case let expectation as Expectation:
    return (expectation.isNegated ? "not " : "") + tree(expectation.claim)
  case let steps as ClosedRange<Int>: return "\(steps.lowerBound)...\(steps.upperBound)"
  case let block as Block: return "{" + block.commands.map(treeDump).joined(separator: " ") + "}"
  case let verb as Verb: return verb.rawValue
  case let text as String: return text
  case let number as Int: return String(number)
  default: return treeOfParts(of: value)
  }
}

private func treeOfParts(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { tree($0.value) } ?? ""
  case .collection:
    return "[" + mirror.children.map { tree($0.value) }.joined(separator: ", ") + "]"
  case .enum:
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return [name, tree(child.value)].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return ([name] + fields(of: payload)).joined(separator: " ")
  default:
    return "\(mirror.subjectType)(" + fields(of: mirror).joined(separator: ", ") + ")"
  }
}

/// The parts that say something: no spans, nothing empty, and no label where it is only a number.
private func fields(of mirror: Mirror) -> [String] {
  mirror.children.compactMap { child in
    guard !(child.value is Span) else { return nil }
    let text = tree(child.value)
    guard !text.isEmpty, text != "[]" else { return nil }
    guard let label = child.label, !label.hasPrefix(".") else { return text }
    return "\(label): \(text)"
  }
}
