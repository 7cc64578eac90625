// Alerts and dialogs: what they say, and the actions they offer.
extension ScreenReader {
  /// How a question is put together on a platform.
  private struct Form {
    let style: PresentationRequest.Style
    let isMac: Bool

    /// Whether the question is a popover, which has no cancel action to see (AL-05).
    let hidesCancel: Bool

    /// Whether a disabled action is one (AL-09).
    let allowsDisabling: Bool

    /// What choosing an action comes to, besides the action itself.
    let answer: @MainActor (_ role: ButtonRole?, _ action: @MainActor () -> Void) -> Void
  }

  /// What is on the layer if that is a question: message, fields and actions; nil if it is none.
  mutating func question(_ root: ViewNode) -> [Element]? {
    let policy = root.graph.policy
    if let dialog = layer.askingDialog {
      let layer = layer
      let form = Form(
        style: .dialog, isMac: policy.idiom == .mac, hidesCancel: false, allowsDisabling: true
      ) { role, action in
        action()
        layer.endDialog(dismissing: role != .cancel)
      }
      return question(dialog, form)
    }
    guard let node = root.children.first, case .question = node.semantics,
      let presentation = layer.contained?.object
    else { return nil }
    let style = presentation.style
    let isCompact = node.environment.horizontalSizeClass == .compact
    let form = Form(
      style: style, isMac: policy.idiom == .mac,
      hidesCancel: style == .dialog && policy.idiom != .mac && !isCompact,
      allowsDisabling: policy.system.honorsDisabledActions
    ) { [reference = presentation.reference] _, action in
      reference.object?.answer(action)
    }
    return question(node, form)
  }

  private mutating func question(_ node: ViewNode, _ form: Form) -> [Element] {
    let message = texts(of: node, form)
    let things = elements(of: .actions, in: node).filter { form.isMac || $0.isKept }
    let fields = things.filter { !$0.isAction }
    var actions = things.filter(\.isAction).map { action($0, form) }
    if form.style == .alert, actions.isEmpty {
      actions = [standard("OK", nil, .defaultAction, on: node, form)]
    }
    let hasCancel = actions.contains { $0.control?.role == .cancel }
    if form.style == .dialog, !hasCancel, !form.hidesCancel {
      actions.append(standard("Cancel", .cancel, .cancelAction, on: node, form))
    }
    if form.hidesCancel { actions.removeAll { $0.control?.role == .cancel } }
    return message + fields + withKeys(ordered(actions, form))
  }

  /// The message, of which only the text is kept (AL-07).
  private mutating func texts(of node: ViewNode, _ form: Form) -> [Element] {
    elements(of: .message, in: node).filter { form.isMac || $0.control == nil && !$0.texts.isEmpty }
  }

  /// Reads one part of the question.
  private mutating func elements(of part: DialogPart, in node: ViewNode) -> [Element] {
    var reader = ScreenReader(layer: layer)
    for child in node.children {
      if case .dialog(part) = child.semantics { reader.read(child, Surroundings()) }
    }
    return reader.found
  }

  private func action(_ element: Element, _ form: Form) -> Element {
    if let control = element.control, let press = control.press {
      element.control = control.pressing { form.answer(control.role, press) }
    }
    if !form.allowsDisabling { element.isEnabled = true }
    return element
  }

  /// An action that the system adds.
  private func standard(
    _ title: String, _ role: ButtonRole?, _ shortcut: KeyboardShortcut, on node: ViewNode,
    _ form: Form
  ) -> Element {
    Element(
      node: node,
      control: Control(
        kind: .button, role: role, title: title, press: { form.answer(role) {} }),
      label: title, texts: [title], shortcut: shortcut)
  }

  /// The system's order: cancel leads one other action of an alert, and comes last otherwise (AL-06).
  private func ordered(_ actions: [Element], _ form: Form) -> [Element] {
    let cancel = actions.filter { $0.control?.role == .cancel }
    let others = actions.filter { $0.control?.role != .cancel }
    let isPair = form.style == .alert && actions.count == 2 && !form.isMac
    return isPair ? cancel + others : others + cancel
  }

  /// Gives the cancel action Escape and the one plain action Return, where no other has them (PM-17).
  private func withKeys(_ actions: [Element]) -> [Element] {
    let hasDefault = actions.contains { $0.shortcut == .defaultAction }
    let plain = actions.filter { $0.control?.role == nil && $0.shortcut == nil }
    let hasEscape = actions.contains { $0.shortcut == .cancelAction }
    for element in actions where element.shortcut == nil {
      if element.control?.role == .cancel, !hasEscape {
        element.shortcut = .cancelAction
      } else if !hasDefault, plain.count == 1, element.control?.role == nil {
        element.shortcut = .defaultAction
      }
    }
    return actions
  }
}

extension Element {
  /// Whether the thing answers the question.
  fileprivate var isAction: Bool { control?.press != nil && control?.isOn == nil }

  /// Whether phones and tablets keep the thing in an alert: fields, and buttons labelled by plain text (AL-07, AL-08).
  fileprivate var isKept: Bool {
    switch control?.kind {
    case .textField, .secureField: true
    case .button, .link: node.isPlainText
    default: false
    }
  }
}

extension ViewNode {
  /// Whether all there is to see at and below the place is text.
  fileprivate var isPlainText: Bool {
    switch semantics {
    case .image, .container: return false
    default: return children.allSatisfy(\.isPlainText)
    }
  }
}
