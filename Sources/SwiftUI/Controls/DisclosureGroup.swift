/// A control that shows and hides what belongs to it.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?

  @MainActor public static func _update(_ view: DisclosureGroup, _ inputs: _ViewInputs) {
    let node = inputs.node
    let isExpanded = view.isExpanded ?? ExpandedPlace.binding(in: node)
    node.semantics = .container(Container(.group))
    let isStyled = node.updateStyled(
      DisclosureGroupStyleConfiguration(
        label: _StylePart(view.label), content: _StylePart(view.content), isExpanded: isExpanded))
    if isStyled { return }
    node.updateChildren { cursor in
      cursor.update(
        Button(action: { isExpanded.wrappedValue.toggle() }) { view.label }, key: .slot(0))
      if node.track({ isExpanded.wrappedValue }) { cursor.update(view.content, key: .slot(1)) }
    }
  }
}

/// Whether a group that has no binding is expanded.
@MainActor enum ExpandedPlace {
  static func binding(in node: ViewNode) -> Binding<Bool> {
    if let kept = node.properties.first as? StateLocation<Bool> { return Binding(state: kept) }
    let location = StateLocation(false, owner: node, name: "isExpanded")
    node.properties = [location]
    return Binding(state: location)
  }
}

extension DisclosureGroup {
  /// Makes a group that is closed at first, with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isExpanded: nil)
  }

  /// Makes a group with a label of its own, open while a value says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that is closed at first, labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), isExpanded: nil)
  }

  /// Makes a group that is closed at first, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), isExpanded: nil)
  }

  /// Makes a group labelled by a localized key, open while a value says so.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded)
  }

  /// Makes a group labelled by a string, open while a value says so.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content(), isExpanded: isExpanded)
  }
}
