// How a presentation looks: accepted, without a node.
extension View {
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

/// Whether a swipe in a presentation resizes it or scrolls what is in it.
public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Behavior { case automatic, resizes, scrolls }

  private let behavior: Behavior

  public static var automatic: PresentationContentInteraction { .init(behavior: .automatic) }
  public static var resizes: PresentationContentInteraction { .init(behavior: .resizes) }
  public static var scrolls: PresentationContentInteraction { .init(behavior: .scrolls) }
}
