/// A picture that an app draws itself: it is accepted and draws nothing, and its renderer is never called.
///
/// A person finds nothing in it either, so that its symbols are not evaluated. A label given for accessibility is read.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the renderer may draw.
  public var symbols: Symbols

  /// Draws the picture into a context of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Whether nothing shows through.
  public var isOpaque: Bool

  /// How colours are mixed.
  public var colorMode: ColorRenderingMode

  /// Whether the picture may come later than what is around it.
  public var rendersAsynchronously: Bool

  /// Makes a picture with views that it may draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _update(_ view: Canvas, _ inputs: _ViewInputs) {
    inputs.node.semantics = .image("canvas")
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a picture.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
