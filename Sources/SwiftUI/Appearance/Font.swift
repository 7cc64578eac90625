/// A font.
public struct Font: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// What a text is for, which decides its size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2, extraLargeTitle, extraLargeTitle2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    private let value: Double

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The family of a system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}

extension Font {
  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")
  public static let extraLargeTitle = Font("extraLargeTitle")
  public static let extraLargeTitle2 = Font("extraLargeTitle2")

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font("system \(size)")
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font("\(style)")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("\(name) \(fixedSize)")
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font("\(name) \(size)")
  }
}

extension Font {
  public func bold() -> Font { self }
  public func bold(_ isActive: Bool) -> Font { self }
  public func italic() -> Font { self }
  public func italic(_ isActive: Bool) -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func scaled(by factor: CGFloat) -> Font { self }
  public func pointSize(_ size: CGFloat) -> Font { self }
}
