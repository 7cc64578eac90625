extension View {
  /// Sets the colour scheme of the enclosing window or presentation, and of no other (EN-11).
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferringView(content: self, colorScheme: colorScheme)
  }
}

/// A view that prefers a colour scheme for all of its window or presentation.
nonisolated private struct PreferringView<Content: View>: PrimitiveView {
  let content: Content
  let colorScheme: ColorScheme?

  @MainActor static func _update(_ view: PreferringView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let host = node.host.layer
    node.semantics = view.colorScheme.map { .annotation(.colorScheme($0)) }
    node.updateChild(view.content)
    if node.isNew {
      host.contribute(node)
      node.onRemove.append { [weak host] in host?.followPreferredColorScheme() }
    }
    host.followPreferredColorScheme()
  }
}

extension PresentationHost {
  /// The scheme preferred by what is on screen; what is said nearest to the content wins.
  var preferredColorScheme: ColorScheme? {
    annotations { if case .colorScheme(let scheme) = $0 { scheme } else { nil } }.first
  }

  /// Has the content evaluated in another environment once the update at hand is over, if it prefers another scheme.
  fileprivate func followPreferredColorScheme() {
    graph.enqueue { [weak self] in
      guard let self, preferredColorScheme != colorScheme else { return }
      colorScheme = preferredColorScheme
      if let presentation = contained?.object {
        graph.markDirty(presentation.request.node)
      } else if let root = graph.root {
        root.environment.colorScheme = colorScheme ?? .light
        graph.markDirty(root)
      }
    }
  }
}
