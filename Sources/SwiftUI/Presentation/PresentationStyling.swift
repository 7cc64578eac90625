/// How a presentation looks, or takes a swipe: kept as it is written, for nothing is drawn and nothing scrolls.
package struct PresentationLook: Hashable, Sendable {
  /// What is said of it.
  package enum Aspect: String, Sendable {
    case cornerRadius, background, contentInteraction
  }

  package let aspect: Aspect

  /// What it is said to be, such as `thinMaterial` or `24`.
  package let value: String
}

extension View {
  /// Says how round the corners of the enclosing presentation are, in points; nil leaves that to the system.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    looking(.cornerRadius, cornerRadius.map { "\($0)" })
  }

  /// Says what the enclosing presentation is drawn on.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    looking(.background, styleName(style))
  }

  /// Puts views under the content of the enclosing presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: looking(.background, authoredTypeName(V.self)), layer: content())
  }

  /// Says whether a swipe in the enclosing presentation resizes it or scrolls what is in it.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    looking(.contentInteraction, behavior.name)
  }

  nonisolated private func looking(_ aspect: PresentationLook.Aspect, _ value: String?) -> some View
  {
    ContributingView(
      content: self, scope: .presentation,
      annotation: value.map { .look(PresentationLook(aspect: aspect, value: $0)) })
  }
}

/// Whether a swipe in a presentation resizes it or scrolls what is in it.
public struct PresentationContentInteraction: Equatable, Sendable {
  fileprivate let name: String

  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// A style as one would name it.
private func styleName<Style: ShapeStyle>(_ style: Style) -> String {
  (style as? any CustomStringConvertible)?.description ?? viewTypeName(Style.self)
}
