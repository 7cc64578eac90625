extension View {
  /// Asks by an alert while a flag is true; the actions are made with the view, shown or not (AL-01).
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented: isPresented, about: (), actions: actions(),
      message: EmptyView())
  }

  /// Asks by an alert while a flag is true; the actions are made with the view, shown or not (AL-01).
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .alert, Text(title), isPresented: isPresented, about: (), actions: actions(),
      message: EmptyView())
  }

  /// Asks by an alert while a flag is true; the actions are made with the view, shown or not (AL-01).
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .alert, title, isPresented: isPresented, about: (), actions: actions(), message: EmptyView())
  }

  /// Asks by an alert with a message while a flag is true (AL-01).
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented: isPresented, about: (), actions: actions(),
      message: message())
  }

  /// Asks by an alert with a message while a flag is true (AL-01).
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      .alert, Text(title), isPresented: isPresented, about: (), actions: actions(),
      message: message())
  }

  /// Asks by an alert with a message while a flag is true (AL-01).
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      .alert, title, isPresented: isPresented, about: (), actions: actions(), message: message())
  }
}
