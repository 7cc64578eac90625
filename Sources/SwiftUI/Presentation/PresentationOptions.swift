/// The heights at which a sheet may rest, and the binding to the one chosen (PM-06, PM-07).
package struct PresentationDetents {
  package let detents: Set<PresentationDetent>
  package let selection: Binding<PresentationDetent>?
}

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")

  /// All of it: the default (PM-06).
  public static let large = PresentationDetent(name: "large")

  /// A part of it.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(fraction))")
  }

  /// A number of points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(height))")
  }

  /// A height that a type computes.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type)
    -> PresentationDetent
  {
    PresentationDetent(name: "custom(\(type))")
  }

  /// What a custom height is computed from.
  public struct Context {
    /// The largest height there may be.
    public let maxDetentValue: CGFloat
  }
}

/// A height that a type computes.
public protocol CustomPresentationDetent {
  /// The height in points; nil where it doesn't apply.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// A question asked before a person's dismissal (PM-15, PM-16).
package struct DismissalDialog {
  package let title: String
  package let shouldPresent: Bool
}

extension View {
  /// Forbids a person, not code, to dismiss the enclosing presentation (PM-01, PM-02).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ContributingView(
      content: self, scope: .presentation,
      annotation: isDisabled ? .isInteractiveDismissDisabled : nil)
  }

  /// Says at which heights the enclosing sheet may rest (PM-06).
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    ContributingView(
      content: self, scope: .presentation,
      annotation: .detents(PresentationDetents(detents: detents, selection: nil)))
  }

  /// Says at which heights the enclosing sheet may rest, and which it rests at (PM-07).
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    DetentsView(
      content: self, detents: PresentationDetents(detents: detents, selection: selection))
  }

  /// Says how large the enclosing presentation is (PM-09).
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    ContributingView(content: self, scope: .presentation, annotation: .sizing(sizing))
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
      if !view.detents.detents.contains(chosen) { node.graph.report(.unknownDetent) }
    }
    node.updateChild(
      ContributingView(
        content: view.content, scope: .presentation, annotation: .detents(view.detents)))
  }
}

extension PresentationHost {
  /// Whether a person may not dismiss the presentation: any page on top that says so is enough (PM-03, PM-04).
  package var isInteractiveDismissDisabled: Bool {
    annotations { if case .isInteractiveDismissDisabled = $0 { true } else { nil } }.isEmpty == false
  }

  /// What the visible part of the content says of one kind.
  package func annotations<Value>(_ select: (Annotation) -> Value?) -> [Value] {
    contributions.compactMap { node in
      guard node.host.isOnScreen, case .annotation(let annotation) = node.semantics else {
        return nil
      }
      return select(annotation)
    }
  }

  /// The heights the sheet may rest at.
  package var detents: PresentationDetents? {
    annotations { if case .detents(let detents) = $0 { detents } else { nil } }.last
  }

  /// How large the presentation is; the nearest to the content wins.
  package var sizing: (any PresentationSizing)? {
    annotations { if case .sizing(let sizing) = $0 { sizing } else { nil } }.first
  }
}

extension Presentation {
  /// Drags the sheet to another height, and writes it where a binding asks for it (PM-07); false if it isn't allowed.
  @MainActor package func drag(to detent: PresentationDetent) -> Bool {
    guard let detents = host.detents, detents.detents.contains(detent) else { return false }
    detents.selection?.wrappedValue = detent
    return true
  }
}
