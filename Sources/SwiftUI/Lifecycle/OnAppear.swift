/// A view that runs an action when it appears or disappears.
nonisolated package struct AppearanceView<Content: View>: PrimitiveView {
  let content: Content
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  @MainActor package static func _update(_ view: AppearanceView, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
    inputs.node.setLifecycle(onEnter: view.appear, onLeave: view.disappear)
  }
}

extension View {
  /// Runs an action when the view appears, after the update that brought it (UP-07).
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action.map { viewAction($0) }, disappear: nil)
  }

  /// Runs an action when the view disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil)
    -> some View
  {
    AppearanceView(content: self, appear: nil, disappear: action.map { viewAction($0) })
  }
}
