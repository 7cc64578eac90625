// Which bars of a page are there, and whether the bar leads back.
extension View {
  /// Shows or hides bars while the page is in front; what is in a hidden bar is out of reach.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars while the page is in front; what is in a hidden bar is out of reach.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    toolbarVisibility(visibility, bars)
  }

  /// Hides the bar of the page, and with it the way back; the older form.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .automatic, [.navigationBar])
  }

  /// Takes the way back out of the bar of the page, so that only code leads back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    ContributingView(
      content: self, scope: .page, annotation: hidesBackButton ? .isBackHidden : nil)
  }

  nonisolated private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement])
    -> some View
  {
    let bars = bars.isEmpty ? [.automatic] : bars
    return ContributingView(
      content: self, scope: .page,
      annotation: .bars(BarVisibility(bars: Set(bars), isHidden: visibility == .hidden)))
  }
}

/// Bars that are shown or hidden.
package struct BarVisibility: Hashable, Sendable {
  let bars: Set<ToolbarPlacement>
  package let isHidden: Bool

  /// The bars as they are written.
  package var names: String {
    bars.map { $0 == .automatic ? "toolbar" : $0.name }.sorted().joined(separator: ", ")
  }

  fileprivate func speaks(of bar: ToolbarPlacement) -> Bool {
    bars.contains(bar) || bar == .navigationBar && bars.contains(.automatic)
  }
}

extension PresentationHost {
  /// Whether the page hides a bar.
  func hides(_ bar: ToolbarPlacement) -> Bool { hider(of: bar) != nil }

  /// The modifier that hides a bar of the page, if one does; what is said nearest to the content wins.
  func hider(of bar: ToolbarPlacement) -> ViewNode? {
    for node in contributions where node.host.isOnScreen {
      guard case .annotation(.bars(let visibility)) = node.semantics, visibility.speaks(of: bar)
      else { continue }
      return visibility.isHidden ? node : nil
    }
    return nil
  }

  /// Whether the page has no way back for a person.
  var hidesWayBack: Bool {
    hides(.navigationBar)
      || !annotations { if case .isBackHidden = $0 { true } else { nil } }.isEmpty
  }
}

extension ToolbarPlace {
  /// The bar that a thing at the place is in.
  var bar: ToolbarPlacement {
    switch self {
    case .bottomBar: .bottomBar
    case .bottomOrnament: .bottomOrnament
    default: .navigationBar
    }
  }
}

extension TabHost {
  /// Whether the page in front of the selected tab hides the tab bar.
  @MainActor var isBarHidden: Bool { barHider != nil }

  /// The modifier that hides the tab bar, if one does.
  @MainActor fileprivate var barHider: ViewNode? {
    guard let host = selectedHost else { return nil }
    let page = host.frontStack?.pages.last?.host
    return page?.hider(of: .tabBar) ?? host.hider(of: .tabBar)
  }
}

extension ViewNode {
  /// The bar that the place is in and what hides it, if it is in a hidden one; of tabs that is the tab bar.
  @MainActor package var hiddenBar: (name: String, hider: ViewNode)? {
    switch semantics {
    case .toolbarItem(let place):
      host.hider(of: place.bar).map { (place.bar.spokenName, $0) }
    case .tabs(let tabs): tabs.barHider.map { (ToolbarPlacement.tabBar.spokenName, $0) }
    default: nil
    }
  }
}

extension ToolbarPlacement {
  /// The name in words: `navigation bar`.
  fileprivate var spokenName: String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
