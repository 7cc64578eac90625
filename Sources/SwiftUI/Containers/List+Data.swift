// A binding to a collection is a collection of bindings too: the forms for bindings come first.

extension List where SelectionValue == Never {
  /// Makes a list of rows for elements.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of rows for elements known by the value at a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of rows for the elements of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of rows for the elements of a bound collection known by the value at a key path.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of rows for a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list of rows for elements of which one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, content: rowContent))
  }

  /// Makes a list of rows for elements known by the value at a key path of which one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of rows for the elements of a bound collection of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, content: rowContent))
  }

  /// Makes a list of rows for the elements of a bound collection known by the value at a key path of which one can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of rows for a constant range of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list of rows for elements of which any number can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: ForEach(data, content: rowContent))
  }

  /// Makes a list of rows for elements known by the value at a key path of which any number can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of rows for the elements of a bound collection of which any number can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: ForEach(data, content: rowContent))
  }

  /// Makes a list of rows for the elements of a bound collection known by the value at a key path of which any number can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of rows for a constant range of which any number can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: ForEach(data, content: rowContent))
  }
}
