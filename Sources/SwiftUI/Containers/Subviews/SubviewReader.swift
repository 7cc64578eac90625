/// Takes a view apart into those it stands for, as a container of an app's own sees them.
///
/// Builders, groups, rows of data, branches and sections are taken apart; a view with a body of its own is one view.
nonisolated struct SubviewReader {
  private var path: [NodeKey] = []
  private var values = ContainerValues()
  private var section: SectionPlace?
  private(set) var subviews: [Subview] = []

  /// The views that a view stands for.
  static func subviews(of view: some View) -> [Subview] {
    var reader = SubviewReader()
    reader.read(view)
    return reader.subviews
  }

  /// Reads a view: takes it apart if it can be, else it is one of the views.
  mutating func read<Content: View>(_ view: Content) {
    if let several = view as? any SeveralViews {
      several.read(by: &self)
    } else {
      subviews.append(
        Subview(view, id: Subview.ID(path: path), values: values, section: section))
    }
  }

  /// Reads a part of a view, which is told from its siblings by a key.
  mutating func read(_ view: some View, key: NodeKey) {
    path.append(key)
    read(view)
    path.removeLast()
  }

  /// Reads what a modifier is applied to: each view in it gets what the modifier says, unless it is one view.
  ///
  /// The view itself stays whole, with its modifier, where nothing in it can be taken apart.
  mutating func read<Modified: View>(
    _ content: some View, of modified: Modified, saying change: (inout ContainerValues) -> Void
  ) {
    let outer = values
    change(&values)
    defer { values = outer }
    if content is any SeveralViews {
      read(content)
    } else {
      subviews.append(
        Subview(modified, id: Subview.ID(path: path), values: values, section: section))
    }
  }

  /// Reads the content of a section.
  mutating func read(_ content: some View, in section: SectionPlace) {
    let outer = self.section
    self.section = section
    path.append(.slot(1))
    read(content)
    path.removeLast()
    self.section = outer
  }

  /// The place at hand, for a section that begins here.
  var place: [NodeKey] { path }
}

/// A view that stands for several.
nonisolated protocol SeveralViews {
  func read(by reader: inout SubviewReader)
}

extension EmptyView: SeveralViews {
  func read(by reader: inout SubviewReader) {}
}

extension TupleView: SeveralViews {
  func read(by reader: inout SubviewReader) {
    var slot = 0
    for child in repeat each value {
      reader.read(child, key: .slot(slot))
      slot += 1
    }
  }
}

extension _ConditionalContent: SeveralViews {
  func read(by reader: inout SubviewReader) {
    switch storage {
    case .trueContent(let content): reader.read(content, key: .slot(0))
    case .falseContent(let content): reader.read(content, key: .slot(1))
    }
  }
}

extension Optional: SeveralViews where Wrapped: View {
  func read(by reader: inout SubviewReader) {
    if let self { reader.read(self, key: .slot(0)) }
  }
}

extension Group: SeveralViews where Content: View {
  func read(by reader: inout SubviewReader) { reader.read(content) }
}

extension ForEach: SeveralViews where Content: View {
  func read(by reader: inout SubviewReader) {
    for element in data {
      reader.read(content(element), key: .id(AnyHashable(identify(element))))
    }
  }
}

extension ContainerValueView: SeveralViews {
  func read(by reader: inout SubviewReader) {
    reader.read(content, of: self, saying: change)
  }
}

extension TaggedView: SeveralViews {
  func read(by reader: inout SubviewReader) {
    let tag = tag
    reader.read(content, of: self) { $0.add(tag: tag) }
  }
}

extension IDView: SeveralViews {
  func read(by reader: inout SubviewReader) {
    reader.read(content, key: .id(AnyHashable(id)))
  }
}

extension Section: SeveralViews where Parent: View, Content: View, Footer: View {
  func read(by reader: inout SubviewReader) {
    let place = SectionPlace(path: reader.place, header: header, footer: footer)
    reader.read(content, in: place)
  }
}

extension SubviewsCollection: SeveralViews {
  func read(by reader: inout SubviewReader) {
    for subview in self { reader.read(subview, key: .id(AnyHashable(subview.id))) }
  }
}

extension SubviewsCollectionSlice: SeveralViews {
  func read(by reader: inout SubviewReader) {
    for subview in self { reader.read(subview, key: .id(AnyHashable(subview.id))) }
  }
}
