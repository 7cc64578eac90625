/// A sheet, cover, popover, alert, dialog or file panel that is on screen, coming or going.
package final class Presentation: @unchecked Sendable {
  /// Where the presentation stands between its two transitions.
  package enum Phase: Sendable {
    case presenting
    case shown
    case dismissing(Cause)
  }

  /// Who began a dismissal.
  package enum Cause: Equatable, Sendable {
    /// Code cleared the flag (SH-26).
    case program
    /// A person swiped, or pressed Escape (SH-27).
    case person
    /// A person chose an action of an alert or dialog; the flag has been written (AL-02).
    case answer(isRefused: Bool)
    /// The item has another id now (SH-11).
    case replacement
  }

  package let request: PresentationRequest
  package let id: PresentedID

  /// The host of the content.
  package let host: PresentationHost

  /// The host that presents.
  package unowned let presenter: PresentationHost

  package internal(set) var phase = Phase.presenting

  /// The height the sheet was brought to last, by a person or by code (PM-07).
  var lastDetent: PresentationDetent?

  /// The root of the content.
  package internal(set) var node: ViewNode? {
    get { content?.node }
    set { content = newValue?.reference }
  }
  private var content: NodeReference?
  private var ownReference = OwnReference<Presentation>()

  /// What those know the presentation by who must not keep it.
  var reference: Reference<Presentation> { ownReference.get(self) }

  init(request: PresentationRequest, id: PresentedID, presenter: PresentationHost) {
    self.request = request
    self.id = id
    self.presenter = presenter
    self.host = PresentationHost(
      kind: .presentation(request.style), parent: presenter, graph: presenter.graph)
    host.contained = reference
  }

  deinit { ownReference.clear() }
}

extension Presentation {
  /// Whether the content is on its way out, so that it keeps its last value (SH-34).
  package var isLeaving: Bool {
    if case .dismissing = phase { return true }
    return false
  }

  /// Whether the content is wanted still; what is on its way out keeps its last value (SH-34).
  var isWanted: Bool { !isLeaving && request.wanted == id }

  /// Begins a dismissal; its end is a transition of its own.
  @MainActor func beginDismissal(_ cause: Cause) {
    guard !isLeaving else { return }
    phase = .dismissing(cause)
    tell(.dismisses(cause))
    switch cause {
    case .person, .answer: beginTransition(isJump: false)
    case .program, .replacement: beginTransition(isJump: request.isJump)
    }
  }

  /// Notes a move of the presentation.
  func tell(_ move: StoryMove) {
    presenter.graph.story.add(told(move))
  }

  /// A move of the presentation as an event.
  func told(_ move: StoryMove) -> StoryEvent {
    .presentation(
      request.style, content: spokenName ?? "", of: request.node.author, move)
  }

  /// Begins the transition of the present phase, or skips it (SH-09).
  @MainActor func beginTransition(isJump: Bool) {
    if isJump {
      finishTransition()
    } else {
      presenter.graph.transitions.begin(self)
    }
  }

  /// Writes the flag at once, as `dismiss()` in the content does (SH-29); nothing once it is gone (DI-09).
  @MainActor package func dismiss() {
    guard presenter.presentation === self, !isLeaving else { return }
    presenter.graph.story.add(
      .action(StoryAction(.writeBack, at: request.node)))
    request.writeBack()
    presenter.graph.story.add(.actionEnd)
  }

  /// Begins a person's dismissal, by a swipe or a touch beside it; false when something holds it.
  @MainActor package func beginSwipe() -> Bool {
    guard hold == nil else { return false }
    beginDismissal(.person)
    return true
  }

  /// Lets go of a person's dismissal that was begun: nothing has happened (SH-31).
  @MainActor package func abandonSwipe() {
    guard case .dismissing(.person) = phase else { return }
    presenter.graph.transitions.cancel(self)
    phase = .shown
    node.map { presenter.graph.markDirty($0) }
  }

  /// Runs an action of an alert or dialog, and dismisses it; the policy says when the flag is written (AL-02, AL-03).
  @MainActor package func answer(_ action: @MainActor () -> Void) {
    finish {
      let order = presenter.graph.policy.answerOrder
      if order == .actionFirst { action() }
      request.writeBack()
      let isRefused = request.current() == id
      if order == .writeFirst { action() }
      return isRefused
    }
  }

  /// Dismisses what a person has answered; the closure writes the flag, and says whether that was refused.
  @MainActor func finish(_ end: () -> Bool) {
    guard presenter.presentation === self, !isLeaving else { return }
    let isRefused = end()
    beginDismissal(.answer(isRefused: isRefused))
  }

  /// Ends the transition under way.
  @MainActor func finishTransition() {
    switch phase {
    case .presenting:
      phase = .shown
      tell(.presented)
    case .shown: break
    case .dismissing(let cause): finishDismissal(cause)
    }
  }

  /// The content goes, then the flag is written where it still asks, then `onDismiss` runs (OR-04, SH-28).
  @MainActor private func finishDismissal(_ cause: Cause) {
    let graph = presenter.graph
    let request = request
    presenter.presentation = nil
    presenter.layer.presentingHost = nil
    tell(.dismissed)
    request.removeContent()
    if case .answer(isRefused: true) = cause {
      // The presenter may go before the action's turn comes.
      let node = request.node
      let id = id
      // An action that clears what the flag is made of has cleared it, though a constant binding takes no write.
      graph.enqueue {
        if node.isAttached, request.current() == id { request.refuseWriteBack() }
      }
    }
    let isInteractive = cause == .person
    if isInteractive || (graph.policy.writesBackTwice && cause == .program) {
      let id = id
      graph.enqueue(StoryAction(.writeBack, at: request.node)) {
        let current = request.current()
        if isInteractive, current != id { return }
        request.writeBack()
        guard isInteractive, request.node.isAttached, request.current() == id else { return }
        request.refuseWriteBack()
      }
    }
    if let onDismiss = request.onDismiss {
      graph.enqueue(StoryAction(.dismissal, at: request.node)) {
        graph.record("onDismiss")
        onDismiss()
      }
    }
  }
}

extension PresentationRequest {
  /// The binding has kept its value though its presentation is gone: that counts at the next change only (SH-35, AL-18).
  fileprivate func refuseWriteBack() {
    isSpent = true
    node.graph.report(.refusedWriteBack(node.presenterName, style))
  }
}
