import RehearseScript

// Ways into the state, and what stands at their ends.
extension Session {
  /// The paths that begin with what was typed, one step farther.
  func pathOffers(_ partial: String, _ reserved: [String]) -> [Offer] {
    let offers = offers(along: partial, reserved)
    // A whole path that leads on is followed.
    guard offers.contains(where: { $0.text == partial && $0.leadsOn }),
      let value = value(atPath: partial)
    else { return offers }
    return offers.filter { $0.text != partial } + Self.steps(from: value, at: partial)
  }

  private func offers(along partial: String, _ reserved: [String]) -> [Offer] {
    guard let end = partial.lastIndex(where: { $0 == "." || $0 == "[" }) else {
      return stateRoots.map { root in
        // A word that begins another form of check stands in back quotes as a path.
        let name = reserved.contains(root.path) ? "`\(root.path)`" : root.path
        return Offer(path: name, root.value)
      }
    }
    let path = String(partial[..<end])
    return value(atPath: path).map { Self.steps(from: $0, at: path) } ?? []
  }

  /// Where paths begin: the models, then the views with state.
  private var stateRoots: [(path: String, value: StateValue)] {
    let models = zip(current.models, current.states).map { ($0.name, $1.value) }
    var count: [String: Int] = [:]
    let views = viewStates()
    let total = Dictionary(grouping: views, by: \.view).mapValues(\.count)
    return models
      + views.map { view in
        let index = count[view.view, default: 0]
        count[view.view] = index + 1
        let isOnly = total[view.view] == 1
        return (isOnly ? view.view : "\(view.view)[\(index)]", view.value)
      }
  }

  private func value(atPath text: String) -> StateValue? {
    let plain = text.replacing("`", with: "")
    for root in stateRoots where plain.hasPrefix(root.path) {
      let rest = plain.dropFirst(root.path.count)
      guard rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[") else { continue }
      return try? StatePath(parsing: "root" + rest).value(in: root.value, from: 1)
    }
    return nil
  }

  private static func steps(from value: StateValue, at path: String) -> [Offer] {
    var offers: [Offer] = []
    switch value {
    case .record, .enumCase:
      for name in StatePath.names(in: value) {
        guard let inner = try? StatePath([.name(name)]).value(in: value) else { continue }
        offers.append(Offer(path: "\(path).\(name)", inner))
      }
    case .array(let elements), .set(let elements):
      for (index, element) in elements.prefix(listedElements).enumerated() {
        if case .elided = element { break }
        offers.append(Offer(path: "\(path)[\(index)]", element))
      }
    case .dictionary(let entries):
      for entry in entries.prefix(listedElements) {
        if case .elided = entry.key { break }
        let key = entry.key.keyText
        let step = Naming.isName(key) ? ".\(key)" : "[\(Quoting.quoted(key))]"
        offers.append(Offer(path: path + step, entry.value))
      }
    default: return []
    }
    if let count = try? StatePath([.name("count")]).value(in: value) {
      offers.append(Offer(path: "\(path).count", count))
    }
    return offers
  }

  /// How many elements of a collection are worth listing.
  private static let listedElements = 20
}

// What a value at the end of a path may be compared by, and with.
extension Session {
  func comparisonOffers(_ path: String) -> [Offer] {
    let equality = [Offer("==", "is", .literal), Offer("!=", "is not", .literal)]
    let order = [
      Offer("<", "is less than", .literal), Offer("<=", "is at most", .literal),
      Offer(">", "is more than", .literal), Offer(">=", "is at least", .literal),
    ]
    let contains = Offer("contains", "holds a part, an element or a key", .literal)
    let matches = Offer("matches", "fits a regular expression as a whole", .literal)
    return switch value(atPath: path) {
    case .bool, .enumCase, .token: equality
    case .int, .double: equality + order
    case .array, .set, .dictionary: equality + [contains]
    case .string: equality + order + [contains, matches]
    default: equality + order + [contains, matches]
    }
  }

  func comparedValueOffers(_ path: String) -> [Offer] {
    switch value(atPath: path) {
    case .bool(let now): [true, false].map { Offer("\($0)", $0 == now ? "now" : "Bool") }
    case .enumCase(let name, _):
      name.siblings.map { Offer($0, $0 == name.name ? "now" : name.typeName) }
    case .string(let text): [Offer(text, "now")]
    case .int, .double: value(atPath: path).map { [Offer(StateText.line($0), "now")] } ?? []
    case .null: [Offer("nil", "now", .literal)] + missingCaseOffers(path)
    default: []
    }
  }
}

extension Session {
  /// What an enum could be that is nil now.
  private func missingCaseOffers(_ text: String) -> [Offer] {
    guard
      case .state(.path(let path)) = Parser.parse("state \(text)").lines.first?.commands.first?.form,
      case .enumCase(let name, _) = missingCase(at: path, Command(.reset))
    else { return [] }
    return name.siblings.map { Offer($0, name.typeName) }
  }
}

extension Offer {
  fileprivate init(path: String, _ value: StateValue) {
    let text = StateText.line(value)
    let summary = text.count > 60 ? String(text.prefix(59)) + "…" : text
    let leadsOn =
      switch value {
      case .record(_, let fields): !fields.isEmpty
      case .enumCase(_, let payload): !payload.isEmpty
      case .array, .set, .dictionary: true
      default: false
      }
    self.init(path, summary, .literal(continues: leadsOn))
  }

  fileprivate var leadsOn: Bool {
    if case .literal(continues: true) = form { true } else { false }
  }
}
