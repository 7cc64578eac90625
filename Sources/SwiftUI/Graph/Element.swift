/// A thing on the screen that a person can read or operate.
package final class Element {
  package let node: ViewNode

  /// What can be done with it; nil for what can only be read.
  package internal(set) var control: Control?

  /// The name a person would give it.
  package let label: String

  /// Whether it has no label, so that it goes by what it is: `text field`.
  package let isUntitled: Bool

  /// The texts in it, one by one.
  package let texts: [String]

  /// The name given for tests, if any.
  package let identifier: String?

  /// The labels of the sections and rows around it, outermost first.
  package let groups: [String]

  /// The texts of the row it is in or is, if it is in a list.
  package let rowTexts: [String]

  /// The row it is in or is, if it is in a list.
  package let row: ViewNode?

  /// Where in the toolbar it is, if it is there.
  package let place: ToolbarPlace?

  /// The key that presses it, if any.
  package internal(set) var shortcut: KeyboardShortcut?

  /// Whether a person can operate it now.
  package internal(set) var isEnabled: Bool

  /// Whether it is behind a row or a view: in its swipe actions or its context menu.
  package let isBehind: Bool

  /// Where what is in the same place goes in the reading order.
  let order: Int

  init(
    node: ViewNode, control: Control?, label: String, isUntitled: Bool = false,
    texts: [String], identifier: String? = nil,
    groups: [String] = [], rowTexts: [String] = [], row: ViewNode? = nil,
    place: ToolbarPlace? = nil, shortcut: KeyboardShortcut? = nil, isEnabled: Bool = true,
    isBehind: Bool = false, order: Int = ToolbarPlace.contentOrder
  ) {
    self.node = node
    self.control = control
    self.label = label
    self.isUntitled = isUntitled
    self.texts = texts
    self.identifier = identifier
    self.groups = groups
    self.rowTexts = rowTexts
    self.row = row
    self.place = place
    self.shortcut = shortcut
    self.isEnabled = isEnabled
    self.isBehind = isBehind
    self.order = order
  }
}

extension Element {
  /// The view whose modifier disables it.
  package var disablingView: String? { disablers.first?.writerName }

  /// What disables it, for messages: something of its own, or the view whose modifier does.
  package var disabler: String? { control?.obstacle ?? disablingView }

  /// The modifiers that disable it, the nearest first.
  package var disablers: [ViewNode] {
    node.ancestors.filter { node in
      if case .annotation(.isDisabled) = node.semantics { true } else { false }
    }
  }

  /// What a picker offers, in its order.
  package var options: [(tag: AnyHashable, label: String)] { pickerOptions(of: node) }
}
