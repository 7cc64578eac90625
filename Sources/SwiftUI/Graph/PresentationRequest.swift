/// What one presentation modifier wants of its host: the description it contributes upwards (SH-01).
package final class PresentationRequest: @unchecked Sendable {
  /// The style of a presentation.
  package enum Style: String, Sendable {
    case sheet
    case fullScreenCover = "cover"
  }

  /// The node of the modifier.
  package unowned let node: ViewNode
  package let style: Style

  /// The type of the content, as messages name it.
  var contentName: String { authoredTypeName(contentType) }
  private let contentType: Any.Type

  /// The id of what is wanted at present; nil when nothing is.
  var wanted: AnyHashable?

  /// The id the binding holds now, read live.
  var current: () -> AnyHashable? = { nil }

  /// Sets the flag to false, or the item to nil.
  var writeBack: () -> Void = {}

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

  /// Whether W-16 has been said for the present wish (MX-05).
  var isReported = false

  init(node: ViewNode, style: Style, content: Any.Type) {
    self.node = node
    self.style = style
    contentType = content
  }

  /// The id to be presented, if any.
  var wish: AnyHashable? { isSpent ? nil : wanted }

  /// Whether anything is to be presented.
  var isWished: Bool {
    // Matched, not compared: to compare with nil copies the id.
    if !isSpent, case .some = wanted { true } else { false }
  }
}
