/// A view that stands for several.
nonisolated protocol SeveralViews {
  /// Has each of them read.
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

extension AnyView: SeveralViews {
  func read(by reader: inout SubviewReader) {
    let erased = erased
    reader.read(self) { erased.read(by: &$0) }
  }
}

extension ModifiedContent: SeveralViews where Content: View, Modifier: ViewModifier {
  func read(by reader: inout SubviewReader) {
    let input = ViewInput(self)
    reader.read(self, unlessDynamic: Modifier.self) {
      let content = _ViewModifier_Content<Modifier>(
        origin: nil, version: 0, modified: TypedErasedContent(input.value.content))
      $0.read(input.value.modifier.body(content: content))
    }
  }
}

extension _ViewModifier_Content: SeveralViews {
  func read(by reader: inout SubviewReader) {
    let modified = modified
    reader.read(self) { modified.read(by: &$0) }
  }
}
