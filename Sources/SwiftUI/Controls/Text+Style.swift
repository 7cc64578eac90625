// How a text looks is accepted and has no effect; the text stays a `Text`, so that it can be joined to others.
extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
  public func speechAlwaysIncludesPunctuation(_ isActive: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ isActive: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ isActive: Bool = true) -> Text { self }
}

extension Text {
  /// A line along a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// A plain line.
    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  /// The size of a text in relation to that of the font.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }

  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Which letters are turned.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
