/// No view at all.
nonisolated public struct EmptyView: PrimitiveView {
  public init() {}

  @MainActor public static func _update(_ view: EmptyView, _ inputs: _ViewInputs) {}
}

/// The views of a builder, each at a slot of its own.
nonisolated public struct TupleView<each Content: View>: PrimitiveView {
  @usableFromInline let content: Shared<(repeat each Content)>

  /// The views.
  public var value: (repeat each Content) { content.value }

  @inlinable public init(_ content: repeat each Content) {
    self.content = Shared((repeat each content))
  }

  @inline(__always)
  @MainActor public static func _update(_ view: TupleView, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      var slot = 0
      for child in repeat each view.content.value {
        cursor.update(child, key: .slot(slot))
        slot += 1
      }
    }
  }
}

/// One of two views; the branches are different places even for the same type (ST-08).
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  PrimitiveView
{
  @usableFromInline enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) {
    self.storage = storage
  }

  @inline(__always)
  @MainActor public static func _update(_ view: _ConditionalContent, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      switch view.storage {
      case .trueContent(let content): cursor.update(content, key: .slot(0))
      case .falseContent(let content): cursor.update(content, key: .slot(1))
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never {
    fatalError("body of an optional view")  // Apple's primitive views trap here too.
  }

  public static func _update(_ view: Wrapped?, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      if let view { cursor.update(view, key: .slot(0)) }
    }
  }
}

/// A view whose type is hidden; its state is kept while the type inside stays (ST-11).
nonisolated public struct AnyView: PrimitiveView {
  let erased: ErasedContent

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    erased = TypedErasedContent(view)
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  @MainActor public static func _update(_ view: AnyView, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { view.erased.update(&$0) }
  }
}

/// Several views taken as one, without a container around them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Groups views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never {
    fatalError("body of a group")  // Apple's primitive views trap here too.
  }

  @MainActor public static func _update(_ view: Group, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
  }
}

extension EmptyView: StructuralView {}
extension TupleView: StructuralView {}
extension _ConditionalContent: StructuralView {}
extension Optional: StructuralView {}
extension AnyView: StructuralView {}
extension Group: StructuralView {}

/// A view with an id of its own; another id is another place (ST-09).
nonisolated package struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor package static func _update(_ view: IDView, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { $0.update(view.content, key: .id(AnyHashable(view.id))) }
  }
}

/// A view that is evaluated again only when it differs by `==` from the one before.
nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view compared.
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @MainActor public static func _update(_ view: EquatableView, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
  }
}

extension View {
  /// Ties the identity of the view to a value (ST-09).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from the one before.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
