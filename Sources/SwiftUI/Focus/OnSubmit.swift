/// What a person can submit.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The return key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action for what is submitted below a place, with those further out.
///
/// An object that stays while its place does, so that views below need not look again when the closure is a new one.
final class SubmitAction: @unchecked Sendable {
  fileprivate(set) var triggers: SubmitTriggers = []
  fileprivate(set) var action: @MainActor () -> Void = {}

  /// Those further out; nil at the edge of a scope.
  fileprivate(set) var outer: SubmitAction?

  /// The actions for a trigger, the innermost first.
  func actions(for trigger: SubmitTriggers) -> [@MainActor () -> Void] {
    let inner = triggers.contains(trigger) ? [action] : []
    return inner + (outer?.actions(for: trigger) ?? [])
  }
}

extension SubmitAction: Equatable {
  static func == (left: SubmitAction, right: SubmitAction) -> Bool { left === right }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private struct SubmitTriggerKey: EnvironmentKey {
  static var defaultValue: SubmitTriggers.RawValue { SubmitTriggers.text.rawValue }
}

extension EnvironmentValues {
  /// What is done when a field is submitted.
  var submitAction: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// What the return key in a field submits.
  var submitTrigger: SubmitTriggers {
    get { SubmitTriggers(rawValue: self[SubmitTriggerKey.self]) }
    set { self[SubmitTriggerKey.self] = newValue.rawValue }
  }
}

/// A view with an action for what is submitted in it.
nonisolated package struct SubmitView<Content: View>: PrimitiveView {
  let content: Content
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void

  @MainActor package static func _update(_ view: SubmitView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let submit = node.properties.first as? SubmitAction ?? SubmitAction()
    node.properties = [submit]
    submit.triggers = view.triggers
    submit.action = view.action
    submit.outer = node.environment.submitAction
    var environment = node.environment
    environment.submitAction = submit
    node.updateChild(
      view.content, environment: environment.reusing(node.children.first?.environment))
  }
}

extension ViewNode {
  /// What the return key does in this field, if anything.
  @MainActor var submit: (@MainActor () -> Void)? {
    let around = environment.submitAction?.actions(for: environment.submitTrigger) ?? []
    let actions = (fieldActions.map { [$0.onCommit] } ?? []) + around
    guard !actions.isEmpty else { return nil }
    return { for action in actions { action() } }
  }
}

extension View {
  /// Runs an action when a person submits a field in the view, before those of views further out.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmitView(content: self, triggers: triggers, action: viewAction(action))
  }

  /// Keeps what is submitted in the view from actions further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self) { if isBlocking { $0.submitAction = nil } }
  }
}
