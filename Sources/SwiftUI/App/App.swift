/// An app: the scenes it opens.
///
/// An app declared with `@main` builds its first window, settles it and ends, unless a driver of ours has taken it over.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()

  /// Starts the app.
  @MainActor @preconcurrency static func main()
}

extension App {
  public static func main() {
    AppLaunch.run(AnyView(AppView(app: Self())))
  }
}

/// What happens when an app with `@main` starts.
@MainActor package enum AppLaunch {
  /// Runs the first window of an app.
  package static var run: @MainActor (_ root: AnyView) -> Void = { root in
    let host = Host { root }
    host.settle()
    host.close()
  }
}

/// An app as the root of a tree, so that its state and environment are real.
nonisolated package struct AppView<Program: App>: PrimitiveView {
  let app: Program

  package init(app: Program) {
    self.app = app
  }

  @MainActor package static func _update(_ view: AppView, _ inputs: _ViewInputs) {
    let node = inputs.node
    var copy = view.app
    guard node.bind(&copy) else { return }
    node.updateChild(node.track { copy.body }._makeRoot())
  }
}
