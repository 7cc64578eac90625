/// A view whose controls can't be used while a condition holds.
@usableFromInline nonisolated package struct DisabledView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let isDisabled: Bool

  @inlinable init(content: Content, isDisabled: Bool) {
    self.content = content
    self.isDisabled = isDisabled
  }

  @inline(__always) @usableFromInline
  @MainActor package static func _update(_ view: DisabledView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = view.isDisabled ? .annotation(.isDisabled) : nil
    var environment = node.environment
    // An ancestor's `disabled(true)` can't be undone below it.
    if view.isDisabled {
      environment.isEnabled = false
      environment = environment.reusing(node.children.first?.environment)
    }
    node.updateChild(view.content, environment: environment)
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the controls here can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Says whether the controls of this view can't be used.
  @inlinable nonisolated public func disabled(_ disabled: Bool) -> some View {
    DisabledView(content: self, isDisabled: disabled)
  }
}
