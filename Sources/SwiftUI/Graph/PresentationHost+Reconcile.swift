// What is wanted against what is shown.
extension PresentationHost {
  /// Moves one step towards what is wanted; false when there is nothing to do.
  @MainActor func reconcile() -> Bool {
    guard !isAtRest else { return false }
    let fulfilled = presentation?.request
    let wishes = requests.filter { $0 !== fulfilled && $0.isWished && !refuseForever($0) }
    if let enclosing = enclosingPresentation {
      if enclosing.isLeaving { return refuse(wishes) }
      // Content that is still arriving presents nothing, so that levels come up one by one (SH-08).
      guard case .shown = enclosing.phase else { return false }
    }
    if let presentation {
      return reconcile(presentation, wishes)
    }
    guard let first = wishes.min(by: { $0.node.precedes($1.node) }), let id = first.wish else {
      return false
    }
    if let busy = layer.presentingHost, busy !== self, let shown = busy.presentation {
      // A question that has been answered stands in nobody's way.
      if case .dismissing(.answer) = shown.phase, graph.policy.sheetDuringDismissal == .queue {
        return false
      }
      refuse(first, shown: shown)
      return true
    }
    present(first, id)
    if wishes.count > 1 {
      reportSharedFlag(wishes)
      for request in wishes where request !== first { makeWait(request, shown: first) }
    }
    return true
  }

  /// Whether what is shown is all that is wanted, as it mostly is.
  private var isAtRest: Bool {
    guard let presentation else { return !requests.contains(where: \.isWished) }
    guard case .shown = presentation.phase, presentation.request.wish == presentation.id else {
      return false
    }
    return !requests.contains { $0 !== presentation.request && $0.isWished }
  }

  @MainActor private func reconcile(
    _ shown: Presentation, _ others: [PresentationRequest]
  ) -> Bool {
    switch shown.phase {
    case .presenting:
      return admit(others, shown)
    case .dismissing(let cause):
      var dropped = others.filter { request in
        !waitsForDismissal(request, of: shown, cause)
      }
      if graph.policy.sheetDuringDismissal == .drop, !shown.request.style.isQuestion,
        let wish = shown.request.wish, wish != shown.id, cause != .replacement
      {
        dropped.append(shown.request)
      }
      for request in dropped { refuse(request, shown: shown) }
      return !dropped.isEmpty
    case .shown:
      let wish = shown.request.wish
      // What is about to go is no reason to refuse another: its dismissal is.
      let hasRefused = wish == nil ? false : admit(others, shown)
      if wish == shown.id { return hasRefused }
      if wish != nil { graph.record("\(shown.style.rawValue) replaced") }
      shown.beginDismissal(wish == nil ? .program : .replacement)
      return true
    }
  }

  @MainActor private func present(_ request: PresentationRequest, _ id: PresentedID) {
    let presentation = Presentation(request: request, id: id, presenter: self)
    self.presentation = presentation
    layer.presentingHost = self
    request.isReported = false
    if !request.node.host.isOnScreen {
      graph.report(.detachedPresenter(request.contentName, on: request.node.presenterName))
    }
    // Told before what is built, and with the name of what was built.
    let place = graph.story.count
    graph.story.add(.event(""))
    request.buildContent(presentation)
    graph.story.replace(at: place, with: presentation.told(.presents))
    presentation.beginTransition(isJump: request.isJump)
  }
}

// Who waits, and who is refused.
extension PresentationHost {
  /// Whether what is asked for during a dismissal of this host comes up after it (MX-11, MX-12).
  private func waitsForDismissal(
    _ request: PresentationRequest, of shown: Presentation, _ cause: Presentation.Cause
  ) -> Bool {
    switch (shown.request.style.isAnswered, request.style.isQuestion) {
    case (true, true): true
    case (false, true): graph.policy.alertDuringDismissal == .queue
    case (_, false): graph.policy.sheetDuringDismissal == .queue
    }
  }

  /// Lets others wait for what is shown or arriving, or refuses them; false when none was refused.
  private func admit(_ others: [PresentationRequest], _ shown: Presentation) -> Bool {
    if others.isEmpty { return false }
    reportSharedFlag(others + [shown.request])
    var hasRefused = false
    for request in others {
      if mayWait(request, for: shown.request) {
        makeWait(request, shown: shown.request)
      } else {
        refuse(request, shown: shown)
        hasRefused = true
      }
    }
    return hasRefused
  }

  /// An alert over a sheet of its own host is refused (MX-14); a sheet may wait for an alert (AL-22).
  private func mayWait(_ request: PresentationRequest, for shown: PresentationRequest) -> Bool {
    switch (shown.style.isQuestion, request.style.isQuestion) {
    case (true, true), (false, false): true
    case (false, true): false
    case (true, false): graph.policy.sheetDuringDismissal == .queue
    }
  }

  /// One host shows one presentation; the others are told to wait, while that one is wanted (MX-02, MX-05, MX-17).
  private func makeWait(_ request: PresentationRequest, shown: PresentationRequest) {
    guard shown.wish != nil, !request.isReported, mayWait(request, for: shown) else { return }
    request.isReported = true
    if !shown.style.isQuestion, !request.style.isQuestion { graph.report(.singleSheet) }
    graph.record("\(request.style.rawValue) of \(request.node.presenterName) waits")
  }

  /// Something else is on screen or on the move: UIKit refuses, and nobody retries (MX-14).
  private func refuse(_ request: PresentationRequest, shown: Presentation) {
    if case .shown = shown.phase {
      refuse(request, .alreadyPresenting(shown.contentName))
    } else {
      refuse(request, .isMoving)
    }
  }

  /// What leaving content asks for never comes (W-17); what it shows goes with it (MX-09).
  private func refuse(_ wishes: [PresentationRequest]) -> Bool {
    for request in wishes { refuse(request, .isLeaving) }
    return !wishes.isEmpty
  }

  private func refuse(_ request: PresentationRequest, _ refusal: RuntimeIssue.Refusal) {
    request.isSpent = true
    request.isRefused = request.style.isQuestion
    let presenter = request.node.presenterName
    graph.report(.refused(request.contentName, on: presenter, refusal))
    graph.record("\(request.style.rawValue) of \(presenter) dropped")
  }
}
