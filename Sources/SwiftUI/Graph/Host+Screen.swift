// What is on screen, layer by layer.
extension Host {
  /// One layer as it is now: the window or a presentation, with its pages.
  package final class Layer {
    package let host: PresentationHost
    package let root: ViewNode

    /// The style; nil for the window.
    package let style: PresentationRequest.Style?

    /// The title of the first page, if it shows one.
    package let title: String?

    /// The name of the first page's view.
    package let name: String

    /// The tab selected, if the first page is a tab view.
    package let tab: String?

    /// The pushed pages, in their order.
    package let pages: [Page]

    /// The dialog that asks before a dismissal, if it is up.
    package let dialog: String?

    /// The stacks that hold the pages, each on the page in front of the one before.
    let stacks: [NavigationHost]

    fileprivate init(
      host: PresentationHost, root: ViewNode, style: PresentationRequest.Style?, title: String?,
      name: String, tab: String?, pages: [Page], dialog: String?, stacks: [NavigationHost]
    ) {
      self.host = host
      self.root = root
      self.style = style
      self.title = title
      self.name = name
      self.tab = tab
      self.pages = pages
      self.dialog = dialog
      self.stacks = stacks
    }
  }

  /// A page of a layer.
  package struct Page {
    package let title: String?
    package let name: String
  }

  /// The window and all that is presented over it, the frontmost last.
  package var layers: [Layer] {
    var layers: [Layer] = []
    var next = surface
    while let surface = next {
      layers.append(layer(surface.host, root: surface.root, style: surface.style))
      next = self.surface(over: surface)
    }
    return layers
  }

  /// What lies over all else.
  package var frontLayer: Layer? {
    guard var front = surface else { return nil }
    while let next = surface(over: front) { front = next }
    return layer(front.host, root: front.root, style: front.style)
  }

  /// What a layer is made of.
  private typealias Surface = (
    host: PresentationHost, root: ViewNode, style: PresentationRequest.Style?
  )

  /// The window, as long as it is open.
  private var surface: Surface? { root.isAttached ? (window, root, nil) : nil }

  /// What lies directly over a surface.
  private func surface(over surface: Surface) -> Surface? {
    guard let presentation = surface.host.shownPresentation, let node = presentation.node else {
      return nil
    }
    return (presentation.host, node, presentation.style)
  }

  /// The layers under the frontmost that a person can still use, the nearest first (PM-13).
  package var layersWithinReach: [Layer] {
    let layers = layers
    var reachable: [Layer] = []
    for index in layers.indices.dropFirst().reversed() {
      guard layers[index].host.enclosingPresentation?.letsBackgroundThrough ?? false else { break }
      reachable.append(layers[index - 1])
    }
    return reachable
  }

  /// What can be read and operated on a layer, whether or not something lies over it.
  package func elements(of layer: Layer, includingHidden: Bool = false) -> [Element] {
    ScreenReader.elements(of: layer.host, root: layer.root, includesHidden: includingHidden)
  }

  /// What can be operated on a layer; of questions and file panels all that they show.
  package func controls(of layer: Layer) -> [Element] {
    ScreenReader.elements(of: layer.host, root: layer.root, controlsOnly: true)
  }

  /// What could be read and operated on a page, were it not for what lies over it.
  package func elements(
    of page: NavigationPage, in layer: Layer, includingHidden: Bool = false
  ) -> [Element] {
    page.node.map {
      ScreenReader.elements(of: layer.host, root: $0, includesHidden: includingHidden)
    } ?? []
  }

  /// What is on a layer, were it not for a dialog that asks before its dismissal.
  package func content(of layer: Layer, includingHidden: Bool = false) -> [Element] {
    ScreenReader.elements(
      of: layer.host, root: layer.root, isAsking: false, includesHidden: includingHidden)
  }

  private func layer(
    _ host: PresentationHost, root: ViewNode, style: PresentationRequest.Style?
  ) -> Layer {
    if let panel = panelLayer(host, root: root, style: style) { return panel }
    let stacks = host.frontStacks
    var title: String?
    var pages: [Page] = []
    for stack in stacks {
      // A stack in a page is no place of its own: its first page is known by the page around it, if that has a title.
      if let around = pages.last {
        pages[pages.count - 1] = Page(
          title: around.title ?? stack.root.host.title, name: around.name)
      } else if title == nil {
        title = stack.root.host.title
      }
      for page in stack.pages.dropFirst() {
        pages.append(Page(title: page.host.title, name: page.node?.contentName ?? ""))
      }
    }
    return Layer(
      host: host, root: root, style: style,
      title: title ?? (graph.policy.idiom == .mac ? host.title : nil),
      name: root.contentName, tab: host.stacks.isEmpty ? host.tabs?.selected?.label : nil,
      pages: pages, dialog: dialogTitle(of: host), stacks: stacks)
  }

  /// An alert, a dialog or a file panel; one that hides its title is known by it all the same (AL-15).
  private func panelLayer(
    _ host: PresentationHost, root: ViewNode, style: PresentationRequest.Style?
  ) -> Layer? {
    let title: String?
    let name: String
    switch root.children.first?.semantics {
    case .question(let question):
      title = question.isTitleVisible && !question.title.isEmpty ? question.title : nil
      name = question.title.isEmpty ? style?.rawValue ?? "" : question.title
    case .files(let panel):
      title = panel.title
      name = panel.title
    default: return nil
    }
    return Layer(
      host: host, root: root, style: style, title: title, name: name, tab: nil, pages: [],
      dialog: nil, stacks: [])
  }

  private func dialogTitle(of host: PresentationHost) -> String? {
    guard case .annotation(.dismissalDialog(let dialog)) = host.askingDialog?.semantics else {
      return nil
    }
    return dialog.title
  }
}

extension PresentationHost {
  /// The stack whose pages are on screen: the host's own, or that of the tab selected.
  @MainActor package var frontStack: NavigationHost? {
    stacks.first { !$0.isImplicit } ?? stacks.first ?? split?.frontHost?.frontStack
      ?? tabs?.selectedHost.flatMap { $0 === self ? nil : $0.frontStack }
  }

  /// The front stack, then the one on the page in front of it, and so on: only misplaced stacks lie in one another (NV-12).
  @MainActor fileprivate var frontStacks: [NavigationHost] {
    var stacks: [NavigationHost] = []
    var host = self
    while let stack = host.frontStack {
      stacks.append(stack)
      guard let page = stack.pages.last else { break }
      host = page.host
    }
    return stacks
  }
}

extension Host.Layer {
  /// What the layer asks, if it is an alert or a dialog.
  package var question: Question? {
    if case .question(let question) = root.children.first?.semantics { question } else { nil }
  }
}
