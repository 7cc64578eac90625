extension View {
  /// Asks by an alert about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: EmptyView())
  }

  /// Asks by an alert about an item while there is one, and sets it to nil (AL-13).
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    asking(
      .alert, Text(title), isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: EmptyView())
  }

  /// Asks by an alert about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func alert<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    asking(
      .alert, title, isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: EmptyView())
  }

  /// Asks by an alert with a message about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: item.wrappedValue.map(message))
  }

  /// Asks by an alert with a message about an item while there is one, and sets it to nil (AL-13).
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    asking(
      .alert, Text(title), isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: item.wrappedValue.map(message))
  }

  /// Asks by an alert with a message about an item while there is one, and sets it to nil (AL-13).
  nonisolated public func alert<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    asking(
      .alert, title, isPresented: item.isPresent(), about: item.wrappedValue,
      actions: item.wrappedValue.map(actions), message: item.wrappedValue.map(message))
  }
}
