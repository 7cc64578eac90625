import SwiftUI

/// The runtime of this package behind the seam.
@MainActor final class RuntimeHost: TestHost {
  private let host: Host
  private(set) var issues: [TestIssue] = []
  private(set) var events: [String] = []

  init<Root: View>(_ circumstances: Circumstances, _ root: () -> Root) {
    host = Host(policy: circumstances.policy, root)
    update()
  }

  var layers: [TestLayer] {
    let presentations = sequence(first: host.window.shownPresentation) {
      $0?.host.shownPresentation
    }
    return zip(host.layers, [nil] + presentations.map { $0 }).map { layer, presentation in
      let elements = host.elements(of: layer)
      return TestLayer(
        kind: layer.style.flatMap { TestLayer.Kind(rawValue: $0.rawValue) } ?? .window,
        phase: presentation?.testPhase ?? .shown, name: layer.name, title: layer.title,
        pages: layer.pages.map { page in page.title.map { "“\($0)”" } ?? page.name },
        question: layer.dialog, texts: elements.flatMap(\.texts),
        controls: elements.compactMap(TestControl.init),
        detent: presentation?.detent,
        sizing: presentation?.host.size.map { ($0.name, $0.proposal) })
    }
  }

  func update() {
    host.settle()
    collect()
  }

  func finishTransition() -> Bool {
    defer { update() }
    return host.finishTransition()
  }

  func press(_ control: TestControl) {
    guard control.isEnabled else { return }
    control.press?()
    update()
  }

  func beginSwipe() -> Bool {
    defer { collect() }
    guard let presentation = frontmost else { return false }
    if presentation.host.askBeforeDismissal() {
      host.update()
      return false
    }
    return presentation.beginSwipe()
  }

  func releaseSwipe() {
    frontmost?.abandonSwipe()
    update()
  }

  func drag(to detent: PresentationDetent) -> Bool {
    defer { update() }
    return frontmost?.drag(to: detent) ?? false
  }

  func goBack() {
    host.layers.last?.goBack()
    update()
  }

  func bodies<Content: View>(of type: Content.Type) -> Int {
    func count(_ node: ViewNode) -> Int {
      node.children.reduce(node.box.type == type ? node.evaluations : 0) { $0 + count($1) }
    }
    return count(host.root)
  }

  func close() {
    host.close()
    collect()
  }

  private var frontmost: Presentation? { host.layers.last?.host.enclosingPresentation }

  private func collect() {
    issues += host.graph.takeIssues().map { TestIssue(id: $0.id, message: $0.message) }
    events += host.graph.takeEvents()
  }
}

extension Presentation {
  fileprivate var testPhase: TestLayer.Phase {
    switch phase {
    case .presenting: .arriving
    case .shown: .shown
    case .dismissing: .leaving
    }
  }
}

extension TestControl {
  fileprivate init?(_ element: Element) {
    guard let control = element.control else { return nil }
    self.init(
      label: element.label, isEnabled: element.isEnabled, shortcut: element.shortcut,
      press: control.press,
      text: control.text.map { text in
        Binding(
          get: { MainActor.assumeIsolated { text.get() } },
          set: { value in MainActor.assumeIsolated { text.set(value) } })
      },
      isOn: control.isOn.map { isOn in
        Binding(
          get: { MainActor.assumeIsolated { isOn.get() } },
          set: { value in MainActor.assumeIsolated { isOn.set(value) } })
      })
  }
}
