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
    let all = frontElements.filter { $0.control?.isTextField ?? false }
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

  func choose(_ target: Target, _ value: Word, _ command: Command) throws(Diagnostic) {
    let element = try find(target, command, needs: "picker") {
      $0.selection != nil || $0.pick != nil
    }
    if let pick = element.control?.pick {
      try check(value, fits: element, command)
      return try use(element, command) { _ in pick(value.text) }
    }
    let tag = try choice(element, value, command)
    try use(element, command) { control in control.selection?.set(tag) }
  }

  func choice(
    _ element: Element, _ value: Word, _ command: Command
  ) throws(Diagnostic) -> AnyHashable {
    let options = element.options
    let key = LabelKey(value.text)
    let found =
      options.first { $0.label == value.text }
      ?? options.first { LabelKey($0.label) == key || LabelKey(Self.name(of: $0.tag)) == key }
    guard let found else {
      throw Diagnostic(
        .unknownChoice(value: value.text, label: element.label, choices: options.map(\.label)),
        at: value.span, in: command)
    }
    return found.tag
  }

  /// A tag as one would type it; an optional by what is in it.
  private static func name(of tag: AnyHashable) -> String {
    if let optional = tag.base as? any OptionalTag { return optional.name }
    return "\(tag)"
  }

  func increment(
    _ target: Target, _ count: RehearseScript.Number?, isUp: Bool, _ command: Command
  ) throws(Diagnostic) {
    let element = try find(target, command, needs: "stepper or slider") { $0.step != nil }
    let count = count?.value ?? 1
    // Asked before anything is stepped: a refused command changes nothing.
    guard element.control?.canStep?(isUp, count) ?? true else {
      throw atLimit(element, count, target, command)
    }
    var isAtLimit = false
    let host = host
    try use(element, command) { control in
      for _ in 0..<count where !isAtLimit {
        isAtLimit = !(control.step?(isUp) ?? false)
        host.update()
      }
    }
    if isAtLimit { throw atLimit(element, count, target, command) }
  }

  private func atLimit(
    _ element: Element, _ count: Int, _ target: Target, _ command: Command
  ) -> Diagnostic {
    let now = element.control?.number.map { "\(NumberText.text($0.get())) now" }
    let limit = element.control?.range?.example ?? "its end"
    return Diagnostic(
      .controlAtLimit(
        label: element.label, limit: [limit, now].compactMap { $0 }.joined(separator: ", ")),
      at: target.span, in: command)
  }

  func back(_ command: Command) throws(Diagnostic) {
    guard let layer = host.layers.last, layer.canGoBack else {
      throw Diagnostic(.nothingToGoBack, in: command)
    }
    try act(command) { layer.goBack() }
  }

  /// The person tries to dismiss, by a swipe or a touch beside it; on the Mac idiom that is Escape (SH-42).
  func swipe(_ command: Command) throws(Diagnostic) {
    guard let layer = host.layers.last, let presentation = layer.host.enclosingPresentation else {
      // A window has nothing to swipe away, but on the Mac it may ask before it closes (PM-15).
      if let window = host.layers.last?.host, window.askBeforeDismissal() {
        return try act(command) {}
      }
      throw Diagnostic(.nothingToSwipe, in: command)
    }
    if layer.dialog == nil, layer.host.askBeforeDismissal() { return try act(command) {} }
    if options.policy.idiom == .mac && layer.style != .popover || layer.dialog != nil {
      return try escape(layer, command)
    }
    switch presentation.hold {
    case .answer: throw needsAnswer(layer, command)
    case .isDisabled:
      throw Diagnostic(.swipeDisabled(title: ScreenPath(host).front), in: command)
    case .isMoving:
      throw Diagnostic(.stillMoving(title: ScreenPath(host).front), in: command)
    case .platform, nil:
      try act(command) { _ = presentation.beginSwipe() }
    }
  }

  /// Lets go of a swipe that was begun while transitions are held (SH-31).
  func releaseSwipe(_ command: Command) throws(Diagnostic) {
    guard let presentation = host.layers.last?.host.enclosingPresentation,
      case .dismissing(.person) = presentation.phase
    else { throw Diagnostic(.nothingToRelease, in: command) }
    try act(command) { presentation.abandonSwipe() }
  }

  private func needsAnswer(_ layer: Host.Layer, _ command: Command) -> Diagnostic {
    let actions = host.elements(of: layer).filter { $0.isEnabled && $0.control?.press != nil }
    return Diagnostic(
      .needsAnswer(title: ScreenPath(host).front, actions: actions.map(\.label)), in: command)
  }

  /// The cancel control, or what stands for it, else an error.
  private func escape(_ layer: Host.Layer, _ command: Command) throws(Diagnostic) {
    let cancel = frontElements.filter { $0.isCancellation && $0.control?.press != nil }
    if let control = cancel.first(where: \.isEnabled) {
      return try use(control, command) { $0.press?() }
    }
    // The one action of an alert is its way out as well; what goes by a touch beside it goes by Escape.
    let actions = frontElements.filter { $0.isEnabled && $0.control?.press != nil }
    if layer.style == .alert, actions.count == 1, let only = actions.first {
      return try use(only, command) { $0.press?() }
    }
    if let presentation = layer.host.enclosingPresentation, layer.style == .dialog,
      presentation.hold == nil
    {
      return try act(command) { _ = presentation.beginSwipe() }
    }
    throw Diagnostic(.escapeWithoutCancel(title: ScreenPath(host).front), in: command)
  }

  func press(_ key: RehearseScript.KeyPress, _ command: Command) throws(Diagnostic) {
    // Views around the keyboard hear of a key first; what they leave goes on to the others.
    if host.hears(key.equivalent) {
      let host = host
      var isHandled = false
      try act(command) { isHandled = host.press(key.equivalent) }
      if isHandled { return }
    }
    guard key == .return || key == .escape else {
      throw Diagnostic(
        .unheardKey(key: key.rawValue, place: ScreenPath(host).front), in: command)
    }
    // The field that has the keyboard comes first, if anything there waits for its return key.
    if key == .return, host.canSubmit {
      let host = host
      return try act(command) { host.submit() }
    }
    if key == .escape, let layer = host.layers.last,
      let presentation = layer.host.enclosingPresentation
    {
      if layer.style?.isQuestion ?? false { return try escape(layer, command) }
      let hasCancel = frontElements.contains { $0.isCancellation && $0.control?.press != nil }
      if layer.style == .popover, !hasCancel, presentation.hold == nil {
        return try act(command) { _ = presentation.beginSwipe() }
      }
    }
    let role: Diagnostic.Kind.Role = key == .return ? .confirmation : .cancellation
    let shortcut: KeyboardShortcut = key == .return ? .defaultAction : .cancelAction
    let pressable = frontElements.filter { $0.control?.press != nil && $0.shortcut == shortcut }
    guard let element = pressable.first(where: \.isEnabled) ?? pressable.first else {
      return try press(role, command)
    }
    guard element.isEnabled else { throw disabled(element, command.verb, command) }
    try use(element, command) { $0.press?() }
  }

  /// Presses the frontmost page's control of a role: by placement, else by shortcut, else by role.
  func press(_ role: Diagnostic.Kind.Role, _ command: Command) throws(Diagnostic) {
    let elements = frontElements.filter { $0.control?.press != nil }
    let isConfirming = role == .confirmation
    let ranks: [(Element) -> Bool] = [
      { $0.place == (isConfirming ? .confirmationAction : .cancellationAction) },
      { $0.shortcut == (isConfirming ? .defaultAction : .cancelAction) },
      { $0.control?.role == (isConfirming ? .confirm : .cancel) },
    ]
    let found = ranks.lazy.map { elements.filter($0) }.first { !$0.isEmpty } ?? []
    guard let element = found.first else {
      throw Diagnostic(
        .missingRole(
          role: role, place: ScreenPath(host).front,
          candidates: Array(elements.filter(\.isEnabled).map(\.label).prefix(3))), in: command)
    }
    guard found.count == 1 else {
      throw Diagnostic(.severalRoles(role: role, labels: found.map(\.label)), in: command)
    }
    guard element.isEnabled else {
      throw Diagnostic(
        .disabledRole(role: role, label: element.label, by: element.disablingView), in: command)
    }
    try use(element, command) { $0.press?() }
  }

  private func use(
    _ element: Element, _ command: Command, _ action: (Control) -> Void
  ) throws(Diagnostic) {
    guard element.isEnabled else { throw disabled(element, command.verb, command) }
    guard let control = element.control else { return }
    try act(command) { action(control) }
  }
}

extension RehearseScript.KeyPress {
  /// The key as the framework knows it.
  fileprivate var equivalent: KeyEquivalent {
    switch self {
    case .return: .return
    case .escape: .escape
    case .tab: .tab
    case .space: .space
    case .delete: .delete
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    }
  }
}

extension Element {
  /// Whether the thing cancels: by its place, its key or its role.
  var isCancellation: Bool {
    place == .cancellationAction || shortcut == .cancelAction || control?.role == .cancel
  }
}

extension Control {
  /// Whether a person types into it.
  var isTextField: Bool { kind.isField }
}

/// A tag of an optional type.
private protocol OptionalTag {
  var name: String { get }
}

extension Optional: OptionalTag {
  fileprivate var name: String { map { "\($0)" } ?? "nil" }
}

/// A number as one would type it.
enum NumberText {
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
