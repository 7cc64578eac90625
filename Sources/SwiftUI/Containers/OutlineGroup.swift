/// Rows of data with rows of their own below them, all of them opened.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: Data
  let identify: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View {
  public var body: some View {
    ForEach(data: data, identify: identify, content: row)
  }

  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    content(element)
    if let children = children(element) {
      AnyView(
        OutlineGroup(
          data: children, identify: identify, children: self.children, content: content))
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows of elements and of their children.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: data, identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup {
  /// Makes rows of elements and of their children, known by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows for elements and their children.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of rows for elements and their children of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list of rows for elements and their children of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
