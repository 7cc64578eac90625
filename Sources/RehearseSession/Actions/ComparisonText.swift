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
        operator: "without an operator", path: path, type: type, allowed: ["==", "!="])
    case .noOrder(let sign):
      .unfitOperator(operator: sign.rawValue, path: path, type: "nil", allowed: ["==", "!="])
    case .badPattern(let pattern):
      .invalidPattern(pattern: pattern, reason: "it is no regular expression")
    case .notRead:
      .unknownPath(path: path, component: "…", near: [])
    }
  }
}

extension StatePathError {
  /// The diagnostic for a path that leads nowhere.
  func kind(path: String) -> Diagnostic.Kind {
    switch fact {
    case .unknownName(let name, _, let near, let known):
      .unknownPath(path: path, component: name, near: near.isEmpty ? Array(known.prefix(3)) : near)
    case .outOfRange(let index, let count):
      .pathIndexOutOfRange(path: path, index: index, count: count)
    case .unknownKey(let key, let near, _):
      .unknownPath(path: path, component: key, near: near)
    case .nothingThere: .unknownPath(path: path, component: "\(soFar) is nil", near: [])
    case .nothingInside(let type):
      .unknownPath(path: path, component: "\(soFar) is \(type)", near: [])
    case .notRead: .unknownPath(path: path, component: "…", near: [])
    case .malformed: .invalidPath(text: path)
    }
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
