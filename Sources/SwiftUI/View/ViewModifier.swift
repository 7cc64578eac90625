/// A modifier of a user's own: a view made around its content.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that comes out.
  associatedtype Body: View

  /// The content that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that comes out.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The content a modifier is applied to, wherever the modifier's body puts it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  /// Where the modifier is applied; nil where that is only looked into (`SubviewReader`).
  let origin: ViewNode?
  let version: Int
  let modified: ErasedContent

  @MainActor public static func _update(_ view: _ViewModifier_Content, _ inputs: _ViewInputs) {
    inputs.node.role = .modifierContent
    inputs.node.updateChildren { view.modified.update(&$0) }
  }
}

/// The content is the same while the modified view is, however often the modifier is evaluated.
extension _ViewModifier_Content: Equatable {
  nonisolated public static func == (left: Self, right: Self) -> Bool {
    left.origin != nil && left.origin === right.origin && left.version == right.version
  }
}

/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never {
    fatalError("body of modified content")  // Apple's primitive views trap here too.
  }

  @MainActor public static func _update(_ view: ModifiedContent, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.role = .modifier(Modifier.self)
    node.noteBody(of: Modifier.self)
    var modifier = view.modifier
    guard node.bind(&modifier) else { return }
    let content = _ViewModifier_Content<Modifier>(
      origin: node, version: node.inputVersion, modified: TypedErasedContent(view.content))
    node.updateChild(node.track { modifier.body(content: content) })
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier)
    -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Applies another modifier after this one.
  nonisolated public func concat<Modifier>(_ modifier: Modifier)
    -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}
