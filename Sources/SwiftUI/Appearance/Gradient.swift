/// Colours that run into each other.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient whose kind is hidden.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}

nonisolated public struct LinearGradient: PrimitiveView, ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

  @MainActor public static func _update(_ view: LinearGradient, _ inputs: _ViewInputs) {}
}

nonisolated public struct RadialGradient: PrimitiveView, ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}

  @MainActor public static func _update(_ view: RadialGradient, _ inputs: _ViewInputs) {}
}

nonisolated public struct AngularGradient: PrimitiveView, ShapeStyle {
  public init(
    gradient: Gradient, center: UnitPoint = .center, startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {}
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  @MainActor public static func _update(_ view: AngularGradient, _ inputs: _ViewInputs) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

nonisolated public struct EllipticalGradient: PrimitiveView, ShapeStyle {
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}

  @MainActor public static func _update(_ view: EllipticalGradient, _ inputs: _ViewInputs) {}
}

/// Colours at the points of a net.
nonisolated public struct MeshGradient: PrimitiveView, ShapeStyle {
  public var width: Int
  public var height: Int

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
  }

  @MainActor public static func _update(_ view: MeshGradient, _ inputs: _ViewInputs) {}
}
