// The way back from the page in front.
extension Host.Layer {
  /// The split view whose column is in front, if its columns fall together.
  @MainActor private var split: SplitHost? { host.split ?? host.tabs?.selectedHost?.split }

  /// The stack whose back button is the nearest to the content, or else that of a stack beside those in front.
  @MainActor private var poppingStack: NavigationHost? {
    stacks.last(where: \.canPop)
      ?? host.graph.stacks.last { $0.outer.layer === host && $0.outer.isOnScreen && $0.canPop }
  }

  /// Whether the front page has a back button.
  @MainActor package var canGoBack: Bool {
    poppingStack != nil || split?.canGoBack ?? false
  }

  /// Goes back a page, or a column where columns fall together.
  @MainActor package func goBack() {
    if let stack = poppingStack { stack.back() } else { split?.goBack() }
  }

  /// The pages that lie under the one in front, the undermost first.
  @MainActor package var coveredPages: [NavigationPage] { stacks.flatMap { $0.pages.dropLast() } }
}
