// What is on screen, layer by layer.
extension Host {
  /// One layer: the window or a presentation, with its pages.
  package struct Layer {
    package let host: PresentationHost
    package let root: ViewNode

    /// The style; nil for the window.
    package let style: PresentationRequest.Style?

    /// The title of the first page, if it shows one.
    package let title: String?

    /// The name of the first page's view.
    package let name: String

    /// The pushed pages, in their order.
    package let pages: [Page]

    /// The dialog that asks before a dismissal, if it is up.
    package let dialog: String?

    /// The stack that holds the pages.
    package let stack: NavigationHost?
  }

  /// A page of a layer.
  package struct Page {
    package let title: String?
    package let name: String
  }

  /// The window and all that is presented over it, the frontmost last.
  package var layers: [Layer] {
    guard root.isAttached else { return [] }
    var layers = [layer(window, root: root, style: nil)]
    var host = window
    while let presentation = host.shownPresentation, let node = presentation.node {
      layers.append(
        layer(presentation.host, root: node, style: presentation.request.style))
      host = presentation.host
    }
    return layers
  }

  /// What can be read and operated on a layer, whether or not something lies over it.
  package func elements(of layer: Layer) -> [Element] {
    ScreenReader.elements(of: layer.host, root: layer.root)
  }

  private func layer(
    _ host: PresentationHost, root: ViewNode, style: PresentationRequest.Style?
  ) -> Layer {
    let stack = host.stacks.first
    let pages = stack?.pages.dropFirst() ?? []
    let first = stack?.root
    return Layer(
      host: host, root: root, style: style,
      title: first?.host.title ?? (graph.policy.idiom == .mac ? host.title : nil),
      name: root.contentName,
      pages: pages.map { Page(title: $0.host.title, name: $0.node?.contentName ?? "") },
      dialog: dialogTitle(of: host), stack: stack)
  }

  private func dialogTitle(of host: PresentationHost) -> String? {
    guard case .annotation(.dismissalDialog(let dialog)) = host.askingDialog?.semantics else {
      return nil
    }
    return dialog.title
  }
}
