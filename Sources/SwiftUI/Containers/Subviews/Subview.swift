/// One of the views that a container of an app's own is made of.
nonisolated public struct Subview: View, Identifiable {
  public typealias Body = Never

  /// What tells the view from its siblings: its place in the builder, or the id it has there.
  public struct ID: Hashable {
    let path: [NodeKey]

    /// The places and ids on the way to the view, as one tells it.
    package var steps: [String] {
      path.map { key in
        switch key {
        case .slot(let slot): "\(slot)"
        case .id(let id): "\(id.base)"
        case .object: ""  // Pages and presentations are no part of a builder.
        }
      }
    }
  }

  public let id: ID

  /// What the view has to say to the container.
  public let containerValues: ContainerValues

  /// The heading of the section that the view is in, and the sections around; for `ForEach(sections:)`.
  let section: SectionPlace?

  private let update: @MainActor (inout ChildCursor, NodeKey) -> Void

  init<Content: View>(
    _ view: Content, id: ID, values: ContainerValues, section: SectionPlace?
  ) {
    let view = ViewInput(view)
    self.id = id
    containerValues = values
    self.section = section
    update = { cursor, key in cursor.update(view.value, key: key) }
  }

  @MainActor public var body: Never {
    fatalError("body of a subview")  // Apple's primitive views trap here too.
  }

  @MainActor public static func _update(_ view: Subview, _ inputs: _ViewInputs) {
    // Where one subview is shown in the place of another, it has state of its own.
    inputs.node.updateChildren { view.update(&$0, .id(AnyHashable(view.id))) }
  }
}

extension Subview.ID: CustomStringConvertible {
  /// The places and ids on the way to the view.
  public var description: String { steps.joined(separator: ".") }
}

/// The views that a container of an app's own is made of.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Body = Never

  private let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  @MainActor public var body: Never {
    fatalError("body of subviews")  // Apple's primitive views trap here too.
  }

  @MainActor public static func _update(_ view: SubviewsCollection, _ inputs: _ViewInputs) {
    inputs.node.show(view)
  }
}

/// Some of the views that a container of an app's own is made of.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Body = Never

  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  @MainActor public var body: Never {
    fatalError("body of subviews")  // Apple's primitive views trap here too.
  }

  @MainActor public static func _update(_ view: SubviewsCollectionSlice, _ inputs: _ViewInputs) {
    inputs.node.show(view)
  }
}

extension ViewNode {
  /// Shows subviews, each as what it is.
  @MainActor fileprivate func show(_ subviews: some Sequence<Subview>) {
    updateChildren { cursor in
      for subview in subviews { cursor.update(subview, key: .id(AnyHashable(subview.id))) }
    }
  }
}
