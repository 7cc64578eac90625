extension ViewNode {
  /// The texts at and below this place, in their order.
  package var texts: [String] {
    var texts: [String] = []
    collectTexts(&texts, isOutermost: true)
    return texts
  }

  private func collectTexts(_ texts: inout [String], isOutermost: Bool = false) {
    switch semantics {
    case .text(let text): texts.append(text)
    case .control(let control):
      if let title = control.title { texts.append(title) }
    case .annotation(.accessibilityLabel(let label)):
      texts.append(label)
      return
    case .annotation(.hidden): return
    case .container(let container) where container.kind.isBehind && !isOutermost: return
    case .tabs(let tabs):
      MainActor.assumeIsolated { tabs.selected?.content }?.collectTexts(&texts)
      return
    default: break
    }
    for child in children where !child.host.isPresentation || child.host === host {
      child.collectTexts(&texts)
    }
  }

  /// The names of the images at and below this place.
  var imageNames: String {
    if case .image(let name) = semantics { return name }
    return children.map(\.imageNames).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The texts of the first container of a kind directly below, joined.
  func texts(in kind: Container.Kind) -> String? {
    for child in children {
      if case .container(let container) = child.semantics {
        return container.kind == kind ? child.texts.joined(separator: " ") : nil
      }
      if let texts = child.texts(in: kind) { return texts }
    }
    return nil
  }
}

extension ViewNode {
  /// The children a person sees: of tabs the one selected, of a stack the page on top, of columns those shown.
  @MainActor var childrenOnScreen: [ViewNode] {
    switch semantics {
    case .tabs(let tabs): tabs.selected?.content.map { [$0] } ?? []
    case .split(let split): split.visibleNodes
    case .stack(let stack): stack.pages.last?.node.map { [$0] } ?? []
    default: Array(children)
    }
  }
}

extension Container.Kind {
  /// Whether what is in it is no part of what the view around says.
  fileprivate var isBehind: Bool { self == .swipeActions || self == .contextMenu }
}
