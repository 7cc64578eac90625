/// The section that a view is in.
struct SectionPlace {
  let path: [NodeKey]
  let header: [Subview]
  let footer: [Subview]

  init(path: [NodeKey], header: some View, footer: some View) {
    self.path = path
    self.header = SubviewReader.subviews(of: header)
    self.footer = SubviewReader.subviews(of: footer)
  }
}

/// A section of what a container of an app's own is made of; views outside of sections are in one without a header.
public struct SectionConfiguration: Identifiable {
  /// What tells the section from its siblings.
  public struct ID: Hashable {
    let path: [NodeKey]
  }

  public let id: ID

  /// The views of the header.
  public let header: SubviewsCollection

  /// The views of the footer.
  public let footer: SubviewsCollection

  /// The views in the section.
  public let content: SubviewsCollection

  /// What the section has to say to the container: what its first view says.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues()
  }
}

/// The sections of what a container of an app's own is made of.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Puts views that follow each other in the same section together.
  init(_ subviews: [Subview]) {
    var runs: [[Subview]] = []
    for subview in subviews {
      if let last = runs.last?.last, last.section?.path == subview.section?.path {
        runs[runs.count - 1].append(subview)
      } else {
        runs.append([subview])
      }
    }
    sections = runs.map { run in
      let section = run.first?.section
      return SectionConfiguration(
        id: .init(path: section?.path ?? run.first?.id.path ?? []),
        header: SubviewsCollection(section?.header ?? []),
        footer: SubviewsCollection(section?.footer ?? []), content: SubviewsCollection(run))
    }
  }
}
