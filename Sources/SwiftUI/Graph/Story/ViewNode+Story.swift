extension ViewNode {
  /// Notes that the body of the view or modifier here is about to be evaluated, and why.
  func noteBody(of type: Any.Type) {
    let reason: StoryReason =
      if isNew { .new } else if !hasNewInput { .change } else if hasNewEnvironment {
        .environment
      } else { .value }
    graph.story.add(.body(ObjectIdentifier(self), type, reason))
  }

  /// Who reads here, for a sentence: the body of a view, or a closure that another one made.
  var readerName: String {
    if isAuthored { return "the body of \(isComposed ? typeName : authoredTypeName(viewType))" }
    if case .presentedContent = role, let presentation = host.enclosingPresentation {
      return "the content of the \(presentation.request.style.rawValue) of "
        + presentation.request.node.writerName
    }
    return "a closure of \(writerName)"
  }
}
