/// Views in a box, with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label?
  let content: Content

  /// Puts views in a box with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Puts views in a box with a label of its own.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public static func _update(_ view: GroupBox, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.group))
    let isStyled = inputs.node.updateStyled(
      GroupBoxStyleConfiguration(
        label: _StylePart(view.label), content: _StylePart(view.content)))
    if isStyled { return }
    inputs.node.updateChildren { cursor in
      cursor.update(view.label, key: .slot(0))
      cursor.update(view.content, key: .slot(1))
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Puts views in a box.
  public init(@ViewBuilder content: () -> Content) {
    label = nil
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Puts views in a box labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Puts views in a box labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
