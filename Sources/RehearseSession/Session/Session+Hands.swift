import RehearseScript
import SwiftUI

// What a person could do now, on the frontmost screen.
extension Session {
  func tap(_ target: Target, _ command: Command) throws(Diagnostic) {
    let element = try find(target, command, needs: "button or link") { $0.press != nil }
    try use(element, command) { control in control.press?() }
  }

  /// Selects a tab by its label.
  func tab(_ target: Target, _ command: Command) throws(Diagnostic) {
    let element = try find(target, command, needs: "tab") { $0.kind == .tab }
    try use(element, command) { control in control.press?() }
  }

  func toggle(_ target: Target, _ command: Command) throws(Diagnostic) {
    let element = try find(target, command, needs: "toggle") { $0.isOn != nil }
    try use(element, command) { control in
      if let isOn = control.isOn { isOn.set(!isOn.get()) }
    }
  }

  /// Appends the text a character at a time, each a write and an update of its own, as keys do.
  func type(_ text: Word, into target: Target?, _ command: Command) throws(Diagnostic) {
    let element = try field(target, command)
    let host = host
    try use(element, command) { control in
      guard let access = control.text else { return }
      // A person taps the field before the first key.
      element.node.focus()
      host.update()
      for character in text.text {
        access.set(access.get() + String(character))
        host.update()
      }
    }
  }

  func clear(_ target: Target, _ command: Command) throws(Diagnostic) {
    let element = try field(target, command)
    try use(element, command) { control in control.text?.set("") }
  }

  private func field(_ target: Target?, _ command: Command) throws(Diagnostic) -> Element {
    if let target { return try find(target, command, needs: "text field") { $0.isTextField } }
    let all = frontControls(where: \.isTextField).filter { $0.control?.isTextField ?? false }
    let fields = all.contains(where: \.isEnabled) ? all.filter(\.isEnabled) : all
    guard let field = fields.first else {
      throw Diagnostic(.noTextField(place: ScreenPath(host).front), in: command)
    }
    guard fields.count == 1 else {
      throw Diagnostic(
        .ambiguousLabel(
          label: "text field", matches: fields.map(match),
          command: "\(command.known?.rawValue ?? "type") … into \(Quoting.word(field.label))"),
        in: command)
    }
    return field
  }

  func use(
    _ element: Element, _ command: Command, _ action: (Control) -> Void
  ) throws(Diagnostic) {
    guard element.isEnabled else { throw disabled(element, command.verb, command) }
    guard let control = element.control else { return }
    try act(command) { action(control) }
  }
}

extension Control {
  /// Whether a person types into it.
  var isTextField: Bool { kind.isField }
}
