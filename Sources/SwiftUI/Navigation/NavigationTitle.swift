/// A view that says something about itself to its page or presentation.
nonisolated package struct ContributingView<Content: View>: PrimitiveView {
  /// Where the annotation is collected.
  enum Scope {
    case page
    case presentation
  }

  let content: Content
  let scope: Scope
  let annotation: Annotation?

  @inline(__always)
  @MainActor package static func _update(_ view: ContributingView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    node.semantics = view.annotation.map { .annotation($0) }
    if node.isNew {
      let host = view.scope == .page ? node.host : node.host.layer
      host.contribute(node)
    }
  }
}

extension View {
  /// Titles the page the view lies on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Titles the page the view lies on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Titles the page the view lies on.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    ContributingView(content: self, scope: .page, annotation: .title(title.string))
  }

  /// Titles the page the view lies on with a value that can be edited.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    ContributingView(content: self, scope: .page, annotation: .title(title.wrappedValue))
  }
}

extension PresentationHost {
  /// The title of the content, or of the page on top of its stack.
  package var title: String? {
    for node in contributions {
      if case .annotation(.title(let title)) = node.semantics { return title }
    }
    return nil
  }
}
