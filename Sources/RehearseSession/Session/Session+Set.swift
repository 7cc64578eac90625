import RehearseScript
import SwiftUI

// `set`: controls of the frontmost screen first, then the one registered model that has the field.
extension Session {
  /// Reads all values before any is written; if one does not fit, none is.
  func set(_ values: [KeyedValue], _ command: Command) throws(Diagnostic) {
    var writes: [@MainActor () -> Void] = []
    for value in values { writes.append(try prepare(value, command)) }
    let host = host
    try act(command) {
      for write in writes {
        write()
        host.update()
      }
    }
  }

  private func prepare(
    _ value: KeyedValue, _ command: Command
  ) throws(Diagnostic) -> @MainActor () -> Void {
    switch value.key {
    case .label(let word):
      let target = Target(RehearseScript.Label(word))
      let finder = ElementFinder(elements: frontControls(where: \.isSettable))
      if case .several(let elements) = finder.find(
        ElementTarget(target), where: { $0.control?.isSettable ?? false })
      {
        throw ambiguous(elements, word.text, value, command)
      }
      let element = try find(target, command, needs: "control with a value") { $0.isSettable }
      return try prepare(element, value.value, command)
    case .path(let path):
      let names = path.components.compactMap { component in
        if case .name(let name) = component { name } else { nil }
      }
      if names.count == 2, path.components.count == 2 {
        return try prepare(model: names[0], field: names[1], value, command)
      }
      guard names.count == 1, path.components.count == 1 else {
        throw Diagnostic(
          .notSettable(path: path.text, reason: "only fields of a model are", instead: nil),
          at: value.key.span, in: command)
      }
      return try prepare(name: names[0], value, command)
    }
  }

  /// A plain name: a control of that label, else the field of one model.
  private func prepare(
    name: String, _ value: KeyedValue, _ command: Command
  ) throws(Diagnostic) -> @MainActor () -> Void {
    let finder = ElementFinder(elements: frontControls(where: \.isSettable))
    let target = ElementTarget(label: name)
    switch finder.find(target, where: { $0.control?.isSettable ?? false }) {
    case .one(let element):
      guard element.isEnabled else { throw disabled(element, value.key.span, command) }
      return try prepare(element, value.value, command)
    case .several(let elements):
      throw ambiguous(elements, name, value, command)
    case .none: break
    }
    for layer in host.layersWithinReach {
      let behind = ElementFinder(elements: host.elements(of: layer))
      let found = behind.find(target, where: { $0.control?.isSettable ?? false })
      if case .one(let element) = found, element.isEnabled {
        return try prepare(element, value.value, command)
      }
    }
    let models = current.models.filter { model in model.fields.contains { $0.name == name } }
    guard models.count <= 1 else {
      throw Diagnostic(
        .ambiguousField(field: name, models: models.map(\.name), value: value.value.text),
        at: value.key.span, in: command)
    }
    if let model = models.first {
      return try prepare(model: model.name, field: name, value, command)
    }
    if let model = current.models.first(where: { labels(of: $0).contains(name) }) {
      return try prepare(model: model.name, field: name, value, command)
    }
    let known =
      finder.elements.filter { $0.control?.isSettable ?? false }.map(\.settingKey)
      + current.models.flatMap { $0.fields.map(\.name) }
    throw Diagnostic(
      .unknownField(field: name, owner: nil, near: Suggestion.near(name, in: known)),
      at: value.key.span, in: command)
  }

  /// A key that several controls answer to; keys take no number, so the hint names another command.
  private func ambiguous(
    _ elements: [Element], _ name: String, _ value: KeyedValue, _ command: Command
  ) -> Diagnostic {
    let word = Quoting.word(elements.first?.label ?? name)
    let typed =
      switch elements.first?.control?.kind {
      case .toggle: "toggle \(word)"
      case .stepper, .slider: "increment \(word)"
      case .picker: "choose \(word)"
      default: "type \(Quoting.word(value.value.text)) into \(word)"
      }
    return ambiguous(elements, name, at: value.key.span, typed: typed, command)
  }

  func prepare(
    model name: String, field: String, _ value: KeyedValue, _ command: Command
  ) throws(Diagnostic) -> @MainActor () -> Void {
    guard let model = current.models.first(where: { $0.name == name }) else {
      let near = Suggestion.near(name, in: current.models.map(\.name))
      throw Diagnostic(.unknownModel(name: name, near: near), at: value.key.span, in: command)
    }
    guard let settable = model.fields.first(where: { $0.name == field }) else {
      let labels = labels(of: model)
      guard labels.contains(field) else {
        throw Diagnostic(
          .unknownField(
            field: field, owner: name, near: Suggestion.near(field, in: labels)),
          at: value.key.span, in: command)
      }
      throw Diagnostic(
        .notSettable(
          path: "\(name).\(field)", reason: model.reason(for: field), instead: model.example),
        at: value.key.span, in: command)
    }
    return try fit(TypedText(value.value), value.value, settable.prepare, command)
  }

  /// The names of a model's fields, private ones included.
  private func labels(of model: Model) -> [String] {
    guard let index = current.models.firstIndex(where: { $0.name == model.name }),
      index < current.states.count, case .record(let type, _) = current.states[index].value
    else { return [] }
    return type.labels
  }

  private func prepare(
    _ element: Element, _ word: Word, _ command: Command
  ) throws(Diagnostic) -> @MainActor () -> Void {
    let text = TypedText(word)
    guard let control = element.control else { return {} }
    try check(word, fits: element, command)
    if let access = control.text {
      let isMissing = control.canBeMissing && text.isNil
      return { access.set(isMissing ? "" : text.text) }
    }
    if let access = control.isOn {
      let isOn = try fit(text, word, { try ValueText.value(of: Bool.self, from: $0) }, command)
      return { access.set(isOn) }
    }
    if let access = control.selection {
      let tag = try choice(element, word, command)
      return { access.set(tag) }
    }
    if let access = control.number {
      let number = try fit(
        text, word, { try ValueText.value(of: Double.self, from: $0) }, command)
      return { access.set(number) }
    }
    return {}
  }
}

extension Control {
  /// Whether `set` can write the control's value.
  var isSettable: Bool {
    text != nil || isOn != nil || selection != nil || number != nil
  }
}

extension Model {
  /// How the model is driven instead, as one would type it.
  fileprivate var example: String? {
    switch role {
    case .editor:
      let arguments = present?.arguments.map { " \($0.name)=…" }.joined() ?? ""
      return "present \(name)\(arguments)"
    case .router: return sheets.first.map { "sheet \($0.name)" }
    case .watch, .action, .domain, .redaction: return nil
    }
  }
}
