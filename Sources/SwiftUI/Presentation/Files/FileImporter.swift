import UniformTypeIdentifiers

extension View {
  /// Lets a person pick a file to open while a flag is true; a panel left without a file tells nobody.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel(
      .open, isPresented, types: allowedContentTypes,
      onCompletion: { onCompletion($0.one) })
  }

  /// Lets a person pick files to open while a flag is true; a panel left without a file tells nobody.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    filePanel(
      .open, isPresented, types: allowedContentTypes, allowsSeveral: allowsMultipleSelection,
      onCompletion: onCompletion)
  }

  /// Lets a person pick files to open while a flag is true, and tells of a panel left without a file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    filePanel(
      .open, isPresented, types: allowedContentTypes, allowsSeveral: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: onCancellation)
  }

  /// Lets a person pick where a file moves to, while a flag is true and there is a file.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel(
      .move, isPresented.and(file != nil), suggestion: file?.lastPathComponent,
      onCompletion: { onCompletion($0.one) })
  }

  /// Lets a person pick where a file moves to, and tells of a panel left without an answer.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    filePanel(
      .move, isPresented.and(file != nil), suggestion: file?.lastPathComponent,
      onCompletion: { onCompletion($0.one) }, onCancellation: onCancellation)
  }

  /// Lets a person pick where files move to, while a flag is true and there are files.
  nonisolated public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Files.Element == URL {
    filePanel(
      .move, isPresented.and(!files.isEmpty), allowsSeveral: true, onCompletion: onCompletion)
  }

  /// Says what a file panel is for; panels show no message here.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<Message: StringProtocol>(_ message: Message)
    -> some View
  { self }

  /// Says where a file panel begins; panels have no folders here.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    self
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The result for who asked for one file.
  var one: Result<URL, any Error> {
    flatMap { urls in
      urls.first.map { .success($0) } ?? .failure(FilePanelError(description: "no file"))
    }
  }
}

extension Binding where Value == Bool {
  /// The flag, while something else holds as well.
  nonisolated func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { self.wrappedValue && condition }, set: { self.wrappedValue = $0 })
  }
}
