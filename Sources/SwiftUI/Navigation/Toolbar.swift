/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  @usableFromInline let placement: ToolbarItemPlacement
  @usableFromInline let content: Content

  @inline(__always)
  @MainActor public static func _updateToolbar(_ item: ToolbarItem, _ inputs: _ViewInputs) {
    inputs.node.semantics = .toolbarItem(item.placement.place)
    inputs.node.updateChild(item.content)
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item with its placement.
  @inlinable public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item that a person may move, with its placement.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar with one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes items with their placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _updateToolbar(_ group: ToolbarItemGroup, _ inputs: _ViewInputs) {
    inputs.node.semantics = .toolbarItem(group.placement.place)
    inputs.node.updateChild(group.content)
  }
}

/// The room between items; it holds nothing.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// How the room is sized.
  public enum Sizing: Hashable, Sendable {
    case flexible
    case fixed
  }

  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public static func _updateToolbar(_ spacer: ToolbarSpacer, _ inputs: _ViewInputs) {}
}

/// A view with toolbar items for its page.
@usableFromInline
nonisolated package struct ToolbarView<Content: View, Items: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let items: Items

  @inlinable init(content: Content, items: Items) {
    self.content = content
    self.items = items
  }

  @inline(__always) @usableFromInline
  @MainActor package static func _update(_ view: ToolbarView, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      cursor.update(view.content, key: .slot(0))
      cursor.update(view.items, key: .slot(1))
    }
  }
}

/// Plain views given as toolbar content: an item of automatic placement.
nonisolated private struct AutomaticToolbarItem<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _update(_ view: AutomaticToolbarItem, _ inputs: _ViewInputs) {
    inputs.node.semantics = .toolbarItem(.automatic)
    inputs.node.updateChild(view.content)
  }
}

extension View {
  /// Adds items to the toolbar of the page.
  @inlinable
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: ToolbarContentView(content: content()))
  }

  /// Adds views to the toolbar of the page, at their automatic place.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    ToolbarView(content: self, items: AutomaticToolbarItem(content: content()))
  }

  /// Adds items that a person may arrange to the toolbar of the page.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: ToolbarContentView(content: content()))
  }
}
