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
}

extension PresentationHost {
  /// Whether the page hides a bar; what is said nearest to the content wins.
  func hides(_ bar: ToolbarPlacement) -> Bool {
    let said = annotations { annotation -> Bool? in
      guard case .bars(let visibility) = annotation else { return nil }
      let isMeant =
        visibility.bars.contains(bar)
        || bar == .navigationBar && visibility.bars.contains(.automatic)
      return isMeant ? visibility.isHidden : nil
    }
    return said.first ?? false
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
  @MainActor var isBarHidden: Bool {
    guard let host = selectedHost else { return false }
    let page = host.frontStack?.pages.last?.host
    return page?.hides(.tabBar) ?? false || host.hides(.tabBar)
  }
}
