// Styles that differ in looks alone: accepted, without a node. An app's own are compiled and never asked for their view.

/// The look of a text field.
public protocol TextFieldStyle: Sendable {
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field that a style would show.
nonisolated public struct _TextFieldStyleLabel: PrimitiveView {
  @MainActor public static func _update(_ view: _TextFieldStyleLabel, _ inputs: _ViewInputs) {}
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }
}

/// The look of a text editor.
public protocol TextEditorStyle: Sendable {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    self
  }
}
