/// What a question is about, so that another one can be told from it (AL-11).
struct PresentedSubject {
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
  /// Brings the content up to date, as a child of the modifier's.
  typealias Build = @MainActor (Presentation, EnvironmentValues, inout ChildCursor) -> ViewNode

  let id: PresentedID

  /// Builds the content; without it what is shown may stay, but nothing comes up (AL-10, AL-11).
  let build: Build?

  /// What the content is about; while it is up, it stays with that (AL-11).
  let subject: PresentedSubject?

  /// A wish that brings nothing up.
  init(id: PresentedID) {
    self.id = id
    build = nil
    subject = nil
  }

  init<Content: View>(
    id: PresentedID, content: @escaping () -> Content, subject: PresentedSubject? = nil
  ) {
    self.id = id
    self.subject = subject
    // Views are made on the main actor, whoever brings their closure.
    nonisolated(unsafe) let content = content
    build = { presentation, environment, cursor in
      cursor.update(
        PresentedContent(content: content, presentation: presentation.reference),
        key: .object(ObjectIdentifier(presentation)),
        environment: environment, host: presentation.host, navigation: .some(nil))
    }
  }
}

/// The root of what is presented; its closure's reads are its own, not the presenter's (UP-15).
nonisolated private struct PresentedContent<Content: View>: PrimitiveView {
  let content: () -> Content

  let presentation: Reference<Presentation>

  @MainActor static func _update(_ view: PresentedContent, _ inputs: _ViewInputs) {
    guard view.presentation.object?.isWanted ?? false else { return }
    inputs.node.role = .presentedContent
    inputs.node.updateChild(inputs.node.track(view.content))
  }
}
