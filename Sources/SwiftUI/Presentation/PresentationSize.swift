/// How large a presentation is: what was asked for, and the size it comes to.
package struct PresentationSize: Hashable, Sendable {
  /// The sizing as it is written, such as `page.fitted(horizontal)`.
  package let name: String

  /// The proposal; nil in a direction means the content's ideal.
  package let proposal: ProposedViewSize
}

extension View {
  /// Says how large the enclosing presentation is (PM-09).
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    SizedView(content: self, sizing: sizing)
  }
}

/// A view that sizes its presentation; the sizing is asked once, for nothing is laid out (PM-11).
nonisolated package struct SizedView<Content: View, Sizing: PresentationSizing>: PrimitiveView {
  let content: Content
  let sizing: Sizing

  @inline(__always)
  @MainActor package static func _update(_ view: SizedView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let memory = node.properties.first as? Memory ?? Memory(view.sizing)
    if node.properties.isEmpty { node.properties.append(memory) }
    node.updateChild(
      ContributingView(
        content: view.content, scope: .presentation, annotation: .size(memory.size)))
  }

  /// What the sizing answered.
  private final class Memory {
    let size: PresentationSize

    init(_ sizing: Sizing) {
      size = PresentationSize(
        name: sizingName(sizing),
        proposal: sizing.proposedSize(
          for: PresentationSizingRoot(), context: PresentationSizingContext()))
    }
  }
}

extension PresentationHost {
  /// How large the presentation is; what is said nearest to the content wins.
  package var size: PresentationSize? {
    annotations { if case .size(let size) = $0 { size } else { nil } }.first
  }
}

/// A sizing made of another one.
private protocol DerivedSizing: PresentationSizing {
  var writtenName: String { get }
}

/// A sizing as it is written.
private func sizingName<Sizing: PresentationSizing>(_ sizing: Sizing) -> String {
  switch sizing {
  case is AutomaticPresentationSizing: "automatic"
  case is PagePresentationSizing: "page"
  case is FormPresentationSizing: "form"
  case let derived as any DerivedSizing: derived.writtenName
  default: viewTypeName(Sizing.self)
  }
}

/// The directions of a derived sizing, as they are written.
private func directions(_ horizontal: Bool, _ vertical: Bool) -> String {
  [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap { $0 }
    .joined(separator: ", ")
}

extension FittedPresentationSizing: DerivedSizing {
  fileprivate var writtenName: String {
    "\(sizingName(base)).fitted(\(directions(horizontal, vertical)))"
  }
}

extension StickyPresentationSizing: DerivedSizing {
  fileprivate var writtenName: String {
    "\(sizingName(base)).sticky(\(directions(horizontal, vertical)))"
  }
}
