/// Gives the keyboard to the place in a namespace that a view prefers.
public struct ResetFocusAction: Sendable {
  let graph: Reference<ViewGraph>?

  /// Looks again for the preferred place in a focus scope.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    guard let focus = graph?.object?.focus else { return }
    let wanted = focus.preferring.lazy.filter { $0.isPreferred && $0.namespace == namespace }
    if let field = wanted.compactMap({ $0.node?.focusableField }).first(where: \.canHoldFocus) {
      focus.take(field)
    }
  }
}

extension EnvironmentValues {
  /// Looks again for the place that is to have the keyboard.
  public var resetFocus: ResetFocusAction { ResetFocusAction(graph: graphReference) }

  /// Whether the nearest place around the view that can have the keyboard has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A view that can have the keyboard though nobody types into it, and tells what it holds whether it does.
nonisolated package struct FocusableView<Content: View>: PrimitiveView {
  let content: Content
  let isFocusable: Bool

  @MainActor package static func _update(_ view: FocusableView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = view.isFocusable ? .annotation(.focusable) : nil
    guard view.isFocusable else {
      node.updateChild(view.content)
      return
    }
    var environment = node.environment
    environment.isFocused = node.graph.focus.field === node
    node.updateChild(
      view.content, environment: environment.reusing(node.children.first?.environment))
  }
}

/// A place that a focus scope prefers.
final class PreferredFocus {
  weak var node: ViewNode?
  var namespace: Namespace.ID
  var isPreferred: Bool

  init(_ node: ViewNode, _ namespace: Namespace.ID, _ isPreferred: Bool) {
    self.node = node
    self.namespace = namespace
    self.isPreferred = isPreferred
  }
}

/// A view that asks for the keyboard when its focus scope appears or is reset.
nonisolated package struct PreferredFocusView<Content: View>: PrimitiveView {
  let content: Content
  let namespace: Namespace.ID
  let isPreferred: Bool

  @MainActor package static func _update(_ view: PreferredFocusView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    if let known = node.properties.first as? PreferredFocus {
      known.namespace = view.namespace
      known.isPreferred = view.isPreferred
      return
    }
    let preferred = PreferredFocus(node, view.namespace, view.isPreferred)
    node.properties = [preferred]
    node.graph.focus.preferring.append(preferred)
    node.onRemove.append { [graph = node.graph, weak preferred] in
      graph.focus.preferring.removeAll { $0 === preferred }
    }
  }
}

extension View {
  /// Makes the view the one that has the keyboard when its focus scope is reset.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    PreferredFocusView(content: self, namespace: namespace, isPreferred: prefersDefaultFocus)
  }
}
