// Pictures, texts and views in a drawing.
extension GraphicsContext {
  /// A picture ready to be drawn; it has no size here.
  public struct ResolvedImage {
    /// The size in points.
    public var size: CGSize { .zero }
    /// How far under the upper side the baseline lies, in points.
    public let baseline: CGFloat = 0
    /// What is used to draw it.
    public var shading: Shading?
  }

  /// A text ready to be drawn; it has no size here.
  public struct ResolvedText {
    /// What is used to draw it.
    public var shading = Shading.foreground

    /// The size it takes in another one, in points.
    public func measure(in size: CGSize) -> CGSize { .zero }

    /// How far under the upper side the first baseline lies, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }

    /// How far under the upper side the last baseline lies, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }

  /// A view ready to be drawn; it has no size here.
  public struct ResolvedSymbol {
    /// The size in points.
    public var size: CGSize { .zero }
  }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The symbol with a tag; there is none, for symbols are not evaluated.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
