// Colours, lines and shapes of a view: accepted, without a node.
extension View {
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { self }
  nonisolated public func foregroundStyle<
    First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle
  >(_ primary: First, _ secondary: Second, _ tertiary: Third) -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }
  nonisolated public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1)
    -> some View
  { self }

  nonisolated public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View { self }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false)
    -> some View
  { self }
  nonisolated public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
  nonisolated public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    self
  }

  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View { self }
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
}

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The material of a glass effect.
public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()

  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Glass effects that flow into each other.
nonisolated public struct GlassEffectContainer<Content: View>: PrimitiveView {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: GlassEffectContainer, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
  }
}
