/// What one presentation modifier wants of its host: the description it contributes upwards (SH-01).
package final class PresentationRequest: @unchecked Sendable {
  /// The style of a presentation.
  package enum Style: String, Sendable, CaseIterable {
    case sheet
    case fullScreenCover = "cover"
    case popover
    case alert
    case dialog
    /// The system's panel in which a person picks a file.
    case files

    /// Whether it asks a question and goes by an answer.
    package var isQuestion: Bool { self == .alert || self == .dialog }

    /// Whether it goes by one of its actions, so that nothing it leads to is too early.
    var isAnswered: Bool { isQuestion || self == .files }
  }

  /// The node of the modifier.
  package unowned let node: ViewNode
  package let style: Style

  /// The type of the content, as messages name it.
  var contentName: String {
    switch style {
    case .alert: "Alert"
    case .dialog: "ConfirmationDialog"
    case .files: "FilePanel"
    case .sheet, .fullScreenCover, .popover: authoredTypeName(contentType)
    }
  }
  private let contentType: Any.Type

  /// The id of what is wanted at present; nil when nothing is.
  var wanted: PresentedID?

  /// Where the modifier sees what it is to present.
  var source: PresentationSource?

  /// Builds or rebuilds the content's node, as a child of the modifier's.
  var buildContent: @MainActor (Presentation) -> Void = { _ in }

  /// Takes the content's node away.
  var removeContent: @MainActor () -> Void = {}

  /// The user's own action after the dismissal.
  var onDismiss: (() -> Void)?

  /// Whether the change of the wish disables animations, so that the presentation jumps (SH-09).
  var isJump = false

  /// Whether the wish was refused or has outlived its sheet; it counts again when the modifier sees a change (SH-35).
  var isSpent = false

  /// Whether a question was refused: nobody asks again until the wish has gone and come back (MX-14).
  var isRefused = false

  /// Whether it has been said that the present wish waits (MX-05).
  var isReported = false

  init(node: ViewNode, style: Style, content: Any.Type) {
    self.node = node
    self.style = style
    contentType = content
  }

  /// The id the binding holds now, read live.
  func current() -> PresentedID? { source?.id() }

  /// Sets the flag to false, or the item to nil.
  func writeBack() { source?.writeBack() }

  /// The id to be presented, if any.
  var wish: PresentedID? { isSpent || isRefused ? nil : wanted }

  /// Whether anything is to be presented.
  var isWished: Bool {
    // Matched, not compared: to compare with nil copies the id.
    if !isSpent, !isRefused, case .some = wanted { true } else { false }
  }
}
