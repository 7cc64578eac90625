import UniformTypeIdentifiers

/// A control that pastes: there is no pasteboard here, so that who drives the app says what lies on it.
public struct PasteButton: PrimitiveView {
  /// Whether something made of a text can be pasted.
  private let canPaste: @MainActor (String) -> Bool
  private let paste: @MainActor (String) -> Void

  /// What fits, in words.
  private let example: String?

  /// Makes a control that pastes things of some kinds.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    let action = ViewInput(payloadAction)
    canPaste = { _ in true }
    paste = { action.value([NSItemProvider(text: $0, types: supportedContentTypes)]) }
    example = nil
  }

  /// Makes a control that pastes things of a type.
  public init<Payload: Transferable>(
    payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void
  ) {
    let action = ViewInput(onPaste)
    canPaste = { Payload.pasted($0) != nil }
    paste = { text in
      if let payload = Payload.pasted(text) { action.value([payload]) }
    }
    example = Payload.pastedExample
  }

  @MainActor public static func _update(_ view: PasteButton, _ inputs: _ViewInputs) {
    inputs.node.semantics = .control(
      Control(
        kind: .paste, title: "Paste",
        range: Control.Range(example: view.example, contains: view.canPaste), pick: view.paste))
  }
}
