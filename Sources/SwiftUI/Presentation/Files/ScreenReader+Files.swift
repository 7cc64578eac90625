// File panels: where a file is picked, and what ends the panel.
extension ScreenReader {
  /// What is on the layer if that is a file panel; nil if it is none.
  func filePanel(_ root: ViewNode) -> [Element]? {
    guard let node = root.children.first, case .files(let panel) = node.semantics,
      let presentation = layer.contained?.object
    else { return nil }
    func element(_ control: Control, _ shortcut: KeyboardShortcut?, isEnabled: Bool = true)
      -> Element
    {
      let label = control.title ?? ""
      return Element(
        node: node, control: control, label: label, texts: [label], shortcut: shortcut,
        isEnabled: isEnabled)
    }
    func finish(_ tell: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
      { [reference = presentation.reference] in reference.object?.finishPanel(tell) }
    }
    let file = Control(
      kind: .file, title: "File",
      text: Control.Access(
        get: { panel.selection.files.joined(separator: ", ") }, set: { panel.pick($0) }),
      range: Control.Range(example: panel.example, contains: { panel.accepts($0) }),
      pick: { panel.pick($0) })
    let failure = Control(
      kind: .file, title: "Failure",
      pick: { [weak presentation] text in
        presentation?.finishPanel {
          panel.onCompletion(.failure(FilePanelError(description: text)))
        }
      })
    let confirm = Control(
      kind: .button, role: .confirm, title: panel.title,
      press: finish { panel.onCompletion(.success(panel.urls)) })
    let cancel = Control(
      kind: .button, role: .cancel, title: "Cancel", press: finish { panel.onCancellation() })
    return [
      element(file, nil), element(failure, nil),
      element(confirm, .defaultAction, isEnabled: !panel.selection.files.isEmpty),
      element(cancel, .cancelAction),
    ]
  }
}

extension Presentation {
  /// Ends a file panel: its flag is false before anybody is told.
  @MainActor fileprivate func finishPanel(_ tell: @MainActor () -> Void) {
    finish {
      request.writeBack()
      let isRefused = request.current() == id
      tell()
      return isRefused
    }
  }
}
