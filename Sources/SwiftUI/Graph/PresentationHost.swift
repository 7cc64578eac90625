/// What may present: a window, a presentation's content, or a page of a navigation stack.
///
/// It compares what its subtree wants with what it shows, and moves one step at a time (SH-01).
package final class PresentationHost: @unchecked Sendable {
  /// What the host is the root of.
  package enum Kind: Equatable, Sendable {
    case window
    case presentation(PresentationRequest.Style)
    case page
  }

  package let kind: Kind
  package private(set) weak var parent: PresentationHost?
  let graph: ViewGraph

  /// Whether another page lies over this one.
  var isCovered = false

  /// The presentation whose content this is.
  var contained = WeakPresentation()

  /// What is presented from here.
  package internal(set) var presentation: Presentation?

  /// Which host of this window or presentation presents at the moment, so that two never do.
  weak var presentingHost: PresentationHost?

  /// The stacks directly in this host, in the order they came.
  package internal(set) var stacks: [NavigationHost] = []

  /// The tab view directly in this host, if there is one.
  package internal(set) weak var tabs: TabHost?

  /// The split view directly in this host, if there is one.
  package internal(set) weak var split: SplitHost?

  /// What modifiers in the content say about it: titles, options of the presentation.
  package internal(set) var contributions: [ViewNode] = []

  /// Where the edit mode of the content is kept, unless the app keeps it.
  private(set) lazy var editMode = EditModeStore()

  /// The modifier whose dismissal dialog is up.
  weak var askingDialog: ViewNode?

  private var requests: [PresentationRequest] = []

  init(kind: Kind, parent: PresentationHost?, graph: ViewGraph) {
    self.kind = kind
    self.parent = parent
    self.graph = graph
  }
}

extension PresentationHost {
  var isPresentation: Bool { kind != .page }

  /// The window or presentation this host is, or is a page of.
  package var layer: PresentationHost {
    isPresentation ? self : parent?.layer ?? self
  }

  /// Whether the content is what a person sees, apart from presentations over it (OR-02).
  package var isOnScreen: Bool {
    !isCovered && (isPresentation || parent?.isOnScreen ?? true)
  }

  /// What is presented anywhere in this window or presentation.
  package var shownPresentation: Presentation? { layer.presentingHost?.presentation }

  /// The presentation this host lies in, as content or as a page of it.
  package var enclosingPresentation: Presentation? { layer.contained.presentation }

  /// Adds a modifier's wish; it goes when its node does (SH-36).
  func add(_ request: PresentationRequest) {
    if requests.isEmpty { graph.hosts.append(self) }
    requests.append(request)
    request.node.onRemove.append { [weak self, unowned request] in
      self?.remove(request)
    }
  }

  /// The presenter is gone: so is what it presents, without a write or `onDismiss` (SH-36, SH-37).
  private func remove(_ request: PresentationRequest) {
    requests.removeAll { $0 === request }
    if requests.isEmpty { graph.hosts.removeAll { $0 === self } }
    guard let presentation, presentation.request === request else { return }
    self.presentation = nil
    layer.presentingHost = nil
    graph.transitions.cancel(presentation)
    let isOuterLeaving = enclosingPresentation.map { $0.presenter.presentation !== $0 } ?? false
    if !isOuterLeaving {
      let content = presentation.node?.contentName ?? "its content"
      graph.record("\(request.style.rawValue) (\(content)) removed with its presenter")
    }
  }

  /// Adds what a modifier in the content says about it, for as long as its node stays.
  func contribute(_ node: ViewNode) {
    contributions.append(node)
    node.onRemove.append { [weak self, unowned node] in
      self?.contributions.removeAll { $0 === node }
    }
  }
}

// What is wanted against what is shown.
extension PresentationHost {
  /// Moves one step towards what is wanted; false when there is nothing to do.
  @MainActor func reconcile() -> Bool {
    guard !isAtRest else { return false }
    let wishes = requests.filter(\.isWished)
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
      refuse(first, shown: shown)
      return true
    }
    present(first, id)
    reportWaiting(wishes, besides: first)
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
    _ shown: Presentation, _ wishes: [PresentationRequest]
  ) -> Bool {
    switch shown.phase {
    case .presenting:
      reportWaiting(wishes, besides: shown.request)
      return false
    case .dismissing(let cause):
      guard graph.policy.sheetDuringDismissal == .drop else { return false }
      let dropped = wishes.filter { request in
        request !== shown.request || (request.wish != shown.id && cause != .replacement)
      }
      for request in dropped { refuse(request, shown: shown) }
      return !dropped.isEmpty
    case .shown:
      reportWaiting(wishes, besides: shown.request)
      let wish = shown.request.wish
      if wish == shown.id { return false }
      if wish != nil { graph.record("\(shown.request.style.rawValue) replaced") }
      shown.beginDismissal(wish == nil ? .program : .replacement)
      return true
    }
  }

  @MainActor private func present(_ request: PresentationRequest, _ id: AnyHashable) {
    let presentation = Presentation(request: request, id: id, presenter: self)
    self.presentation = presentation
    layer.presentingHost = self
    request.isReported = false
    request.buildContent(presentation)
    presentation.beginTransition(isJump: request.isJump)
  }

  /// One host shows one sheet; the others are told to wait, while that one is wanted (MX-02, MX-05).
  private func reportWaiting(_ wishes: [PresentationRequest], besides shown: PresentationRequest) {
    guard shown.wish != nil else { return }
    for request in wishes where request !== shown && !request.isReported {
      request.isReported = true
      graph.report(.singleSheet)
      graph.record("\(request.style.rawValue) of \(request.node.presenterName) waits")
    }
  }

  /// Something else is on screen or on the move: UIKit refuses, and nobody retries (MX-14).
  private func refuse(_ request: PresentationRequest, shown: Presentation) {
    if case .shown = shown.phase {
      refuse(request, .alreadyPresenting(shown.node?.contentName ?? shown.request.contentName))
    } else {
      refuse(request, .isMoving)
    }
  }

  /// What leaving content asks for never comes (W-17); what it shows goes with it (MX-09).
  private func refuse(_ wishes: [PresentationRequest]) -> Bool {
    let refused = wishes.filter { $0 !== presentation?.request }
    for request in refused { refuse(request, .isLeaving) }
    return !refused.isEmpty
  }

  private func refuse(_ request: PresentationRequest, _ refusal: RuntimeIssue.Refusal) {
    request.isSpent = true
    let presenter = request.node.presenterName
    graph.report(.refused(request.contentName, on: presenter, refusal))
    graph.record("\(request.style.rawValue) of \(presenter) dropped")
  }
}
