/// What is done to the picture of a view, without a change of where others lie: accepted, and without effect.
public protocol VisualEffect: Sendable, Animatable {}

/// Nothing done to a picture.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
}

extension View {
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Animates what is done to the picture in the closure, which is done here without animation.
  nonisolated public func animation<Changed: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

/// A view within what is made of it.
nonisolated public struct PlaceholderContentView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor public static func _update(_ view: PlaceholderContentView, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
  }
}
