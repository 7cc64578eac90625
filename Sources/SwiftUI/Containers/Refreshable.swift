/// What loads the content of a view anew; `await refresh()` waits for its end.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) {
    self.action = action
  }

  /// Loads anew.
  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// What loads the content anew, if the view or one around it is `refreshable`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

/// A view that a person can have loaded anew.
nonisolated package struct RefreshableView<Content: View>: PrimitiveView {
  let content: Content
  let action: RefreshAction

  @MainActor package static func _update(_ view: RefreshableView, _ inputs: _ViewInputs) {
    let node = inputs.node
    var environment = node.environment
    environment.refresh = view.action
    node.semantics = .annotation(.refresh(view.action))
    node.updateChild(view.content, environment: environment)
  }
}

extension View {
  /// Lets a person pull to have the content loaded anew.
  @preconcurrency
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: RefreshAction(action))
  }
}

extension Host.Layer {
  /// What pulling on the front page loads anew, if anything: the first in reading order.
  @MainActor package var refresh: RefreshAction? { refresh(in: root) }

  @MainActor private func refresh(in node: ViewNode) -> RefreshAction? {
    if case .annotation(.refresh(let action)) = node.semantics { return action }
    for child in node.childrenOnScreen where !child.host.isPresentation || child.host === host {
      if let action = refresh(in: child) { return action }
    }
    return nil
  }
}
