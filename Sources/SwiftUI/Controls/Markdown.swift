extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown counts.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What becomes of what can't be read; everything can be here.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Takes the inline marks off a text, as Foundation does on Apple's platforms; what they mean is not drawn.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(InlineMarkdown.plainText(markdown))
  }
}
