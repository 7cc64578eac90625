/// A question asked before a person's dismissal (PM-15, PM-16).
package struct DismissalDialog {
  package let title: String
  package let shouldPresent: Bool
}

extension View {
  /// Forbids a person, not code, to dismiss the enclosing presentation (PM-01, PM-02).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ContributingView(
      content: self, scope: .presentation,
      annotation: isDisabled ? .isInteractiveDismissDisabled : nil)
  }
}

extension PresentationHost {
  /// Whether a person may not dismiss the presentation: any page on top that says so is enough (PM-03, PM-04).
  package var isInteractiveDismissDisabled: Bool {
    annotations { if case .isInteractiveDismissDisabled = $0 { true } else { nil } }
      .contains(true)
  }

  /// What the visible part of the content says of one kind.
  package func annotations<Value>(_ select: (Annotation) -> Value?) -> [Value] {
    var values: [Value] = []
    forEachAnnotation { if let value = select($0) { values.append(value) } }
    return values
  }

  /// Goes through all that the visible part of the content says, the innermost first.
  func forEachAnnotation(_ body: (Annotation) -> Void) {
    for node in contributions {
      guard case .annotation(let annotation) = node.semantics, node.host.isOnScreen else {
        continue
      }
      body(annotation)
    }
  }
}
