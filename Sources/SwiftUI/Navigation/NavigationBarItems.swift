// Titles and items of the bar as they were given before there were toolbars.
extension View {
  /// Titles the page the view lies on.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Titles the page the view lies on.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Titles the page the view lies on.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Titles the page the view lies on.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Titles the page the view lies on.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Titles the page the view lies on.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Adds items at both ends of the page's bar.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds items at the beginning of the page's bar.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds items at the end of the page's bar.
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
