/// A part of a list or form, with a header and a footer.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
}

/// The header or footer of a section.
nonisolated private struct SectionEdge<Content: View>: PrimitiveView {
  let content: Content
  let kind: Container.Kind

  @inline(__always)
  @MainActor static func _update(_ view: SectionEdge, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(view.kind))
    inputs.node.updateChild(view.content)
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public var body: Never {
    fatalError("body of a section")  // Apple's primitive views trap here too.
  }

  @inline(__always)
  @MainActor public static func _update(_ view: Section, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .container(Container(.section))
    let isExpanded = view.isExpanded.map { binding in node.track { binding.wrappedValue } }
    node.updateChildren { cursor in
      if Parent.self != EmptyView.self {
        cursor.update(SectionEdge(content: view.header, kind: .sectionHeader), key: .slot(0))
      }
      if isExpanded ?? true { cursor.update(view.content, key: .slot(1)) }
      if Footer.self != EmptyView.self {
        cursor.update(SectionEdge(content: view.footer, kind: .sectionFooter), key: .slot(2))
      }
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Makes a section with a header and a footer; the older form.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Makes a section with a footer; the older form.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Makes a section with a header; the older form.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Makes a section with a header, whose content is shown while a value says so.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section headed by a localized key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content)
  }

  /// Makes a section headed by a string.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content)
  }

  /// Makes a section headed by a localized key, whose content is shown while a value says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a section headed by a string, whose content is shown while a value says so.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
