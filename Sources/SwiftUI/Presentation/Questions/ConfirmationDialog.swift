extension View {
  /// Asks by a dialog while a flag is true; the actions are made with the view, shown or not (AL-01).
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .dialog, Text(titleKey), titleVisibility, isPresented: isPresented, about: (),
      actions: actions(), message: EmptyView())
  }

  /// Asks by a dialog while a flag is true; the actions are made with the view, shown or not (AL-01).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .dialog, Text(title), titleVisibility, isPresented: isPresented, about: (),
      actions: actions(), message: EmptyView())
  }

  /// Asks by a dialog while a flag is true; the actions are made with the view, shown or not (AL-01).
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .dialog, title, titleVisibility, isPresented: isPresented, about: (), actions: actions(),
      message: EmptyView())
  }

  /// Asks by a dialog with a message while a flag is true (AL-01).
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      .dialog, Text(titleKey), titleVisibility, isPresented: isPresented, about: (),
      actions: actions(), message: message())
  }

  /// Asks by a dialog with a message while a flag is true (AL-01).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      .dialog, Text(title), titleVisibility, isPresented: isPresented, about: (),
      actions: actions(), message: message())
  }

  /// Asks by a dialog with a message while a flag is true (AL-01).
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      .dialog, title, titleVisibility, isPresented: isPresented, about: (), actions: actions(),
      message: message())
  }
}
