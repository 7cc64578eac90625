/// What the older forms of fields do when the keyboard comes or goes, and when the return key is pressed.
nonisolated final class FieldActions: Sendable {
  let onEditingChanged: @MainActor @Sendable (Bool) -> Void
  let onCommit: @MainActor @Sendable () -> Void

  init(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) {
    let (editing, commit) = (ViewInput(onEditingChanged), ViewInput(onCommit))
    self.onEditingChanged = { editing.value($0) }
    self.onCommit = { commit.value() }
  }
}

extension ViewNode {
  /// The actions of this field, if it was made with any.
  var fieldActions: FieldActions? { properties.first as? FieldActions }
}

// The forms that `onSubmit` and `focused` have replaced.
extension TextField where Label == Text {
  /// Makes a field that says when the keyboard comes and goes, and when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    actions = FieldActions(onEditingChanged, onCommit)
  }

  /// Makes a field that says when the keyboard comes and goes, and when the return key is pressed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    actions = FieldActions(onEditingChanged, onCommit)
  }

  /// Makes a field that says when the keyboard comes and goes.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Makes a field that says when the keyboard comes and goes.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Makes a field that says when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// Makes a field that says when the return key is pressed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Makes a field that says when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    actions = FieldActions({ _ in }, onCommit)
  }

  /// Makes a field that says when the return key is pressed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    actions = FieldActions({ _ in }, onCommit)
  }
}
