/// Tabs of a tab view, composed as views are.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select the tabs.
  associatedtype TabValue: Hashable

  /// The type of the tabs.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// Brings the nodes of the tabs up to date. Composed tabs never implement it.
  static func _updateTabs(_ content: Self, _ inputs: _ViewInputs)
}

extension TabContent {
  public static func _updateTabs(_ content: Self, _ inputs: _ViewInputs) {
    let node = inputs.node
    var copy = content
    guard node.bind(&copy) else { return }
    node.updateChild(TabContentView(content: node.track { copy.body }))
  }
}

extension Never: TabContent {
  public typealias TabValue = Never

  public static func _updateTabs(_ content: Never, _ inputs: _ViewInputs) {}
}

/// Tabs of the framework's own.
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never {
    fatalError("body of primitive tab content")  // Apple's traps here too.
  }
}

/// Tabs as a view, so that they have a place in the tree.
nonisolated public struct TabContentView<Content: TabContent>: PrimitiveView {
  let content: Content

  @MainActor public static func _update(_ view: TabContentView, _ inputs: _ViewInputs) {
    Content._updateTabs(view.content, inputs)
  }
}

extension TabContentView: StructuralView {}

/// Makes tabs of the statements in a closure.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue, repeat each Content> {
    _TabGroup(content: (repeat each content))
  }

  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _TabBranch<Content, Content> where Content.TabValue == TabValue {
    _TabBranch(first: content, second: nil)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabBranch<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabBranch(first: first, second: nil)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabBranch<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabBranch(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }
}

/// The tabs of a builder, each at a slot of its own.
nonisolated public struct _TabGroup<TabValue: Hashable, each Content: TabContent>:
  PrimitiveTabContent
{
  let content: (repeat each Content)

  @MainActor public static func _updateTabs(_ group: _TabGroup, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      var slot = 0
      for child in repeat each group.content {
        cursor.update(TabContentView(content: child), key: .slot(slot))
        slot += 1
      }
    }
  }
}

/// One of two kinds of tabs, or none.
nonisolated public struct _TabBranch<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue

  let first: First?
  let second: Second?

  @MainActor public static func _updateTabs(_ branch: _TabBranch, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      if let first = branch.first { cursor.update(TabContentView(content: first), key: .slot(0)) }
      if let second = branch.second {
        cursor.update(TabContentView(content: second), key: .slot(1))
      }
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public var body: Never {
    return fatalError("body of a ForEach")  // Apple's primitive tabs trap here too.
  }

  @MainActor public static func _updateTabs(_ view: ForEach, _ inputs: _ViewInputs) {
    let node = inputs.node
    let rows = node.track {
      view.data.map { (id: view.identify($0), content: view.content($0)) }
    }
    node.updateChildren { cursor in
      for row in rows {
        cursor.update(TabContentView(content: row.content), key: .id(AnyHashable(row.id)))
      }
    }
  }
}

extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes tabs for each of the elements, known by their own ids.
  nonisolated public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TabValue {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs for each of the elements, known by the value at a key path.
  nonisolated public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TabValue {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}
