import SwiftUI
import Testing

// What a person does.
extension TestHost {
  /// Presses the control with a label in the frontmost layer.
  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    tap(label, onLayer: layers.count - 1, sourceLocation: sourceLocation)
  }

  /// Presses the control with a label in a layer, 0 being the window.
  func tap(
    _ label: String, onLayer index: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard layers.indices.contains(index),
      let control = layers[index].controls.first(where: { $0.label == label })
    else {
      let controls = layers.map { $0.controls.map(\.label) }
      Issue.record("no control “\(label)” among \(controls)", sourceLocation: sourceLocation)
      return
    }
    press(control)
  }

  /// Presses the control of the frontmost layer that a key belongs to; false when there is none.
  func pressKey(_ shortcut: KeyboardShortcut) -> Bool {
    guard let control = layers.last?.controls.first(where: { $0.shortcut == shortcut }),
      control.isEnabled
    else { return false }
    press(control)
    return true
  }

  /// Writes into the field with a label in the frontmost layer.
  func type(
    _ text: String, into label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let field = layers.last?.controls.first(where: { $0.label == label })?.text else {
      Issue.record("no field “\(label)”", sourceLocation: sourceLocation)
      return
    }
    field.wrappedValue = text
    update()
  }

  /// Dismisses the frontmost presentation as a person does; false when it is refused.
  @discardableResult func swipe() -> Bool {
    guard beginSwipe() else { return false }
    update()
    return true
  }

  /// Gives the file panel in front the name of a file or of an error; false when it doesn't take it.
  func pick(_ text: String, for label: String = "File") -> Bool {
    defer { update() }
    return layers.last?.controls.first { $0.label == label }?.pick?(text) ?? false
  }

  /// Ends every open transition, and those that begin meanwhile.
  func finishTransitions() {
    while finishTransition() {}
  }
}

// What is to be seen.
extension TestHost {
  /// The layers in words, such as `["window Studio", "sheet Editor “Edit” > Detail (leaving)"]`.
  var screen: [String] { layers.map(\.description) }

  /// The presentations in words.
  var presented: [String] { Array(screen.dropFirst()) }

  /// The texts of the frontmost layer.
  var texts: [String] { layers.last?.texts ?? [] }

  /// The texts of a layer, 0 being the window.
  func texts(onLayer index: Int) -> [String] {
    layers.indices.contains(index) ? layers[index].texts : []
  }

  /// The labels of the controls of the frontmost layer.
  var labels: [String] { layers.last?.controls.map(\.label) ?? [] }

  /// Whether a layer of a kind is on screen.
  func isPresented(_ kind: TestLayer.Kind) -> Bool {
    layers.contains { $0.kind == kind }
  }

  /// The ids of the misuse reported so far.
  var issueIDs: [String] { issues.map(\.id) }
}

extension TestLayer {
  /// The layer in words.
  var description: String {
    var text = "\(kind.rawValue) \(name)"
    if let title { text += " “\(title)”" }
    for page in pages { text += " > \(page)" }
    return phase == .shown ? text : text + " (\(phase.rawValue))"
  }
}
