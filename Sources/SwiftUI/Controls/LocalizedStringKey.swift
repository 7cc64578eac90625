/// The key of a text in a table of translations; with no table at hand its text is what the key itself says.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The text with its values filled in and its Markdown marks taken off.
  package let string: String

  /// Makes a key of a string known only at run time.
  public init(_ value: String) {
    string = InlineMarkdown.plainText(value)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    string =
      stringInterpolation.values.isEmpty || stringInterpolation.hasMarks
      ? InlineMarkdown.plainText(
        stringInterpolation.pattern, filledWith: stringInterpolation.values)
      : stringInterpolation.plain
  }
}

extension LocalizedStringKey {
  /// What collects the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The text with a placeholder for each value, as Markdown is read.
    var pattern = ""
    var values: [String] = []

    /// The text with its values, right if no literal has marks of Markdown.
    var plain = ""
    var hasMarks = false

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      pattern += literal
      plain += literal
      hasMarks = hasMarks || InlineMarkdown.hasMarks(literal)
    }

    mutating func append(_ value: String) {
      pattern.append(InlineMarkdown.placeholder)
      values.append(value)
      plain += value
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) {
    append(string)
  }

  public mutating func appendInterpolation(_ text: Text) {
    append(text.string)
  }

  public mutating func appendInterpolation(_ image: Image) {
    append("")
  }

  public mutating func appendInterpolation(_ text: AttributedString) {
    append(String(text.characters))
  }

  /// A number, written as the locale groups its digits: 2,026 and 0.500000 as on Apple's platforms.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
    append(value._localizedString)
  }

  /// A number, written as a C format says.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(
    _ value: Value, specifier: String
  ) {
    append(String(format: specifier, value._argument))
  }

  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    append(format.format(input))
  }

  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    append(String(format.format(input).characters))
  }

  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(formatter.string(for: subject) ?? "\(subject)")
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(style.string(from: date))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates).string)
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(Text(interval).string)
  }

  /// Any other value, as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append("\(value)")
  }
}
