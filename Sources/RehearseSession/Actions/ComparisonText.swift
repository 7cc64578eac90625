import RehearseScript

extension StateComparisonError {
  /// The diagnostic for a check that can't be answered.
  func kind(path: String, text: String) -> Diagnostic.Kind {
    switch self {
    case .unfit(let value, let type, let fits):
      .unfitExpectation(path: path, type: type, value: value, fits: fits)
    case .unknownCase(let name, let type, let near, let known):
      .unfitExpectation(path: path, type: type, value: name, fits: near.isEmpty ? known : near)
    case .unsuited(let sign, let type):
      .unfitOperator(operator: sign.rawValue, path: path, type: type, allowed: ["==", "!="])
    case .notBool(let type):
      .unfitOperator(
        operator: "expect alone", path: path, type: type, allowed: ["==", "!="])
    case .noOrder(let sign):
      .unfitOperator(operator: sign.rawValue, path: path, type: "nil", allowed: ["==", "!="])
    case .badPattern(let pattern):
      .invalidPattern(pattern: pattern, reason: Self.reason(pattern))
    case .notRead:
      .unknownPath(path: path, component: "…", near: [])
    }
  }

  /// What the library says of a pattern that it can't read.
  private static func reason(_ pattern: String) -> String {
    do {
      _ = try Regex(pattern)
      return "it can't be read"
    } catch {
      return "\(error)"
    }
  }
}

extension StatePathError {
  /// The diagnostic for a path that leads nowhere.
  func kind(path: String) -> Diagnostic.Kind {
    switch fact {
    case .unknownName(let name, _, let near, _):
      .unknownPath(path: path, component: name, near: near)
    case .outOfRange(let index, let count):
      .pathIndexOutOfRange(path: soFar, index: index, count: count)
    case .unknownKey(let key, let near, _):
      .unknownPath(path: path, component: key, near: near)
    case .nothingThere: missing(path, because: "\(soFar) is nil")
    case .nothingInside(let type): missing(path, because: "\(soFar) is of type \(type)")
    case .notRead: missing(path, because: "\(soFar) lies too deep to be read")
    case .malformed: .invalidPath(text: path)
    }
  }

  private func missing(_ path: String, because reason: String) -> Diagnostic.Kind {
    let rest = path.hasPrefix(soFar) ? path.dropFirst(soFar.count) : path[...]
    let name = rest.first == "." ? rest.dropFirst() : rest
    return .unknownPath(path: path, component: "\(name), since \(reason)", near: [])
  }
}

extension ValueTextError {
  /// Words or forms that would fit, for the hint.
  var fits: [String] {
    switch reason {
    case .words(let words, let near): near.isEmpty ? words : near
    case .range(let low, let high): ["\(low) to \(high)"]
    case .form(let example): example.map { [$0] } ?? []
    case .arguments(let form): [form]
    case .argument(_, let inner): inner.fits
    case .untypable: []
    }
  }
}
