/// Views under each other.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: VStack, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.column))
    inputs.node.updateChild(view.content)
  }
}

/// Views beside each other.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: HStack, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.row))
    inputs.node.updateChild(view.content)
  }
}

/// Views over each other.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: ZStack, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.layers))
    inputs.node.updateChild(view.content)
  }
}
