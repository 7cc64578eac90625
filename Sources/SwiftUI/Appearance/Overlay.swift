/// A view with another over or under it, both of them within reach.
nonisolated package struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer

  @MainActor package static func _update(_ view: LayeredView, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.layers))
    inputs.node.updateChildren { cursor in
      cursor.update(view.content, key: .slot(0))
      cursor.update(view.layer, key: .slot(1))
    }
  }
}

extension View {
  /// Puts views over this one.
  nonisolated public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(content: self, layer: content())
  }

  /// Puts a view over this one; the older form.
  @_disfavoredOverload
  nonisolated public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center)
    -> some View
  {
    LayeredView(content: self, layer: overlay)
  }

  /// Puts views under this one.
  nonisolated public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(content: self, layer: content())
  }

  /// Puts a view under this one; the older form.
  @_disfavoredOverload
  nonisolated public func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background)
  }

  /// Puts views at the upper or lower side of this one.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    LayeredView(content: self, layer: content())
  }

  /// Puts views at the leading or trailing side of this one.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    LayeredView(content: self, layer: content())
  }

  /// Puts a bar at the upper or lower side of this view.
  nonisolated public func safeAreaBar<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    LayeredView(content: self, layer: content())
  }
}
