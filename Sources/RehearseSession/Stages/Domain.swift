import RehearseScript

/// Registers the values that fit under a name, for every argument and every field of that name on the stage.
///
///     Domain("itemID") { store.items.map(\.id) }
///
/// They are completed, listed by `help`, and suggested where something else is typed.
public struct Domain: StageModel {
  public let model: Model

  /// Registers the values of a name.
  ///
  /// - Parameters:
  ///   - name: the argument or field that is meant, such as `itemID`.
  ///   - allowsOthers: whether other values are taken too, so that a script can try what is missing.
  ///   - values: the values at this moment, as they are typed.
  @MainActor public init<Value: CustomStringConvertible>(
    _ name: String, allowsOthers: Bool = false, values: @escaping @MainActor () -> [Value]
  ) {
    var model = Model(name, .domain) { () }
    model.values = ValueDomain(allowsOthers: allowsOthers) { values().map(\.description) }
    self.model = model
  }
}

/// The words that fit an argument or a field at a moment.
package struct ValueDomain: Sendable {
  let allowsOthers: Bool
  let words: @MainActor @Sendable () -> [String]
}

extension ValueDomain {
  /// Throws if a text is none of the values.
  @MainActor func check(_ text: TypedText, name: String) throws(ValueTextError) {
    let words = words()
    guard !allowsOthers, !text.isNil, !words.contains(text.text) else { return }
    throw ValueTextError(
      text: text.text, type: name,
      reason: .words(words, near: Suggestion.near(text.text, in: words)))
  }
}

extension [Model] {
  /// The models with the values that domains among them give to their arguments and fields.
  var withDomains: [Model] {
    var domains: [String: ValueDomain] = [:]
    for model in self { domains[model.name] = model.role == .domain ? model.values : nil }
    guard !domains.isEmpty else { return self }
    return map { $0.limited(by: domains) }
  }
}

extension Model {
  fileprivate func limited(by domains: [String: ValueDomain]) -> Model {
    var model = self
    model.present = present?.limited(by: domains)
    model.action = action?.limited(by: domains)
    model.sheets = sheets.map { $0.limited(by: domains) }
    model.pages = pages.map { $0.limited(by: domains) }
    model.fields = fields.map { field in
      domains[field.name].map { field.limited(by: $0) } ?? field
    }
    return model
  }
}

extension Model.Presenting {
  fileprivate func limited(by domains: [String: ValueDomain]) -> Self {
    Self(arguments: arguments.map { $0.limited(by: domains) }, call: call)
  }
}

extension Model.Route {
  fileprivate func limited(by domains: [String: ValueDomain]) -> Self {
    Self(name: name, arguments: arguments.map { $0.limited(by: domains) }, prepare: prepare)
  }
}

extension Model.Field {
  fileprivate func limited(by domain: ValueDomain) -> Self {
    let (name, prepare) = (name, prepare)
    return Self(name: name, type: type, values: domain) { text in
      try domain.check(text, name: name)
      return try prepare(text)
    }
  }
}

extension Argument {
  fileprivate func limited(by domains: [String: ValueDomain]) -> Argument {
    var argument = self
    argument.values = domains[name] ?? values
    return argument
  }
}
