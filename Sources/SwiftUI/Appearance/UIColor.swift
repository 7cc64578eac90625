/// A colour of the system, as feature code for phones names it.
public final class UIColor: Hashable, Sendable {
  fileprivate let color: Color

  private init(_ name: String) {
    color = Color(name)
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  public init(_ color: Color) {
    self.color = color
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}

extension UIColor {
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText")
  public static let separator = UIColor("separator")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let systemRed = UIColor("systemRed")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemTeal = UIColor("systemTeal")
  public static let systemBlue = UIColor("systemBlue")
  public static let systemIndigo = UIColor("systemIndigo")
  public static let systemPurple = UIColor("systemPurple")
  public static let systemPink = UIColor("systemPink")
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  public static let red = UIColor("red")
  public static let orange = UIColor("orange")
  public static let yellow = UIColor("yellow")
  public static let green = UIColor("green")
  public static let cyan = UIColor("cyan")
  public static let blue = UIColor("blue")
  public static let magenta = UIColor("magenta")
  public static let purple = UIColor("purple")
  public static let brown = UIColor("brown")
  public static let gray = UIColor("gray")
  public static let lightGray = UIColor("lightGray")
  public static let darkGray = UIColor("darkGray")
  public static let clear = UIColor("clear")
  public static let black = UIColor("black")
  public static let white = UIColor("white")
}

/// What a colour literal stands for unless something else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color {
  /// The colour of the system.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// The colour of the system; the older form.
  public init(_ color: UIColor) {
    self = color.color
  }
}
