/// An image, of which only the name is known.
nonisolated public struct Image: PrimitiveView, Hashable, Sendable {
  /// The name of the symbol or of the app's image.
  package let name: String

  /// Whether the image says nothing to those who can't see it.
  package var isDecorative = false

  /// Shows a symbol.
  public init(systemName: String) {
    name = systemName
  }

  /// Shows a symbol that stands for a value between 0 and 1.
  public init(systemName: String, variableValue: Double?) {
    name = systemName
  }

  /// Shows an image of the app.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// Shows an image of the app, described by a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = label.string
  }

  /// Shows an image of the app that says nothing to those who can't see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }

  @MainActor public static func _update(_ view: Image, _ inputs: _ViewInputs) {
    inputs.node.semantics = view.isDecorative ? nil : .image(view.name)
  }
}

extension Image {
  /// How an image fills more space than it has.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The size of an image beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Whether the colours of an image are kept.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How finely an image is drawn at another size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}
