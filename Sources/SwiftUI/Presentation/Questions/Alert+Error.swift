extension View {
  /// Tells of an error while a flag is true and there is one; the title is its description (AL-14).
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(
      .alert, error.title, isPresented: isPresented, about: error,
      actions: error.map { _ in actions() }, message: EmptyView())
  }

  /// Tells of an error with a message, while a flag is true and there is an error (AL-14).
  nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    asking(
      .alert, error.title, isPresented: isPresented, about: error, actions: error.map(actions),
      message: error.map(message))
  }

  /// Tells of an error while there is one, and sets it to nil (AL-13).
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    error: Binding<Failure?>, @ViewBuilder actions: (Failure) -> Actions
  ) -> some View {
    let failure = error.wrappedValue
    return asking(
      .alert, failure.title, isPresented: error.isPresent(), about: failure,
      actions: failure.map(actions), message: EmptyView())
  }

  /// Tells of an error with a message while there is one, and sets it to nil (AL-13).
  nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    error: Binding<Failure?>, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    let failure = error.wrappedValue
    return asking(
      .alert, failure.title, isPresented: error.isPresent(), about: failure,
      actions: failure.map(actions), message: failure.map(message))
  }
}

extension Optional where Wrapped: LocalizedError {
  /// What the error says of itself.
  fileprivate var title: Text {
    Text(verbatim: map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}
