/// A piece of text that is only read.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
  /// What it says.
  package let string: String

  private init(string: String) {
    self.string = string
  }

  @MainActor public static func _update(_ view: Text, _ inputs: _ViewInputs) {
    inputs.node.semantics = .text(view.string)
  }
}

extension Text {
  /// Shows a string as it is.
  public init(verbatim content: String) {
    self.init(string: content)
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(string: String(content))
  }

  /// Shows a localized text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(string: key.string)
  }

  /// Shows the characters of an attributed string; a literal is a localized key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(string: String(attributedContent.characters))
  }

  /// Shows an image within text, of which nothing can be read.
  public init(_ image: Image) {
    self.init(string: "")
  }

  /// Shows a value as a format style writes it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(string: format.format(input))
  }

  /// Shows a value as a format style writes it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(string: formatter.string(for: subject) ?? "\(subject)")
  }
}

extension Text {
  /// Joins two texts.
  public static func + (left: Text, right: Text) -> Text {
    Text(string: left.string + right.string)
  }
}
