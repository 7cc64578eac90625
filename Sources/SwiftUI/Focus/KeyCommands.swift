// Commands of a keyboard or a remote control that nobody gives here: accepted, without a node.
extension View {
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  { self }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View {
    self
  }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  { self }
}

/// A direction of a remote control.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// How a person dictates.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")

  public static func inline(activation: TextInputDictationActivation)
    -> TextInputDictationBehavior
  { TextInputDictationBehavior(name: "inline") }
}

/// What begins a dictation.
public enum TextInputDictationActivation: Hashable, Sendable {
  case onSelect, onLook
}
