import RehearseScript
import SwiftUI

// `actions`: what can be done now.
extension Session {
  /// Everything that can be done now, as commands that could be typed; … stands for a text of one's own.
  package func availableActions() -> [String] {
    let elements = frontElements
    // What lies within reach behind a sheet is there too, where the label alone means it.
    let behind = host.layersWithinReach.flatMap { host.elements(of: $0) }.filter { element in
      !elements.contains { LabelKey($0.label) == LabelKey(element.label) }
    }
    return elements.filter(\.isEnabled).flatMap { uses(of: $0, among: elements) }
      + rowActions(among: elements)
      + leavingActions()
      + behind.filter(\.isEnabled).flatMap { uses(of: $0, among: behind) }
      + current.models.flatMap { $0.uses(among: current.models) }
  }

  /// The ways out of the frontmost page and of what is presented.
  private func leavingActions() -> [String] {
    var actions: [String] = []
    guard let layer = host.frontLayer else { return actions }
    if layer.dialog == nil, layer.canGoBack { actions.append("back") }
    if layer.host.enclosingPresentation != nil {
      if canSwipe(layer) { actions.append("swipe") }
      actions.append("dismiss")
    }
    return actions
  }

  private func canSwipe(_ layer: Host.Layer) -> Bool {
    guard options.policy.idiom != .mac || layer.style == .popover, layer.dialog == nil else {
      return layer.style?.isQuestion ?? false || layer.dialog != nil || layer.host.wantsToAsk
        || frontElements.contains { $0.isCancellation && $0.isEnabled && $0.control?.press != nil }
    }
    return layer.host.enclosingPresentation?.hold == nil
  }

  func uses(of element: Element, among elements: [Element]) -> [String] {
    guard let control = element.control else { return [] }
    func named(_ fits: @escaping (Control) -> Bool, _ text: (String) -> [String]) -> [String] {
      name(of: element, among: elements, where: fits).map(text) ?? []
    }
    switch control.kind {
    case .button, .link, .row: return named({ $0.press != nil }) { ["tap \($0)"] }
    case .tab: return named({ $0.kind == .tab }) { ["tab \($0)"] }
    case .toggle: return named({ $0.isOn != nil }) { ["toggle \($0)"] }
    case .textField, .secureField:
      if let key = key(of: element, among: elements) { return ["set \(key)=…"] }
      return named(\.isTextField) { ["type … into \($0)"] }
    case .stepper, .slider:
      return named({ $0.step != nil }) { name in
        (control.canStep?(true, 1) ?? true ? ["increment \(name)"] : [])
          + (control.canStep?(false, 1) ?? true ? ["decrement \(name)"] : [])
      }
    case .picker:
      guard let selection = control.selection?.get else {
        let now = control.text?.get() ?? ""
        let value = now.isEmpty ? "…" : Quoting.word(now)
        let set = key(of: element, among: elements).map { ["set \($0)=\(value)"] } ?? []
        return set + named({ $0.pick != nil }) { ["choose \($0) …"] }
      }
      let now = selection()
      let choices = element.options.filter { $0.tag != now }.map { Quoting.word($0.label) }
      return named({ $0.selection != nil }) { name in choices.map { "choose \(name) \($0)" } }
    case .file, .paste: return named({ $0.pick != nil }) { ["choose \($0) …"] }
    }
  }

  /// What one types for a thing: its label, with what it is in or its number where others have the same.
  private func name(
    of element: Element, among elements: [Element], where fits: @escaping (Control) -> Bool
  ) -> String? {
    let label = Quoting.word(element.label)
    let finder = ElementFinder(elements: elements)
    let need: ElementFinder.Need = { $0.control.map(fits) ?? false }
    func means(_ target: ElementTarget) -> Bool {
      if case .one(let found) = finder.find(target, where: need) {
        found.node === element.node
      } else {
        false
      }
    }
    if element.isUntitled, let identifier = element.identifier { return "@\(identifier)" }
    guard !element.label.isEmpty else { return nil }
    var target = ElementTarget(label: element.label)
    if means(target) { return label }
    for container in element.rowTexts + element.groups.reversed() {
      target.containers = [container]
      if means(target) { return "\(label) in \(Quoting.word(container))" }
    }
    target.containers = []
    for index in 1...max(1, elements.count) {
      target.index = index
      if means(target) { return "\(label) [\(index)]" }
    }
    return nil
  }

  /// What stands before the equals sign of `set` for a control, if any key means it alone.
  private func key(of element: Element, among elements: [Element]) -> String? {
    guard !element.label.isEmpty, !element.isUntitled || element.identifier == nil else {
      return nil
    }
    let finder = ElementFinder(elements: elements)
    func means(_ label: String) -> Bool {
      let found = finder.find(
        ElementTarget(label: label), where: { $0.control?.isSettable ?? false })
      return if case .one(let found) = found { found.node === element.node } else { false }
    }
    if means(element.settingLabel) { return element.settingKey }
    return means(element.label) ? Quoting.quoted(element.label) : nil
  }
}

extension Element {
  /// What `settingKey` stands for.
  fileprivate var settingLabel: String {
    settingKey.hasPrefix("\"") ? label : settingKey
  }
}

extension Model {
  /// What can be done with the model, as one would type it.
  @MainActor fileprivate func uses(among models: [Model]) -> [String] {
    var uses: [String] = []
    if let present { uses.append("present \(name)" + present.arguments.example) }
    uses += fields.map { "set \(name).\($0.name)=\($0.example)" }
    uses += sheets.map { route in
      "sheet \(typedName(of: route, \.sheets, among: models))" + route.arguments.example
    }
    uses += pages.map { route in
      "push \(typedName(of: route, \.pages, among: models))" + route.arguments.example
    }
    if let path, path.depth() > 0 { uses.append("pop") }
    return uses
  }
}

extension [Argument] {
  /// The arguments with values that fit: ` name=… pages=3`.
  fileprivate var example: String {
    map { argument in " \(argument.name)=\(exampleValue { try argument.check($0) })" }.joined()
  }
}

extension Model.Field {
  @MainActor fileprivate var example: String { exampleValue { _ = try prepare($0) } }
}

/// A word that fits: … where any text does.
private func exampleValue(_ read: (TypedText) throws -> Void) -> String {
  do {
    try read(TypedText("…"))
    return "…"
  } catch {
    return (error as? ValueTextError)?.fits.first.map(Quoting.word) ?? "…"
  }
}
