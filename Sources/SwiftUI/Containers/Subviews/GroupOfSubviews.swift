/// A view made of the views that another one stands for.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor public static func _update(_ view: GroupElementsOfContent, _ inputs: _ViewInputs) {
    inputs.node.updateChild(
      inputs.node.track {
        view.content(SubviewsCollection(SubviewReader.subviews(of: view.subviews)))
      })
  }
}

/// A view made of the sections that another one stands for.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let sections: Sections
  let content: (SectionCollection) -> Content

  @MainActor public static func _update(_ view: GroupSectionsOfContent, _ inputs: _ViewInputs) {
    inputs.node.updateChild(
      inputs.node.track {
        view.content(SectionCollection(SubviewReader.subviews(of: view.sections)))
      })
  }
}

extension Group {
  /// Makes a view of the views that another one stands for.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }

  /// Makes a view of the sections that another one stands for.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

/// The views that another one stands for, as the data of rows.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let subviews: SubviewsCollection

  fileprivate init(_ subviews: [Subview]) {
    self.subviews = SubviewsCollection(subviews)
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections that another view stands for, as the data of rows.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let sections: SectionCollection

  fileprivate init(_ sections: SectionCollection) {
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Makes a view for each of the views that another one stands for.
  nonisolated public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(SubviewReader.subviews(of: view)), identify: { $0.id },
      content: content)
  }

  /// Makes a view for each of the sections that another one stands for.
  nonisolated public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(SectionCollection(SubviewReader.subviews(of: view))),
      identify: { $0.id }, content: content)
  }
}
