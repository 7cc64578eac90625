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
    let reachable = host.layersWithinReach.map { ObjectIdentifier($0.host) }
    return zip(host.layers, [nil] + presentations.map { $0 }).map { layer, presentation in
      let elements = host.elements(of: layer)
      return TestLayer(
        kind: layer.style.flatMap { TestLayer.Kind(rawValue: $0.rawValue) } ?? .window,
        phase: presentation?.testPhase ?? .shown, name: layer.name, title: layer.title,
        pages: layer.pages.map { page in page.title.map { "“\($0)”" } ?? page.name },
        question: layer.dialog, texts: elements.flatMap(\.texts),
        controls: elements.compactMap(TestControl.init),
        detent: presentation?.detent,
        showsDragIndicator: presentation?.showsDragIndicator ?? false,
        isWithinReach: layer.host === host.layers.last?.host
          || reachable.contains(ObjectIdentifier(layer.host)),
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

  func press(key: KeyEquivalent) -> Bool {
    defer { update() }
    return host.press(key)
  }

  func beginSwipe() -> Bool {
    defer { collect() }
    if host.layers.last?.host.askBeforeDismissal() ?? false {
      host.update()
      return false
    }
    return frontmost?.beginSwipe() ?? false
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
      node.children.reduce(node.viewType == type ? node.evaluations : 0) { $0 + count($1) }
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
      label: element.label, role: control.role, isEnabled: element.isEnabled,
      shortcut: element.shortcut,
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
      }, pick: control.picking)
  }
}

extension Control {
  /// Gives a name, unless it is not one that fits.
  fileprivate var picking: (@MainActor (String) -> Bool)? {
    guard let pick else { return nil }
    let range = range
    return { text in
      guard range?.contains(text) ?? true else { return false }
      pick(text)
      return true
    }
  }
}
