import RehearseScript

extension StatePath {
  /// The value at the end of the path, beginning with the component `start`, that leads on from `value`.
  package func value(
    in value: StateValue, from start: Int = 0
  ) throws(StatePathError) -> StateValue {
    var value = value
    for index in components.indices.dropFirst(start) {
      do {
        switch components[index] {
        case .name(let name): value = try inner(name, of: value)
        case .element(let key): value = try element(key, of: value)
        }
      } catch {
        throw StatePathError(
          fact: error.fact, component: index, soFar: Self.text(components[..<index]))
      }
    }
    return value
  }

  /// What may come next in a path that leads to `value`.
  package static func names(in value: StateValue) -> [String] {
    switch value {
    case .record(let type, _): shownLabels(type.labels)
    case .enumCase(let name, _): shownLabels(name.labels)
    case .array, .set, .string: ["count"]
    case .dictionary(let entries): entries.map(\.key.keyText) + ["count"]
    default: []
    }
  }
}

/// A fact on its way to the place where the path is known.
private struct Missing: Error {
  let fact: StatePathError.Fact
}

private func inner(_ name: String, of value: StateValue) throws(Missing) -> StateValue {
  switch value {
  case .record(let type, let fields):
    return try field(name, of: type.name.isEmpty ? "tuple" : type.name, type.labels, fields)
  case .enumCase(let shown, let payload):
    if payload.isEmpty { throw Missing(fact: .nothingInside("\(shown.typeName).\(shown.name)")) }
    return try field(name, of: shown.name, shown.labels, payload)
  case .array(let elements), .set(let elements):
    if name == "count" { return .int(count(elements)) }
    throw unknown(name, value)
  case .dictionary(let entries):
    if name == "count" { return .int(count(entries.map(\.key))) }
    return try entry(name, entries)
  case .string(let string):
    if name == "count" { return .int(string.count) }
    throw unknown(name, value)
  case .null: throw Missing(fact: .nothingThere)
  case .elided: throw Missing(fact: .notRead)
  case .bool, .int, .double, .text, .token, .name:
    throw Missing(fact: .nothingInside(value.typeText))
  }
}

private func element(_ key: String, of value: StateValue) throws(Missing) -> StateValue {
  switch value {
  case .array(let elements), .set(let elements):
    guard let index = Int(key) else { throw unknown(key, value) }
    let count = count(elements)
    guard index >= 0, index < count else {
      throw Missing(fact: .outOfRange(index, count: count))
    }
    guard index < elements.count, !elements[index].isElided else { throw Missing(fact: .notRead) }
    return elements[index]
  case .dictionary(let entries): return try entry(key, entries)
  case .null: throw Missing(fact: .nothingThere)
  case .elided: throw Missing(fact: .notRead)
  default: throw Missing(fact: .nothingInside(value.typeText))
  }
}

private func field(
  _ name: String, of type: String, _ labels: [String], _ values: [StateValue]
) throws(Missing) -> StateValue {
  let shown = shownLabels(labels)
  // An unlabelled part answers to `_0`, as in JSON, and to `0`, as in Swift.
  guard let index = shown.firstIndex(of: name) ?? shown.firstIndex(of: "_" + name) else {
    let near = Suggestion.near(name, in: shown)
    throw Missing(fact: .unknownName(name, in: type, near: near, known: shown))
  }
  return values[index]
}

private func entry(_ key: String, _ entries: [StateEntry]) throws(Missing) -> StateValue {
  if let entry = entries.first(where: { $0.key.keyText == key }) { return entry.value }
  if entries.last?.key.isElided == true { throw Missing(fact: .notRead) }
  let known = entries.map(\.key.keyText)
  throw Missing(fact: .unknownKey(key, near: Suggestion.near(key, in: known), known: known))
}

private func unknown(_ name: String, _ value: StateValue) -> Missing {
  let near = Suggestion.near(name, in: ["count"])
  return Missing(fact: .unknownName(name, in: value.typeText, near: near, known: ["count"]))
}

private func shownLabels(_ labels: [String]) -> [String] {
  labels.enumerated().map { $1.isEmpty ? "_\($0)" : $1 }
}

/// How many there are, those included that were not read.
private func count(_ elements: [StateValue]) -> Int {
  if case .elided(let more)? = elements.last, more > 0 { return elements.count - 1 + more }
  return elements.count
}

extension StateValue {
  var isElided: Bool {
    if case .elided = self { true } else { false }
  }

  /// What kind of value it is, in a person's words.
  package var typeText: String {
    switch self {
    case .null: "nil"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .text(let text): DateText.parse(text) == nil ? "text" : "Date"
    case .record(let type, _): type.name.isEmpty ? "tuple" : type.name
    case .enumCase(let name, _): name.typeName
    case .array: "array"
    case .set: "set"
    case .dictionary: "dictionary"
    case .token: "identity"
    case .elided: "…"
    case .name(let name): name
    }
  }
}
