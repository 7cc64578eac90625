extension View {
  /// Asks by an alert about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func alert<Actions: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented: isPresented, about: data, actions: data.map(actions),
      message: EmptyView())
  }

  /// Asks by an alert about some data, while a flag is true and there are data (AL-10 to AL-12).
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(
      .alert, Text(title), isPresented: isPresented, about: data, actions: data.map(actions),
      message: EmptyView())
  }

  /// Asks by an alert about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(
      .alert, title, isPresented: isPresented, about: data, actions: data.map(actions),
      message: EmptyView())
  }

  /// Asks by an alert with a message about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented: isPresented, about: data, actions: data.map(actions),
      message: data.map(message))
  }

  /// Asks by an alert with a message about some data, while a flag is true and there are data (AL-10 to AL-12).
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .alert, Text(title), isPresented: isPresented, about: data, actions: data.map(actions),
      message: data.map(message))
  }

  /// Asks by an alert with a message about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .alert, title, isPresented: isPresented, about: data, actions: data.map(actions),
      message: data.map(message))
  }
}
