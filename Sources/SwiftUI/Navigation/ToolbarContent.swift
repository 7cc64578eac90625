/// Items of a toolbar, composed as views are.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Brings the nodes of the items up to date. Composed items never implement it.
  static func _updateToolbar(_ content: Self, _ inputs: _ViewInputs)
}

extension ToolbarContent {
  public static func _updateToolbar(_ content: Self, _ inputs: _ViewInputs) {
    let node = inputs.node
    var copy = content
    guard node.bind(&copy) else { return }
    node.updateChild(ToolbarContentView(content: node.track { copy.body }))
  }
}

/// Items whose order a person may change; here they are items like any other.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

// How a person may arrange items: accepted, since nobody arranges them here.
extension CustomizableToolbarContent {
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// How far a person may arrange an item.
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// How an item begins.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension Never: CustomizableToolbarContent {
  public static func _updateToolbar(_ content: Never, _ inputs: _ViewInputs) {}
}

/// Items of the framework's own.
package protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never {
    fatalError("body of primitive toolbar content")  // Apple's traps here too.
  }
}

/// Toolbar items as a view, so that they have a place in the tree.
@usableFromInline
nonisolated package struct ToolbarContentView<Content: ToolbarContent>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable init(content: Content) {
    self.content = content
  }

  @usableFromInline
  @MainActor package static func _update(_ view: ToolbarContentView, _ inputs: _ViewInputs) {
    Content._updateToolbar(view.content, inputs)
  }
}

/// Makes the items of a toolbar of the statements in a closure.
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @inlinable
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarGroup<repeat each Content> {
    _ToolbarGroup(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarBranch<Content, Never> {
    _ToolbarBranch(first: content, second: nil)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(first: first, second: nil)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> Content
  {
    content
  }
}

/// Several toolbar items.
nonisolated public struct _ToolbarGroup<each Content: ToolbarContent>: PrimitiveToolbarContent {
  @usableFromInline let content: Shared<(repeat each Content)>

  @inlinable init(content: (repeat each Content)) {
    self.content = Shared(content)
  }

  @inline(__always)
  @MainActor public static func _updateToolbar(_ group: _ToolbarGroup, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      var slot = 0
      for item in repeat each group.content.value {
        cursor.update(ToolbarContentView(content: item), key: .slot(slot))
        slot += 1
      }
    }
  }
}

/// One of two toolbar contents, or none.
nonisolated public struct _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  let first: First?
  let second: Second?

  @MainActor public static func _updateToolbar(_ branch: _ToolbarBranch, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      if let first = branch.first {
        cursor.update(ToolbarContentView(content: first), key: .slot(0))
      }
      if let second = branch.second {
        cursor.update(ToolbarContentView(content: second), key: .slot(1))
      }
    }
  }
}
