/// A way of placing views; nothing is placed here, so that all ways come to the same.
public protocol Layout: Animatable {
  /// Places views that way.
  @MainActor func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content)
    -> _LayoutView<Content>
}

extension Layout {
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content)
    -> _LayoutView<Content>
  {
    _LayoutView(content: content())
  }
}

/// Views placed by a layout; another layout is no other place.
nonisolated public struct _LayoutView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor public static func _update(_ view: _LayoutView, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.layers))
    inputs.node.updateChild(view.content)
  }
}

/// A layout whose type is hidden, so that views can go from one to another and keep their state.
public struct AnyLayout: Layout, Sendable {
  public init<Hidden: Layout>(_ layout: Hidden) {}
}

/// The layout of `HStack`.
public struct HStackLayout: Layout, Sendable {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// The layout of `VStack`.
public struct VStackLayout: Layout, Sendable {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// The layout of `ZStack`.
public struct ZStackLayout: Layout, Sendable {
  public init(alignment: Alignment = .center) {}
}

/// The layout of `Grid`.
public struct GridLayout: Layout, Sendable {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}
