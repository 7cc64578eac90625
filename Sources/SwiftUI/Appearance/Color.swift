/// A colour.
nonisolated public struct Color: PrimitiveView, Hashable, Sendable {
  /// The name of a colour, or its parts.
  private enum Value: Hashable, Sendable {
    case named(String)
    case parts(red: Double, green: Double, blue: Double)
  }

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  private let value: Value
  private var opacity: Double

  private init(_ value: Value, opacity: Double = 1) {
    self.value = value
    self.opacity = opacity
  }

  /// A colour of the app's own.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name))
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.parts(red: red, green: green, blue: blue), opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  @MainActor public static func _update(_ view: Color, _ inputs: _ViewInputs) {}

  /// The colour, more transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color(value, opacity: self.opacity * opacity)
  }
}

extension Color {
  /// How colours are mixed; nothing is drawn, so it makes no difference.
  public enum MixColorSpace: Hashable, Sendable {
    case device, perceptual
  }

  /// The colour with a part of another one, between 0 and 1.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: MixColorSpace = .perceptual)
    -> Color
  { fraction < 0.5 ? self : rhs }
}

extension Color: CustomStringConvertible {
  public var description: String {
    let name =
      switch value {
      case .named(let name): name
      case .parts(let red, let green, let blue): "(\(red), \(green), \(blue))"
      }
    return opacity == 1 ? name : "\(opacity * 100)% \(name)"
  }
}

extension Color {
  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let brown = Color("brown")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accentColor")

  /// A gradient from a lighter shade of the colour to the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
