/// What a question is about, so that another one can be told from it (AL-11).
final class PresentedSubject {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value>(_ value: Value) {
    self.value = value
    isSame = { other in
      (other as? Value).map { ValueComparison.areEqual($0, value) } ?? false
    }
  }

  /// Whether another subject is surely the same.
  func isSame(as other: PresentedSubject?) -> Bool {
    other.map { isSame($0.value) } ?? false
  }
}

/// What a modifier wants presented: an id, and the content that goes with it.
struct PresentationWish {
  let id: PresentedID

  /// The content; without it what is shown may stay, but nothing comes up (AL-10, AL-11).
  let content: WishedContent?
}

/// Content to be presented, whatever its type.
class WishedContent {
  /// What the content is about; while it is up, it stays with that (AL-11).
  let subject: PresentedSubject?

  init(subject: PresentedSubject?) {
    self.subject = subject
  }

  /// Brings the content up to date, as a child of the modifier's.
  @MainActor func build(
    _ presentation: Presentation, _ environment: EnvironmentValues, _ cursor: inout ChildCursor
  ) -> ViewNode {
    preconditionFailure("content without a view")
  }
}

/// Content that a closure makes.
final class TypedWishedContent<Content: View>: WishedContent {
  private let content: () -> Content

  init(subject: PresentedSubject? = nil, _ content: @escaping () -> Content) {
    self.content = content
    super.init(subject: subject)
  }

  @MainActor override func build(
    _ presentation: Presentation, _ environment: EnvironmentValues, _ cursor: inout ChildCursor
  ) -> ViewNode {
    cursor.update(
      PresentedContent(content: content, presentation: presentation.reference),
      key: .object(ObjectIdentifier(presentation)),
      environment: environment, host: presentation.host, navigation: .some(nil))
  }
}

/// The root of what is presented; its closure's reads are its own, not the presenter's (UP-15).
nonisolated private struct PresentedContent<Content: View>: PrimitiveView {
  let content: () -> Content

  let presentation: Reference<Presentation>

  @inline(__always)
  @MainActor static func _update(_ view: PresentedContent, _ inputs: _ViewInputs) {
    guard view.presentation.object?.isWanted ?? false else { return }
    inputs.node.role = .presentedContent
    inputs.node.updateChild(inputs.node.track(view.content))
  }
}
