/// A view whose content sees another environment.
nonisolated package struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor package static func _update(_ view: EnvironmentView, _ inputs: _ViewInputs) {
    let node = inputs.node
    var environment = node.environment
    view.change(&environment)
    environment = environment.reusing(node.children.first?.environment)
    node.updateChild(view.content, environment: environment)
  }
}

extension View {
  /// Sets a value of the environment for this view and what it holds (EN-02).
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of this view (EN-04).
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?)
    -> some View
  {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }

  /// Puts an observable object into the environment of this view (EN-04).
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object)
    -> some View
  {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for this view.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
