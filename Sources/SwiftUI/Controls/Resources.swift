/// An image of an app's catalogue, known by its name; generated code has one for each.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names an image of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A colour of an app's catalogue, known by its name; generated code has one for each.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// Shows an image of the app's catalogue.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }
}

extension Color {
  /// A colour of the app's catalogue.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
