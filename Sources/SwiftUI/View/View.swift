/// A piece of user interface, described by the views in its body.
///
/// Feature code conforms to it exactly as on Apple's platforms; nothing is drawn, but identity, state and lifecycle are
/// real. `_update` is the one requirement of ours, and has a default for every view with a body.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Brings the node of this view up to date. Composed views never implement it.
  static func _update(_ view: Self, _ inputs: _ViewInputs)
}

/// What a view gets when it is brought up to date: an opaque handle on its node.
public struct _ViewInputs {
  package let node: ViewNode
}

extension Never: View {
  public var body: Never { self }
}

/// A view of the framework's own, which has no body and says itself what its node holds.
///
/// Those that modifiers give are `package`, though nobody names them: with less visible ones, what `some View` stands
/// for is looked up at run time, at each evaluation of an app's body.
///
/// For the same reason `_update` of a view with several fields, of which one is of any type, is always inlined: into the
/// function that the protocol calls, which has the view's own type at hand. On its own it knows those of the fields only.
@usableFromInline package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    fatalError("body of a primitive view")  // Apple's primitive views trap here too.
  }
}
