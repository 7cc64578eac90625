/// A button that offers further controls; here they are always within reach.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  @MainActor public static func _update(_ view: Menu, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.group))
    let isStyled = inputs.node.updateStyled(
      MenuStyleConfiguration(
        label: _StylePart(view.label), content: _StylePart(view.content),
        primaryAction: view.primaryAction))
    if isStyled { return }
    inputs.node.updateChildren { cursor in
      if let action = view.primaryAction {
        cursor.update(Button(action: action) { view.label }, key: .slot(0))
      } else {
        cursor.update(view.label, key: .slot(1))
      }
      cursor.update(
        AnnotatedView(content: view.content, annotation: .menuContent), key: .slot(2))
    }
  }
}

extension Menu {
  /// Makes a menu with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu that has an action of its own besides.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: viewAction(primaryAction))
  }
}

extension Menu where Label == Text {
  /// Makes a menu labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Makes a menu labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Makes a menu that has an action of its own besides, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: viewAction(primaryAction))
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu labelled by a localized key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Makes a menu labelled by a string and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu that has an action of its own besides, labelled by a localized key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: viewAction(primaryAction))
  }

  /// Makes a menu labelled by a localized key and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, image: image), content: content(), primaryAction: nil)
  }
}

extension Menu where Label == Text {
  /// Makes a menu that has an action of its own besides, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: viewAction(primaryAction))
  }
}
