/// Rows of views whose columns line up.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: Grid, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.column))
    inputs.node.updateChild(view.content)
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: GridRow, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.row))
    inputs.node.updateChild(view.content)
  }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
