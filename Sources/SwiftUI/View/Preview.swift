import Foundation

/// Shows a view in a canvas, which there is none of here: it is checked, and becomes no code.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RehearseMacros", type: "PreviewMacro")

/// Shows a view in a canvas of a certain kind.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RehearseMacros", type: "PreviewMacro")

/// Lets a preview have a property of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "RehearseMacros", type: "PreviewableMacro")

/// The names of a preview's traits.
public enum Preview {
  /// What traits of a view's preview belong to.
  public struct ViewTraits {}
}

/// A wish about the canvas of a preview.
public struct PreviewTrait<T> {
  private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

  /// The size that the view wants.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }

  /// The device held upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }

  /// The device held upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }

  /// The device held with its top to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }

  /// The device held with its top to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

  /// The assets that come with the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait()
  }
}

/// What previews share: something made once, and a view put around each.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What is made once.
  associatedtype Context = Void

  /// The view put around.
  associatedtype Body: View

  /// The content put into it.
  typealias Content = AnyView

  /// Makes what is shared.
  static func makeSharedContext() async throws -> Context

  /// Puts a view around the content.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
