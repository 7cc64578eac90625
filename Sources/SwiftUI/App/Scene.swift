/// A part of an app with a life of its own: a window, here the first one.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes inside.
  associatedtype Body: Scene

  /// The scenes inside.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The view of the first window, if the scene has one.
  @MainActor @preconcurrency func _makeRoot() -> AnyView?
}

extension Scene {
  public func _makeRoot() -> AnyView? { AnyView(SceneView(scene: self)) }
}

extension Never: Scene {
  public func _makeRoot() -> AnyView? { nil }
}

/// A scene of the framework's own.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never {
    fatalError("body of a primitive scene")  // Apple's primitive scenes trap here too.
  }
}

/// A scene of an app's own, so that its state is real.
nonisolated struct SceneView<Content: Scene>: PrimitiveView {
  let scene: Content

  @MainActor static func _update(_ view: SceneView, _ inputs: _ViewInputs) {
    let node = inputs.node
    var copy = view.scene
    guard node.bind(&copy) else { return }
    node.updateChild(node.track { copy.body }._makeRoot())
  }
}

/// Makes one scene of the statements in a closure.
@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene(content: (repeat each content))
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// The scenes of a builder; the first with a window opens it.
nonisolated public struct _TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  @MainActor public func _makeRoot() -> AnyView? {
    for scene in repeat each content {
      if let root = scene._makeRoot() { return root }
    }
    return nil
  }
}

/// A scene that may be missing.
nonisolated public struct _OptionalScene<Content: Scene>: PrimitiveScene {
  let content: Content?

  @MainActor public func _makeRoot() -> AnyView? { content?._makeRoot() }
}
