extension View {
  /// Asks by a dialog about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    asking(
      .dialog, Text(titleKey), titleVisibility, isPresented: item.isPresent(),
      about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: EmptyView())
  }

  /// Asks by a dialog about an item while there is one, and sets it to nil (AL-13).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
    _ title: Title, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    asking(
      .dialog, Text(title), titleVisibility, isPresented: item.isPresent(),
      about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: EmptyView())
  }

  /// Asks by a dialog about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func confirmationDialog<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    asking(
      .dialog, title, titleVisibility, isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: EmptyView())
  }

  /// Asks by a dialog with a message about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    asking(
      .dialog, Text(titleKey), titleVisibility, isPresented: item.isPresent(),
      about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: item.wrappedValue.map(message))
  }

  /// Asks by a dialog with a message about an item while there is one, and sets it to nil (AL-13).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<
    Title: StringProtocol, Item, Actions: View, Message: View
  >(
    _ title: Title, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    asking(
      .dialog, Text(title), titleVisibility, isPresented: item.isPresent(),
      about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: item.wrappedValue.map(message))
  }

  /// Asks by a dialog with a message about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    asking(
      .dialog, title, titleVisibility, isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: item.wrappedValue.map(message))
  }
}
