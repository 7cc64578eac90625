/// A control that runs an action.
nonisolated public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @inline(__always)
  @MainActor public static func _update(_ view: Button, _ inputs: _ViewInputs) {
    let node = inputs.node
    switch node.environment.buttonStyle {
    case nil:
      node.semantics = .control(Control(kind: .button, role: view.role, press: view.action))
      node.updateChild(view.label)
    case .styled(let makeBody):
      node.semantics = .control(Control(kind: .button, role: view.role, press: view.action))
      node.updateChild(makeBody(ButtonStyleConfiguration(view.role, _StylePart(view.label))))
    case .primitive(let makeBody):
      node.semantics = nil
      node.updateChild(
        makeBody(
          PrimitiveButtonStyleConfiguration(view.role, _StylePart(view.label), view.action)))
    }
  }
}

extension Button {
  /// Makes a button with a label of its own.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role and a label of its own.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button labelled by a localized key.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button labelled by a string.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a role, labelled by a localized key.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a role, labelled by a string.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button labelled by a localized key and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button labelled by a string and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a role, labelled by a localized key and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a role, labelled by a string and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button labelled by a localized key and an image of the app.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose label follows from its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was asked to show.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The label a button has by its role alone.
nonisolated public struct DefaultButtonLabel: PrimitiveView {
  let role: ButtonRole

  @MainActor public static func _update(_ view: DefaultButtonLabel, _ inputs: _ViewInputs) {
    inputs.node.semantics = .text(view.title)
  }

  private var title: String {
    switch role {
    case .cancel: "Cancel"
    case .destructive: "Delete"
    case .close: "Close"
    default: "Done"
    }
  }
}
