/// A view for each element of a collection; state follows the elements' ids (ST-10).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let identify: (Data.Element) -> ID
  let isConstantRange: Bool

  init(
    data: Data, identify: @escaping (Data.Element) -> ID, isConstantRange: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.isConstantRange = isConstantRange
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never {
    fatalError("body of a ForEach")  // Apple's primitive views trap here too.
  }

  @MainActor public static func _update(_ view: ForEach, _ inputs: _ViewInputs) {
    let node = inputs.node
    var data = AnyRandomAccessCollection(view.data)
    if view.isConstantRange {
      let initial = ForEachCount.of(node, first: data.count)
      if data.count != initial {
        node.graph.report(.changedRange("\(Self.self)", count: data.count, initial: initial))
        data = AnyRandomAccessCollection(view.data.prefix(initial))
      }
    }
    let rows = node.track {
      data.map { (id: view.identify($0), content: view.content($0)) }
    }
    var seen = Set<ID>(minimumCapacity: rows.count)
    node.updateChildren { cursor in
      for (place, row) in rows.enumerated() {
        if seen.insert(row.id).inserted {
          cursor.update(row.content, key: .id(AnyHashable(row.id)))
        } else {
          node.graph.report(.duplicateID("\(row.id)", in: "\(Self.self)"))
          cursor.update(row.content, key: .slot(place))
        }
      }
    }
  }
}

extension ForEach: RowsView {}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes a view for each of the elements, known by their own ids.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each of the elements, known by the value at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }

  /// Makes a view for each element of a bound collection, with a binding to it.
  nonisolated public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>, Base.Index: Hashable {
    let base = data.wrappedValue
    self.init(
      data: base.indices.lazy.map { ($0, base[$0][keyPath: id]) }, identify: { $0.1 },
      content: { content(data[$0.0]) })
  }

  /// Makes a view for each element of a bound collection, with a binding to it.
  nonisolated public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>, Base.Element: Identifiable,
    Base.Element.ID == ID, Base.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range (W-21).
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, identify: { $0 }, isConstantRange: true, content: content)
  }
}

/// How many elements a constant range had at first.
private final class ForEachCount {
  let count: Int

  init(_ count: Int) {
    self.count = count
  }

  static func of(_ node: ViewNode, first: Int) -> Int {
    if let kept = node.properties.first as? ForEachCount { return kept.count }
    node.properties.append(ForEachCount(first))
    return first
  }
}
