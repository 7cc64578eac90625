/// A way of placing views, of an app's own.
///
/// Nothing is placed here: the views given to a layout become its content, in their order, and none of its functions is
/// called. They are there so that layouts compile, and can be called by an app's own tests.
public protocol Layout: Animatable {
  /// What is kept from one call to the next.
  associatedtype Cache = Void

  /// The views to be placed, as a layout sees them.
  typealias Subviews = LayoutSubviews

  /// What the layout says of itself.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date with other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the whole wants from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole when it is proposed one, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views in a rectangle, in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a horizontal guide lies; nil for where it lies by itself.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a vertical guide lies; nil for where it lies by itself.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Places views that way.
  nonisolated public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    LayoutView(content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Views placed by a layout; another layout is no other place.
nonisolated private struct LayoutView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _update(_ view: LayoutView, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.layers))
    inputs.node.updateChild(view.content)
  }
}
