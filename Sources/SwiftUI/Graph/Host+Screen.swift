// What is on screen, layer by layer.
extension Host {
  /// One layer: the window or a presentation, with its pages as they are when they are asked for.
  package struct Layer {
    package let host: PresentationHost
    package let root: ViewNode

    /// The style; nil for the window.
    package let style: PresentationRequest.Style?
  }

  /// A page of a layer.
  package struct Page {
    package let title: String?
    package let name: String
  }

  /// The window and all that is presented over it, the frontmost last.
  package var layers: [Layer] {
    var layers: [Layer] = []
    var next = windowLayer
    while let layer = next {
      layers.append(layer)
      next = layer.over
    }
    return layers
  }

  /// What lies over all else.
  package var frontLayer: Layer? {
    guard var front = windowLayer else { return nil }
    while let next = front.over { front = next }
    return front
  }

  /// The window, as long as it is open.
  package var windowLayer: Layer? {
    root.isAttached ? Layer(host: window, root: root, style: nil) : nil
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

  /// What can be operated on a layer, of controls that fit; of questions and file panels all that they show.
  package func controls(of layer: Layer, where fits: @escaping (Control) -> Bool) -> [Element] {
    ScreenReader.elements(of: layer.host, root: layer.root, wanted: fits)
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
}

// What a layer is known by.
extension Host.Layer {
  /// What lies directly over it.
  @MainActor package var over: Host.Layer? {
    guard let presentation = host.shownPresentation, let node = presentation.node else {
      return nil
    }
    return Host.Layer(host: presentation.host, root: node, style: presentation.style)
  }

  /// The title of the first page, if it shows one, and the pushed pages, in their order.
  @MainActor package var places: (title: String?, pages: [Host.Page]) {
    if let panel { return (panel.title, []) }
    var title: String?
    var pages: [Host.Page] = []
    forEachStack { stack in
      // A stack in a page is no place of its own: its first page is known by the page around it, if that has a title.
      if let around = pages.last {
        pages[pages.count - 1] = Host.Page(
          title: around.title ?? stack.root.host.title, name: around.name)
      } else if title == nil {
        title = stack.root.host.title
      }
      for page in stack.pages.dropFirst() {
        pages.append(Host.Page(title: page.host.title, name: page.node?.contentName ?? ""))
      }
    }
    return (title ?? (host.graph.policy.idiom == .mac ? host.title : nil), pages)
  }

  /// The title of the first page, if it shows one.
  @MainActor package var title: String? { places.title }

  /// The pushed pages, in their order.
  @MainActor package var pages: [Host.Page] { places.pages }

  /// The name of the first page's view.
  package var name: String { panel?.name ?? root.contentName }

  /// The tab selected, if the first page is a tab view.
  @MainActor package var tab: String? {
    host.stacks.isEmpty && panel == nil ? host.tabs?.selected?.label : nil
  }

  /// The dialog that asks before a dismissal, if it is up.
  package var dialog: String? {
    guard panel == nil,
      case .annotation(.dismissalDialog(let dialog)) = host.askingDialog?.semantics
    else { return nil }
    return dialog.title
  }

  /// The stacks that hold the pages, each on the page in front of the one before.
  @MainActor var stacks: [NavigationHost] {
    var stacks: [NavigationHost] = []
    if panel == nil { forEachStack { stacks.append($0) } }
    return stacks
  }

  /// Goes through the front stack, then the one on the page in front of it, and so on: only misplaced stacks lie in one
  /// another (NV-12).
  @MainActor private func forEachStack(_ body: (NavigationHost) -> Void) {
    var next = host.frontStack
    while let stack = next {
      body(stack)
      next = stack.pages.last?.host.frontStack
    }
  }

  /// What an alert, a dialog or a file panel is known by; one that hides its title is known by it all the same (AL-15).
  private var panel: (title: String?, name: String)? {
    switch root.children.first?.semantics {
    case .question(let question):
      (
        question.isTitleVisible && !question.title.isEmpty ? question.title : nil,
        question.title.isEmpty ? style?.rawValue ?? "" : question.title
      )
    case .files(let panel): (panel.title, panel.title)
    default: nil
    }
  }

  /// What the layer asks, if it is an alert or a dialog.
  package var question: Question? {
    if case .question(let question) = root.children.first?.semantics { question } else { nil }
  }
}

extension PresentationHost {
  /// The stack whose pages are on screen: the host's own, or that of the tab selected.
  @MainActor package var frontStack: NavigationHost? {
    stacks.first { !$0.isImplicit } ?? stacks.first ?? split?.frontHost?.frontStack
      ?? tabs?.selectedHost.flatMap { $0 === self ? nil : $0.frontStack }
  }
}
