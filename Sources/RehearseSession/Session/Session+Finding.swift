import RehearseScript
import SwiftUI

// Finding what a label means, and saying why it means nothing.
extension Session {
  /// What is on the frontmost layer.
  var frontElements: [Element] {
    host.frontLayer.map { host.elements(of: $0) } ?? []
  }

  /// What can be operated on the frontmost layer, of controls that fit: all that most commands have to look at.
  ///
  /// Of questions and file panels it is all that they show.
  func frontControls(where fits: @escaping (Control) -> Bool) -> [Element] {
    host.frontLayer.map { host.controls(of: $0, where: fits) } ?? []
  }

  /// What can be pressed on the frontmost layer.
  var frontButtons: [Element] {
    frontControls { $0.press != nil }.filter { $0.control?.press != nil }
  }

  /// The one enabled control a target means, of those that can do what is asked.
  func find(
    _ target: Target, _ command: Command, needs: String, where fits: @escaping (Control) -> Bool
  ) throws(Diagnostic) -> Element {
    let asked = try asked(target, command)
    let finder = ElementFinder(elements: frontControls(where: fits))
    let need: ElementFinder.Need = { element in element.control.map(fits) ?? false }
    switch finder.find(asked, where: need) {
    case .one(let element):
      guard element.isEnabled else { throw disabled(element, target.span, command) }
      return element
    case .several(let elements):
      throw ambiguous(
        elements, target.label.text, at: target.label.word.span,
        typed: source.text(in: Span(command.span.start, target.span.end)), command)
    case .none:
      for layer in host.layersWithinReach {
        let behind = ElementFinder(elements: host.elements(of: layer))
        if case .one(let element) = behind.find(asked, where: need) { return element }
      }
      throw missing(target, asked, ElementFinder(elements: frontElements), command, needs, need)
    }
  }

  /// What a target asks for; an empty label asks for nothing, and would fit all that shows no text.
  func asked(_ target: Target, _ command: Command) throws(Diagnostic) -> ElementTarget {
    let asked = ElementTarget(target)
    guard asked.label.isEmpty else { return asked }
    throw Diagnostic(.emptyLabel, at: target.label.word.span, in: command)
  }

  private func missing(
    _ target: Target, _ asked: ElementTarget, _ finder: ElementFinder, _ command: Command,
    _ needs: String, _ need: ElementFinder.Need
  ) -> Diagnostic {
    let span = target.label.word.span
    let label = target.label.text
    for container in target.containers
    where !finder.elements.contains(where: { $0.isInside(container.text) }) {
      let known = finder.elements.flatMap { $0.groups + $0.rowTexts }
      let place = ScreenPath(host).front
      return Diagnostic(
        .unknownContainer(
          label: container.text, place: place,
          isPlace: LabelKey(container.text) == LabelKey(place),
          near: Suggestion.near(container.text, in: known)),
        at: container.word.span, in: command)
    }
    if let ordinal = target.ordinal {
      let count = finder.count(asked, where: need)
      if count > 0 {
        return Diagnostic(
          .ordinalOutOfRange(label: label, ordinal: ordinal.value, count: count),
          at: ordinal.word.span, in: command)
      }
    }
    if case .one(let other) = finder.find(asked, where: { _ in true }) {
      return Diagnostic(
        .wrongControl(
          label: label, is: other.kindName, verb: command.known?.rawValue ?? "",
          needs: needs, instead: other.command), at: span, in: command)
    }
    for layer in host.layers.dropLast().reversed() {
      let below = ElementFinder(elements: host.elements(of: layer))
      if below.count(asked, where: { _ in true }) > 0 {
        let cover = ScreenPath(host).presented.last
        return Diagnostic(
          .coveredControl(
            label: label, by: cover.map { "the \($0.kind) \(ScreenPath(host).front)" } ?? "",
            wayOut: cover?.isQuestion ?? false ? nil : "dismiss"), at: span,
          in: command)
      }
    }
    let near = Suggestion.near(
      label, in: frontElements.filter { $0.control != nil }.map(\.label))
    return Diagnostic(
      .unknownLabel(
        label: label, place: target.containers.last?.text ?? ScreenPath(host).front, near: near),
      at: span, in: command)
  }

  /// A label that several things have; what was typed up to it leads to a hint that picks one.
  func ambiguous(
    _ elements: [Element], _ label: String, at span: Span, typed: String, _ command: Command
  ) -> Diagnostic {
    Diagnostic(
      .ambiguousLabel(label: label, matches: elements.map(match), command: typed), at: span,
      in: command)
  }

  func disabled(_ element: Element, _ span: Span, _ command: Command) -> Diagnostic {
    Diagnostic(
      .disabledControl(label: element.label, by: element.disabler), at: span, in: command)
  }

  /// One of several things of a name, for the list that tells them apart.
  func match(_ element: Element) -> Diagnostic.Kind.Match {
    let text = "\(element.kindName) \(Quoting.quoted(element.label))"
    if let place = element.place {
      return .init(text: text, place: "the toolbar (\(place.rawValue))")
    }
    if let row = element.rowTexts.first(where: { LabelKey($0) != LabelKey(element.label) }) {
      return .init(text: text, place: "row \(Quoting.quoted(row))")
    }
    let section = element.groups.last { LabelKey($0) != LabelKey(element.label) }
    return .init(text: text, place: section.map(Quoting.quoted) ?? "")
  }
}

extension ElementTarget {
  /// What a command's target asks for.
  init(_ target: Target) {
    self.init(
      label: target.label.identifier ?? target.label.text,
      isIdentifier: target.label.identifier != nil, containers: target.containers.map(\.text),
      index: target.ordinal?.value)
  }
}

extension Control {
  /// What kind of thing it is, in a person's words.
  var kindName: String {
    switch kind {
    case .textField: "text field"
    case .secureField: "secure field"
    case .picker where selection != nil: "picker"
    case .picker: pick == nil ? "date or color picker" : "picker of days"
    case .file: "place for a file"
    case .paste: "paste button"
    case .button, .link, .toggle, .stepper, .slider, .tab, .row: kind.rawValue
    }
  }
}

extension Element {
  /// What kind of thing it is, in a person's words.
  var kindName: String {
    control?.kindName ?? "text"
  }

  /// A command that uses the thing.
  var command: String? {
    let word = Quoting.word(label)
    return switch control?.kind {
    case .button, .link, .row: "tap \(word)"
    case .tab: "tab \(word)"
    case .toggle: "toggle \(word)"
    case .textField, .secureField: "set \(settingKey)=…"
    case .stepper, .slider: "increment \(word)"
    case .picker: control?.selection == nil ? "set \(settingKey)=…" : "choose \(word) …"
    case .file, .paste: "choose \(word) …"
    case nil: nil
    }
  }

  /// The label as a key of `set`.
  var settingKey: String {
    let isName = label.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic }
    return isName ? label.lowercased() : Quoting.quoted(label)
  }
}
