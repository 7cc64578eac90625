/// The heights at which a sheet may rest, and the binding to the one chosen (PM-06, PM-07).
package struct PresentationDetents {
  package let detents: Set<PresentationDetent>
  package let selection: Binding<PresentationDetent>?
}

extension View {
  /// Says at which heights the enclosing sheet may rest (PM-06).
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    DetentsView(content: self, detents: PresentationDetents(detents: detents, selection: nil))
  }

  /// Says at which heights the enclosing sheet may rest, and which it rests at (PM-07).
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    DetentsView(
      content: self, detents: PresentationDetents(detents: detents, selection: selection))
  }
}

/// A view that keeps the chosen height of its sheet among those allowed (PM-08).
nonisolated private struct DetentsView<Content: View>: PrimitiveView {
  let content: Content
  let detents: PresentationDetents

  @MainActor static func _update(_ view: DetentsView, _ inputs: _ViewInputs) {
    let node = inputs.node
    if let selection = view.detents.selection {
      let chosen = node.track { selection.wrappedValue }
      if view.detents.detents.contains(chosen) {
        node.host.enclosingPresentation?.lastDetent = chosen
      } else {
        node.graph.report(.unknownDetent)
      }
    }
    node.updateChild(
      ContributingView(
        content: view.content, scope: .presentation, annotation: .detents(view.detents)))
  }
}

extension View {
  /// Says whether the enclosing sheet shows that it can be dragged (PM-12).
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    ContributingView(content: self, scope: .presentation, annotation: .dragIndicator(visibility))
  }
}

extension PresentationHost {
  /// The heights the sheet may rest at.
  package var detents: PresentationDetents? {
    annotations { if case .detents(let detents) = $0 { detents } else { nil } }.last
  }
}

extension Presentation {
  /// Whether the sheet shows that it can be dragged: by itself only where that helps (PM-12).
  package var showsDragIndicator: Bool {
    let visibility = host.annotations {
      if case .dragIndicator(let visibility) = $0 { visibility } else { nil }
    }.last
    guard style == .sheet else { return false }
    return switch visibility ?? .automatic {
    case .automatic: (host.detents?.detents.count ?? 0) > 1
    case .visible: true
    case .hidden: false
    }
  }

  /// The height the sheet rests at: where it was brought last, else the lowest there is.
  package var detent: PresentationDetent {
    guard let detents = host.detents?.detents, !detents.isEmpty else { return .large }
    if let lastDetent, detents.contains(lastDetent) { return lastDetent }
    return detents.min { ($0.height, $0.name) < ($1.height, $1.name) } ?? .large
  }

  /// Drags the sheet to another height, and writes it where a binding asks for it (PM-07); false if it isn't allowed.
  @MainActor package func drag(to detent: PresentationDetent) -> Bool {
    guard let detents = host.detents, detents.detents.contains(detent) else { return false }
    lastDetent = detent
    detents.selection?.wrappedValue = detent
    return true
  }
}
