// How a presentation is shown, and what holds it against a person's hand.
extension Presentation {
  /// How the content is shown: in a compact width a popover is a sheet, unless the content says otherwise (SH-41).
  package var style: PresentationRequest.Style {
    guard request.style == .popover || request.style == .sheet, isCompact else {
      return request.style
    }
    switch host.compactAdaptation {
    case .automatic: return .sheet
    case .none: return request.style
    case .sheet: return .sheet
    case .popover: return request.style
    case .fullScreenCover: return .fullScreenCover
    }
  }

  /// Whether the presenter has little room along the horizontal.
  private var isCompact: Bool { request.node.environment.horizontalSizeClass == .compact }

  /// Why a person can't dismiss the presentation by a swipe or by a touch beside it.
  package enum Hold: Sendable {
    /// It goes by one of its actions only (AL-17).
    case answer
    /// The content forbids it (PM-01).
    case isDisabled
    /// It is arriving or leaving.
    case isMoving
    /// The platform has no gesture for it (SH-40, SH-42).
    case platform
  }

  /// What holds the presentation; nil when a person can dismiss it.
  package var hold: Hold? {
    guard case .shown = phase else { return .isMoving }
    let isMac = presenter.graph.policy.idiom == .mac
    switch style {
    case .alert, .files: return .answer
    case .dialog: return isMac ? .answer : nil
    case .popover: return host.isInteractiveDismissDisabled ? .isDisabled : nil
    case .sheet, .fullScreenCover:
      if isMac { return .platform }
      if style == .fullScreenCover, presenter.graph.policy.coverSwipe == .refused {
        return .platform
      }
      return host.isInteractiveDismissDisabled ? .isDisabled : nil
    }
  }

  /// What a person would call the content: of a question or a panel the title, else the name of its view.
  var spokenName: String? {
    guard let node else { return nil }
    switch node.children.first?.semantics {
    case .question(let question) where !question.title.isEmpty: return question.title
    case .files(let panel): return panel.title
    default: return node.contentName
    }
  }

  /// The type of the content, as messages name it.
  var contentName: String {
    request.style.isQuestion || request.style == .files
      ? request.contentName : node?.contentName ?? request.contentName
  }
}
