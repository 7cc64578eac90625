/// Views that scroll; all of them are within reach.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The directions it scrolls in.
  public var axes: Axis.Set
  /// Whether it shows how far it has scrolled.
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  @MainActor public static func _update(_ view: ScrollView, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.scroll))
    inputs.node.updateChild(view.content)
  }
}

/// Lets code scroll to a view; all views are within reach, so nothing moves.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _update(_ view: ScrollViewReader, _ inputs: _ViewInputs) {
    inputs.node.updateChild(inputs.node.track { view.content(ScrollViewProxy()) })
  }
}

/// What code asks to scroll.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the view of an id.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
