/// The older form of an alert: a value with at most two buttons (AL-21).
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button; without one it says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Makes an alert with two buttons, side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }
}

extension Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (@MainActor () -> Void)?

    /// Makes a plain button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action.map { viewAction($0) })
    }

    /// Makes a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action.map { viewAction($0) })
    }

    /// Makes a button that cancels, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action.map { viewAction($0) })
    }

    /// Makes a button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action.map { viewAction($0) })
    }
  }
}

/// The older form of a confirmation dialog.
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a sheet with its buttons; without any it says Cancel.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension Alert {
  /// The alert as a view.
  fileprivate var content: some View {
    QuestionContent(
      style: .alert, title: title, titleVisibility: .visible,
      actions: OlderButtons(buttons: buttons), message: message)
  }
}

extension ActionSheet {
  /// The sheet as a view.
  fileprivate var content: some View {
    QuestionContent(
      style: .dialog, title: title, titleVisibility: .visible,
      actions: OlderButtons(buttons: buttons), message: message)
  }
}

/// The buttons of an alert or an action sheet of the older form.
nonisolated private struct OlderButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      let action = button.action ?? {}
      Button(role: button.role, action: action, label: { button.label })
    }
  }
}

extension View {
  /// Asks by an alert while a flag is true; of several on one view only the last shows (MX-16).
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    presenting(.alert, isPresented, nil, isOlder: true) { content().content }
  }

  /// Asks by an alert about an item while there is one; of several on one view only the last shows (MX-16).
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(.alert, item, nil, isOlder: true) { content($0).content }
  }

  /// Asks by an action sheet while a flag is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(.dialog, isPresented, nil, isOlder: true) { content().content }
  }

  /// Asks by an action sheet about an item while there is one.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(.dialog, item, nil, isOlder: true) { content($0).content }
  }
}
