import RehearseScript
import SwiftUI

// What the stage has registered, and what its commands take.
extension Session {
  func modelOffers(_ context: CompletionContext) -> [Offer] {
    switch context.place {
    case .editor:
      current.models.compactMap { model in
        model.present.map { present in
          Offer(model.name, present.arguments.isEmpty ? "editor" : present.arguments.summary)
        }
      }
    case .model:
      current.models.filter { $0.dismiss != nil }.map { Offer($0.name, $0.role.name) }
    case .destination: routeOffers(\.sheets, context.partial)
    case .route: routeOffers(\.pages, context.partial)
    default: []
    }
  }

  /// The names of destinations, with their router's in front where that was begun or is needed.
  private func routeOffers(
    _ routes: (Model) -> [Model.Route], _ partial: String
  ) -> [Offer] {
    let all = current.models.flatMap { routes($0).map(\.name) }
    return current.models.flatMap { model in
      routes(model).map { route in
        let isAmbiguous = all.filter { $0 == route.name }.count > 1
        let needsRouter = isAmbiguous || partial.contains(".")
        let name = needsRouter ? "\(model.name).\(route.name)" : route.name
        let owner = "of \(model.name)"
        return Offer(name, route.arguments.isEmpty ? owner : route.arguments.summary)
      }
    }
  }

  /// The keys a command takes that do not yet stand in it.
  func keyOffers(
    _ verb: Verb, _ subject: String?, _ partial: String, _ typed: TypedKeys
  ) -> [Offer] {
    let keys: [Offer] =
      switch verb {
      case .set: settableKeys(partial)
      case .run: fileVariables(subject ?? "")
      default: arguments(verb, subject ?? "").map(\.offer)
      }
    return keys.filter { !typed.contains($0.text) }
  }

  /// The keys of arguments still to come, and the values of the one that may come without its key.
  func argumentOffers(
    _ position: Int, _ verb: Verb, _ subject: String, _ typed: TypedKeys
  ) -> [Offer] {
    let arguments = arguments(verb, subject)
    let withKey = arguments.filter { typed.contains($0.name) }
    let rest = arguments.dropFirst(max(0, position - withKey.count))
      .filter { !typed.contains($0.name) }
    return rest.map(\.offer) + (withKey.isEmpty ? rest.first?.valueOffers ?? [] : [])
  }

  /// The values of an argument, a control or a field, where they can be listed.
  func valueOffers(_ key: String, _ verb: Verb, _ subject: String?) -> [Offer] {
    if verb == .set { return settableValues(key) }
    let argument = arguments(verb, subject ?? "").first { $0.name == key }
    return argument?.valueOffers ?? []
  }

  /// The values of an argument of a verb that the stage has registered.
  func stageVerbOffers(_ position: Int, _ verb: String) -> [Offer] {
    let arguments = action(named: verb)?.action?.arguments ?? []
    guard position < arguments.count else { return [] }
    return arguments[position].valueOffers
  }

  /// What a script uses that it does not give a value itself: that is given when it is run.
  private func fileVariables(_ path: String) -> [Offer] {
    guard let bytes = try? ScriptFile.bytes(of: path) else { return [] }
    let script = Parser.parse(Source(bytes: bytes, name: path).withoutProse)
    let made = script.madeVariables
    var seen: Set<String> = []
    return script.variableUses.map(\.name)
      .filter { !made.contains($0) && seen.insert($0).inserted }
      .map { Offer($0, "variable of \(path)", .key) }
  }

  private func arguments(_ verb: Verb, _ subject: String) -> [Argument] {
    switch verb {
    case .present: current.models.first { $0.name == subject }?.present?.arguments ?? []
    case .stage: stages.first { $0.name == subject }?.arguments ?? []
    case .sheet: arguments(\.sheets, subject)
    case .push: arguments(\.pages, subject)
    default: []
    }
  }

  private func arguments(
    _ routes: (Model) -> [Model.Route], _ subject: String
  ) -> [Argument] {
    for model in current.models {
      for route in routes(model)
      where subject == route.name || subject == "\(model.name).\(route.name)" {
        return route.arguments
      }
    }
    return []
  }
}

// What `set` can write.
extension Session {
  private func settableKeys(_ partial: String) -> [Offer] {
    let controls = frontElements.filter { $0.isEnabled && $0.takesValue && !$0.label.isEmpty }
    let fields = current.models.flatMap { model in model.fields.map { (model, $0) } }
    return controls.map { Offer($0.plainSettingKey, $0.kindName, .key) }
      + fields.flatMap { model, field in
        let isAmbiguous = fields.filter { $0.1.name == field.name }.count > 1
        let qualified = Offer(
          "\(model.name).\(field.name)", "\(field.typeName), field of \(model.name)", .key)
        let plain = Offer(field.name, "\(field.typeName), field of \(model.name)", .key)
        if partial.contains(".") || isAmbiguous { return [qualified] }
        return [plain]
      }
  }

  private func settableValues(_ key: String) -> [Offer] {
    let finder = ElementFinder(elements: frontElements)
    if case .one(let element) = finder.find(ElementTarget(label: key), where: { $0.takesValue }) {
      if let isOn = element.control?.isOn {
        return [true, false].map { Offer("\($0)", $0 == isOn.get() ? "now" : "toggles it") }
      }
      return element.control?.selection == nil ? [] : element.optionOffers
    }
    for model in current.models {
      for field in model.fields where key == field.name || key == "\(model.name).\(field.name)" {
        return field.domain?.map { Offer(valueWord: $0, of: field.typeName) } ?? []
      }
    }
    return []
  }
}

extension Element {
  /// Whether `set` can write its value.
  var takesValue: Bool {
    guard let control else { return false }
    return control.text != nil || control.isOn != nil || control.selection != nil
      || control.number != nil
  }

  /// The key of `set`, not yet quoted.
  fileprivate var plainSettingKey: String {
    settingKey.hasPrefix("\"") ? label : settingKey
  }
}

extension Argument {
  @MainActor fileprivate var valueOffers: [Offer] {
    domain?.map { Offer(valueWord: $0, of: typeName) } ?? []
  }

  fileprivate var offer: Offer {
    Offer(name, hasDefault ? "\(typeName), may be left out" : typeName, .key)
  }
}

extension [Argument] {
  /// What has to be typed, in a few words: `itemID: String`.
  fileprivate var summary: String {
    map { "\($0.name): \($0.typeName)" }.joined(separator: ", ")
  }
}

extension Offer {
  /// A word that fits a type; a case with a payload is begun up to its first value.
  init(valueWord word: String, of type: String) {
    guard let open = word.firstIndex(of: "("), word.hasSuffix(")") else {
      self.init(word, type)
      return
    }
    let labels = word[word.index(after: open)...]
    let first = labels.prefix { $0 != ":" }
    let beginning = word[...open] + (first == "_" ? "" : first + ": ")
    self.init(String(beginning), word, .literal(continues: true))
  }
}
