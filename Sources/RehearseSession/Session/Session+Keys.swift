import RehearseScript
import SwiftUI

// Keys, and the controls that confirm and cancel.
extension Session {
  /// The keys besides return and escape for which a view around the keyboard waits now.
  var heardKeys: [RehearseScript.KeyPress] {
    RehearseScript.KeyPress.allCases.filter {
      $0 != .return && $0 != .escape && host.hears($0.equivalent)
    }
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
    if key == .escape, let layer = host.frontLayer,
      let presentation = layer.host.enclosingPresentation
    {
      if layer.style?.isQuestion ?? false { return try escape(layer, command) }
      let hasCancel = frontButtons.contains(where: \.isCancellation)
      if layer.style == .popover, !hasCancel, presentation.hold == nil {
        return try act(command) { _ = presentation.beginSwipe() }
      }
    }
    let role: Diagnostic.Kind.Role = key == .return ? .confirmation : .cancellation
    let shortcut: KeyboardShortcut = key == .return ? .defaultAction : .cancelAction
    let pressable = frontButtons.filter { $0.shortcut == shortcut }
    guard let element = pressable.first(where: \.isEnabled) ?? pressable.first else {
      return try press(role, command)
    }
    guard element.isEnabled else { throw disabled(element, command.verb, command) }
    try use(element, command) { $0.press?() }
  }

  /// Presses the frontmost page's control of a role: by placement, else by shortcut, else by role.
  func press(_ role: Diagnostic.Kind.Role, _ command: Command) throws(Diagnostic) {
    let elements = frontButtons
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
        .disabledRole(role: role, label: element.label, by: element.disabler), in: command)
    }
    try use(element, command) { $0.press?() }
  }
}

extension Element {
  /// Whether the thing cancels: by its place, its key or its role.
  var isCancellation: Bool {
    place == .cancellationAction || shortcut == .cancelAction || control?.role == .cancel
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
