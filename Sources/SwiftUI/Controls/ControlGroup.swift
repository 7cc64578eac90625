/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
  let content: Content

  @MainActor public static func _update(_ view: ControlGroup, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .container(Container(.group))
    let isStyled = node.updateStyled(
      (view.content as? any LabeledControls)?.configuration
        ?? ControlGroupStyleConfiguration(
          content: _StylePart(view.content), label: _StylePart(EmptyView())))
    if !isStyled { node.updateChild(view.content) }
  }
}

extension ControlGroup {
  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Groups controls under a label.
  public init<Controls: View, Label: View>(
    @ViewBuilder content: () -> Controls, @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<Controls, Label> {
    self.content = LabeledControlGroupContent(label: label(), content: content())
  }

  /// Groups controls under a localized key.
  public init<Controls: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Groups controls under a string.
  @_disfavoredOverload
  public init<Controls: View, Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Groups controls under a localized key and a symbol.
  public init<Controls: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Groups controls under a string and a symbol.
  @_disfavoredOverload
  public init<Controls: View, Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Controls
  ) where Content == LabeledControlGroupContent<Controls, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

/// Controls under a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let label: Label
  let content: Content

  public var body: some View {
    label
    content
  }
}

/// Controls whose label a style can tell apart.
@MainActor private protocol LabeledControls {
  var configuration: ControlGroupStyleConfiguration { get }
}

extension LabeledControlGroupContent: LabeledControls {
  @MainActor fileprivate var configuration: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(content: _StylePart(content), label: _StylePart(label))
  }
}
