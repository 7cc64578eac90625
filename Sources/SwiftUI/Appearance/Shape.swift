/// An outline that can be filled; nothing is drawn.
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView() }
}

/// An outline that can be drawn smaller.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A filled outline.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, Sendable {
  @MainActor public static func _update(_ view: _ShapeView, _ inputs: _ViewInputs) {}

  public func fill<Other: ShapeStyle>(_ content: Other, style: FillStyle = FillStyle())
    -> _ShapeView<Content, Other>
  { _ShapeView<Content, Other>() }
  public func stroke<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, Other> { _ShapeView<Content, Other>() }
  public func stroke<Other: ShapeStyle>(
    _ content: Other, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, Other> { _ShapeView<Content, Other>() }
  public func strokeBorder<Other: ShapeStyle>(
    _ content: Other = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> _ShapeView<Content, Other> { _ShapeView<Content, Other>() }
}

extension Shape {
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> { _ShapeView() }
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { _ShapeView() }
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { _ShapeView() }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { self }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { _ShapeView() }
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { _ShapeView() }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
