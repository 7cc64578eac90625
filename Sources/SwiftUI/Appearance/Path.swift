/// An outline made of lines; only its box is known.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []

  public init() {}

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRect(rect)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addRect(rect)
  }

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public var isEmpty: Bool { points.isEmpty }

  public var currentPoint: CGPoint? { points.last }

  /// The smallest rectangle around the points.
  public var boundingRect: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Path {
  public mutating func move(to point: CGPoint) {
    points.append(point)
  }

  public mutating func addLine(to point: CGPoint) {
    points.append(point)
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    points += lines
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    points.append(point)
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(point)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    points.append(
      CGPoint(
        x: center.x + radius * CGFloat(cos(endAngle.radians)),
        y: center.y + radius * CGFloat(sin(endAngle.radians))))
  }

  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    points.append(tangent2End)
  }

  public mutating func addRect(_ rect: CGRect) {
    points.append(rect.origin)
    points.append(CGPoint(x: rect.origin.x + rect.width, y: rect.origin.y + rect.height))
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRect(rect)
  }

  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    addRect(rect)
  }

  public mutating func closeSubpath() {
    if let first = points.first { points.append(first) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    points += path.points.map { $0.applying(transform) }
  }

  /// The outline with each of its points moved.
  func map(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.points = points.map(move)
    return path
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
