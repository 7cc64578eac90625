import RehearseScript
import RehearseText
import SwiftUI

// `tree`: the views with their identities.
extension Session {
  func tree() -> [String] {
    guard host.isOpen else { return ["(closed)"] }
    var tree = TreeText(value: passingText)
    tree.add(host.root)
    return tree.lines
  }
}

/// Writes the tree of views: what an author has written, and what is to be seen of it.
///
/// In front of a view stands what tells it from its siblings: `[2]` for its place in a builder, `[id 7]` for an id. Views
/// that only hold others together have no line of their own.
@MainActor struct TreeText {
  private let value: PassingText
  private(set) var lines: [String] = []

  /// What is known about a view before its line comes.
  private struct Pending {
    var depth = 0
    var keys: [String] = []
    var traits: [String] = []
    var isInControl = false
  }

  /// Begins a tree; the closure writes a value as text.
  init(value: @escaping PassingText) {
    self.value = value
  }

  /// Adds a view with all below it.
  mutating func add(_ node: ViewNode) { add(node, Pending()) }

  private mutating func add(_ node: ViewNode, _ pending: Pending) {
    var pending = pending
    if let boundary = boundary(of: node) {
      lines.append(line(pending, boundary))
      pending = Pending(depth: pending.depth + 1)
    }
    if let trait = trait(of: node) { pending.traits.append(trait) }
    if let name = name(of: node, isInControl: pending.isInControl) {
      let state = node.namedStates.map { "\($0.name) \(value($0.value, $0.name))" }
      lines.append(
        line(
          pending,
          ([name] + (state.isEmpty ? [] : [state.joined(separator: ", ")])).joined(
            separator: "  ")))
      pending = Pending(depth: pending.depth + 1, isInControl: pending.isInControl)
      if case .control = node.semantics { pending.isInControl = true }
    }
    // What is presented from here does not change what the others are told by.
    let slots = node.children.count { if case .slot = $0.key { true } else { false } }
    for child in node.children {
      var inner = pending
      if let key = key(of: child, among: slots) { inner.keys.append(key) }
      add(child, inner)
    }
  }

  private func line(_ pending: Pending, _ text: String) -> String {
    let keys = pending.keys.isEmpty ? "" : "[\(pending.keys.joined(separator: "."))] "
    let traits = pending.traits.isEmpty ? "" : "  (\(pending.traits.joined(separator: ", ")))"
    return String(repeating: "  ", count: pending.depth)
      + ControlCharacters.escaped(keys + text + traits)
  }

  /// What tells a view from its siblings; the only child of a builder is told by nothing.
  private func key(of node: ViewNode, among count: Int) -> String? {
    switch node.key {
    case .slot(let slot): return slot > 0 || count > 1 ? "\(slot)" : nil
    case .id(let id):
      if let id = id.base as? Subview.ID { return "id \(id.steps.joined(separator: "/"))" }
      return "id \(value(id.base, "id"))"
    // What is presented, and pages, are told by what they are.
    case .object: return nil
    }
  }
}

// What a line says.
extension TreeText {
  /// The name of a view that has a line; nil for those that only hold others together.
  private func name(of node: ViewNode, isInControl: Bool) -> String? {
    switch node.role {
    case .composed: return node.typeName
    case .modifier(let type): return "modifier \(viewTypeName(type))"
    case .primitive, .modifierContent, .presentedContent: break
    }
    switch node.semantics {
    case .text(let text): return isInControl ? nil : "text \(Quoting.quoted(text))"
    case .image(let name): return isInControl ? nil : "image \(name)"
    case .control(let control): return self.name(of: control, node)
    case .container(let container):
      switch container.kind {
      case .sectionHeader: return "header"
      case .sectionFooter: return "footer"
      case .swipeActions: return "swipe actions"
      case .contextMenu: return "context menu"
      default: return container.kind.rawValue
      }
    case .toolbarItem(let place): return "toolbar item, \(place.rawValue)"
    case .stack: return "navigation stack"
    case .tabs: return "tab view"
    case .split: return "navigation split view"
    case .question(let question): return "question \(Quoting.quoted(question.title))"
    case .files: return "file panel"
    case nil, .tag, .annotation, .dialog, .tabItem: return nil
    }
  }

  private func name(of control: Control, _ node: ViewNode) -> String {
    let label = control.title ?? node.children.flatMap(\.texts).joined(separator: " ")
    let shown: String? =
      if let isOn = control.isOn?.get() {
        isOn ? "on" : "off"
      } else if control.kind == .secureField {
        nil
      } else if let text = control.text?.get() {
        Quoting.quoted(text)
      } else { control.number.map { NumberText.text($0.get()) } }
    return "\(control.kindName) \(Quoting.quoted(label))" + (shown.map { ": \($0)" } ?? "")
  }

  /// What a modifier says of the view it is applied to.
  private func trait(of node: ViewNode) -> String? {
    guard case .annotation(let annotation) = node.semantics else { return nil }
    return switch annotation {
    case .title(let title): "title \(Quoting.quoted(title))"
    case .isDisabled: "disabled"
    case .identifier(let identifier): "@\(identifier)"
    case .hidden: "hidden"
    case .focusable: "focusable"
    case .isInteractiveDismissDisabled: "interactive dismissal disabled"
    case .bars(let bars): "\(bars.names) \(bars.isHidden ? "hidden" : "shown")"
    case .isBackHidden: "back button hidden"
    case .detents(let detents): "detents \(detents.text)"
    case .size(let size): "size \(size.name)"
    case .dismissalDialog(let dialog): "dismissal dialog \(Quoting.quoted(dialog.title))"
    case .shortcut, .accessibilityLabel, .isDeleteDisabled, .isMoveDisabled, .rows, .refresh: nil
    case .dragIndicator(let visibility): "drag indicator \(visibility)"
    case .colorScheme(let scheme): "color scheme \(scheme)"
    case .menuContent: "menu"
    case .look(let look): "\(look.aspect.words) \(look.value)"
    case .compactAdaptation(let adaptation): "compact adaptation \(adaptation.name)"
    case .backgroundInteraction(let interaction): "background interaction \(interaction.name)"
    case .olderAlert: nil
    }
  }

  /// What begins at a place: something presented, or a page of a stack.
  private func boundary(of node: ViewNode) -> String? {
    guard let parent = node.parent, node.host !== parent.host else { return nil }
    switch node.host.kind {
    case .window: return nil
    case .presentation(let style):
      let phase =
        switch node.host.enclosingPresentation?.phase {
        case .presenting: ", coming"
        case .dismissing: ", leaving"
        case .shown, nil: ""
        }
      return style.rawValue + phase
    case .page:
      return "page" + (node.host.title.map { " \(Quoting.quoted($0))" } ?? "")
        + (node.host.isOnScreen ? "" : ", covered")
    }
  }
}

extension PresentationLook.Aspect {
  fileprivate var words: String {
    switch self {
    case .cornerRadius: "corner radius"
    case .background: "background"
    case .contentInteraction: "content interaction"
    }
  }
}
