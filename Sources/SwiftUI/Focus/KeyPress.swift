/// A key that a person has pressed.
public struct KeyPress: Sendable {
  /// How far a key has gone.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key has been dealt with, or is for others too.
  public enum Result: Sendable {
    case handled, ignored
  }

  /// How far the key has gone.
  public let phase: Phases

  /// The key.
  public let key: KeyEquivalent

  /// What the key writes.
  public let characters: String

  /// The keys held down together with it; none here.
  public let modifiers: EventModifiers
}

/// A view with an action for keys, while the keyboard is in it.
nonisolated package struct KeyPressView<Content: View>: PrimitiveView {
  let content: Content
  let phases: KeyPress.Phases
  let isMeant: (KeyEquivalent) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor package static func _update(_ view: KeyPressView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let action = node.properties.first as? KeyPressAction ?? KeyPressAction()
    node.properties = [action]
    action.phases = view.phases
    action.isMeant = view.isMeant
    action.action = view.action
    node.updateChild(view.content)
  }
}

/// What a place does with keys.
private final class KeyPressAction {
  var phases = KeyPress.Phases()
  var isMeant: (KeyEquivalent) -> Bool = { _ in false }
  var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }
}

extension Host {
  /// Whether a view around the keyboard has an action for a key.
  package func hears(_ key: KeyEquivalent) -> Bool { !actions(for: key).isEmpty }

  /// Presses and lets go of a key, which goes to the views around the keyboard, the innermost first.
  ///
  /// False when all of them leave the key to others.
  package func press(_ key: KeyEquivalent) -> Bool {
    var isHandled = false
    for phase in [KeyPress.Phases.down, .up] {
      let actions = actions(for: key).filter { $0.phases.contains(phase) }
      for action in actions {
        let press = KeyPress(
          phase: phase, key: key, characters: String(key.character), modifiers: [])
        guard action.action(press) == .handled else { continue }
        isHandled = true
        break
      }
      update()
    }
    return isHandled
  }

  private func actions(for key: KeyEquivalent) -> [KeyPressAction] {
    guard let field = focusedField else { return [] }
    return field.ancestors.compactMap { node in
      guard node.host.layer === field.host.layer,
        let action = node.properties.first as? KeyPressAction, action.isMeant(key)
      else { return nil }
      return action
    }
  }
}

extension View {
  /// Runs an action when a person presses a key while the keyboard is in the view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: [.down, .repeat], isMeant: { $0 == key }) { _ in action() }
  }

  /// Runs an action when a person presses a key while the keyboard is in the view, in some phases.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases, isMeant: { $0 == key }, action: action)
  }

  /// Runs an action when a person presses one of several keys while the keyboard is in the view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases, isMeant: { keys.contains($0) }, action: action)
  }

  /// Runs an action when a person presses a key that writes one of some characters.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(
      content: self, phases: phases,
      isMeant: { $0.character.unicodeScalars.allSatisfy(characters.contains) }, action: action)
  }

  /// Runs an action when a person presses any key while the keyboard is in the view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases, isMeant: { _ in true }, action: action)
  }
}
