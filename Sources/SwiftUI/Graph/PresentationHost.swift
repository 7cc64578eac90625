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
  package var parent: PresentationHost? { parentReference?.object }
  private let parentReference: Reference<PresentationHost>?
  let graph: ViewGraph
  private var ownReference = OwnReference<PresentationHost>()

  /// Whether another page lies over this one.
  var isCovered = false

  /// The presentation whose content this is.
  var contained: Reference<Presentation>?

  /// What is presented from here.
  package internal(set) var presentation: Presentation?

  /// Which host of this window or presentation presents at the moment, so that two never do.
  var presentingHost: PresentationHost? {
    get { presenting?.object }
    set { presenting = newValue?.reference }
  }
  private var presenting: Reference<PresentationHost>?

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

  /// The colour scheme the content has asked for and got (EN-11).
  var colorScheme: ColorScheme?

  /// The modifier whose dismissal dialog is up.
  var askingDialog: ViewNode? {
    get { asking?.node }
    set { asking = newValue?.reference }
  }
  private var asking: NodeReference?

  /// What the modifiers in this host want.
  private(set) var requests: [PresentationRequest] = []

  init(kind: Kind, parent: PresentationHost?, graph: ViewGraph) {
    self.kind = kind
    parentReference = parent?.reference
    self.graph = graph
  }

  deinit { ownReference.clear() }
}

extension PresentationHost {
  /// What those know the host by who must not keep it.
  var reference: Reference<PresentationHost> { ownReference.get(self) }

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
  package var enclosingPresentation: Presentation? { layer.contained?.object }

  /// Adds a modifier's wish; it goes when its node does (SH-36).
  func add(_ request: PresentationRequest) {
    if requests.isEmpty { graph.hosts.append(self) }
    requests.append(request)
    request.node.onRemove.append { [reference, unowned request] in
      reference.object?.remove(request)
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
    // With its own answer, such as one that deletes the row it stands on, a question has come to its end.
    if case .dismissing(.answer) = presentation.phase { return }
    let isOuterLeaving = enclosingPresentation.map { $0.presenter.presentation !== $0 } ?? false
    guard !isOuterLeaving, graph.root?.isAttached ?? false else { return }
    let content = presentation.spokenName ?? "its content"
    graph.record("\(presentation.style.rawValue) (\(content)) removed with its presenter")
    if !presentation.isLeaving, request.node.isLazyRow {
      graph.report(.lazyPresenter(request.node.presenterName, request.style))
    }
  }

  /// Adds what a modifier in the content says about it, for as long as its node stays.
  func contribute(_ node: ViewNode) {
    contributions.append(node)
    node.contributesTo = reference
  }

  /// Forgets what a modifier has said; its node goes.
  func withdraw(_ node: ViewNode) {
    contributions.removeAll { $0 === node }
  }
}
