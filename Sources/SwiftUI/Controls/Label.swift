/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func _update(_ view: Label, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .container(Container(.row))
    let isStyled = node.updateStyled(
      LabelStyleConfiguration(
        title: _StylePart(view.title), icon: _StylePart(view.icon)))
    if isStyled { return }
    node.updateChildren { cursor in
      cursor.update(view.icon, key: .slot(0))
      cursor.update(view.title, key: .slot(1))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a localized key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a string and a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a localized key and an image of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a string and an image of the app.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was asked to show.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
