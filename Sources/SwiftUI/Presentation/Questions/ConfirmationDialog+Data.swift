extension View {
  /// Asks by a dialog about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func confirmationDialog<Actions: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(
      .dialog, Text(titleKey), titleVisibility, isPresented: isPresented, about: data,
      actions: data.map(actions), message: EmptyView())
  }

  /// Asks by a dialog about some data, while a flag is true and there are data (AL-10 to AL-12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(
      .dialog, Text(title), titleVisibility, isPresented: isPresented, about: data,
      actions: data.map(actions), message: EmptyView())
  }

  /// Asks by a dialog about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    asking(
      .dialog, title, titleVisibility, isPresented: isPresented, about: data,
      actions: data.map(actions), message: EmptyView())
  }

  /// Asks by a dialog with a message about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .dialog, Text(titleKey), titleVisibility, isPresented: isPresented, about: data,
      actions: data.map(actions), message: data.map(message))
  }

  /// Asks by a dialog with a message about some data, while a flag is true and there are data (AL-10 to AL-12).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<
    Title: StringProtocol, Actions: View, Message: View, Data
  >(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .dialog, Text(title), titleVisibility, isPresented: isPresented, about: data,
      actions: data.map(actions), message: data.map(message))
  }

  /// Asks by a dialog with a message about some data, while a flag is true and there are data (AL-10 to AL-12).
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    asking(
      .dialog, title, titleVisibility, isPresented: isPresented, about: data,
      actions: data.map(actions), message: data.map(message))
  }
}
