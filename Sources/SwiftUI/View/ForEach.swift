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

  @inline(__always)
  @MainActor public static func _update(_ view: ForEach, _ inputs: _ViewInputs) {
    let node = inputs.node
    let memory = RowMemory<ID>.of(node)
    var count = view.data.count
    if view.isConstantRange {
      let initial = memory.count(first: count)
      if count != initial {
        node.graph.report(.changedRange("\(Self.self)", count: count, initial: initial))
        count = min(count, initial)
      }
    }
    var ids: [ID] = []
    var contents: [Content] = []
    ids.reserveCapacity(count)
    contents.reserveCapacity(count)
    node.track {
      for element in view.data {
        if ids.count == count { break }
        ids.append(view.identify(element))
        contents.append(view.content(element))
      }
    }
    let (kept, duplicates) = memory.update(ids)
    node.updateChildren { cursor in
      for place in 0..<ids.count {
        if place < kept {
          // As mostly: nobody has to be looked for.
          cursor.updateNext(contents[place])
        } else if duplicates.contains(place) {
          node.graph.report(.duplicateID("\(ids[place])", in: "\(Self.self)"))
          cursor.update(contents[place], key: .slot(place))
        } else {
          cursor.update(contents[place], key: .id(AnyHashable(ids[place])))
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

/// What a ForEach remembers of the evaluation before.
private final class RowMemory<ID: Hashable> {
  /// How many elements a constant range had at first.
  private var initialCount: Int?

  /// The ids of the rows there are, up to the first that is not unique.
  private var ids: [ID] = []

  /// The same, to look them up.
  private var known: Set<ID> = []

  static func of(_ node: ViewNode) -> RowMemory {
    if let memory = node.properties.first as? RowMemory { return memory }
    let memory = RowMemory()
    node.properties.append(memory)
    return memory
  }

  func count(first: Int) -> Int {
    let count = initialCount ?? first
    initialCount = count
    return count
  }

  /// Takes over the ids of the rows that are to be: how many of the first are those there are, and the places of ids
  /// that are there before.
  func update(_ ids: [ID]) -> (kept: Int, duplicates: Set<Int>) {
    if ids == self.ids { return (ids.count, []) }
    var kept = 0
    while kept < ids.count, kept < self.ids.count, ids[kept] == self.ids[kept] { kept += 1 }
    if kept < self.ids.count { known = Set(ids[..<kept]) }
    var duplicates: Set<Int> = []
    for place in kept..<ids.count where !known.insert(ids[place]).inserted {
      duplicates.insert(place)
    }
    self.ids = ids
    if let first = duplicates.min() {
      self.ids.removeSubrange(first...)
      known = Set(self.ids)
    }
    return (kept, duplicates)
  }
}
