extension String {
  /// A text to be localized, with its values; nothing is translated here.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let string: String

    public init(_ value: String) {
      string = value
    }

    public init(stringLiteral value: String) {
      string = value
    }

    public init(stringInterpolation: StringInterpolation) {
      string = stringInterpolation.text
    }

    /// What collects the parts of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        text += literal
      }

      public mutating func appendInterpolation<Value>(_ value: Value) {
        text += "\(value)"
      }

      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        text += format.format(value)
      }

      public mutating func appendInterpolation<Value: CVarArg>(
        _ value: Value, specifier: String
      ) {
        text += String(format: specifier, value)
      }
    }
  }

  /// The text in the app's language, which is the one it is written in.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.string
  }

  /// The text of a key in the app's language: the one given with it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.string
  }

  /// The text that a resource stands for.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.string
  }
}

/// A text to be localized where it is shown; Foundation has none on this platform.
public struct LocalizedStringResource: Equatable, Hashable, Sendable {
  /// What the text is looked up by.
  public let key: String

  /// The language to show it in.
  public var locale = Locale.current

  let string: String

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.string
    string = keyAndValue.string
    self.locale = locale
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    string = defaultValue.string
    self.locale = locale
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Shows the text that a resource stands for.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource.string))
  }
}

extension Button where Label == Text {
  /// Makes a button labelled by a resource.
  @_disfavoredOverload @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
}

extension View {
  /// Titles the page with the text that a resource stands for.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
