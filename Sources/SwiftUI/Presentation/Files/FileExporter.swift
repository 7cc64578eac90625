import UniformTypeIdentifiers

extension View {
  /// Lets a person pick where a document is written, while a flag is true and there is a document.
  nonisolated public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document, contentType, defaultFilename, onCompletion, {})
  }

  /// Lets a person pick where a document is written, and tells of a panel left without an answer.
  nonisolated public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, document, contentTypes.first ?? Document.writableContentTypes.first ?? .data,
      defaultFilename, onCompletion, onCancellation)
  }

  /// Lets a person pick where documents are written, while a flag is true.
  nonisolated public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    filePanel(
      .save, isPresented.and(!documents.isEmpty), allowsSeveral: true,
      onCompletion: { onCompletion($0.flatMap { $0.writing(documents, as: contentType) }) })
  }

  /// Lets a person pick where an item is written, while a flag is true and there is an item.
  nonisolated public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePanel(
      .save, isPresented.and(item != nil),
      suggestion: (contentTypes.first ?? .data).filename(defaultFilename),
      onCompletion: { onCompletion($0.one) }, onCancellation: onCancellation)
  }

  /// Lets a person pick where items are written, while a flag is true and there are items.
  nonisolated public func fileExporter<Items: Collection>(
    isPresented: Binding<Bool>, items: Items, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Items.Element: Transferable {
    filePanel(
      .save, isPresented.and(!items.isEmpty), allowsSeveral: true, onCompletion: onCompletion,
      onCancellation: onCancellation)
  }

  /// Lets a person pick where documents are written, and tells of a panel left without an answer.
  nonisolated public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Documents.Element: FileDocument {
    let type = contentTypes.first ?? Documents.Element.writableContentTypes.first ?? .data
    return filePanel(
      .save, isPresented.and(!documents.isEmpty), allowsSeveral: true,
      onCompletion: { onCompletion($0.flatMap { $0.writing(documents, as: type) }) },
      onCancellation: onCancellation)
  }

  /// The document is written when the panel ends; an error of its own is the panel's.
  nonisolated private func exporting<Document: FileDocument>(
    _ isPresented: Binding<Bool>, _ document: Document?, _ type: UTType,
    _ defaultFilename: String?, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    filePanel(
      .save, isPresented.and(document != nil), suggestion: type.filename(defaultFilename),
      onCompletion: { result in
        onCompletion(
          result.one.flatMap { url in
            Result {
              _ = try document?.written(as: type)
              return url
            }
          })
      }, onCancellation: onCancellation)
  }
}

extension [URL] {
  /// The places themselves, once documents have been written for them.
  fileprivate func writing<Documents: Collection>(_ documents: Documents, as type: UTType)
    -> Result<[URL], any Error> where Documents.Element: FileDocument
  {
    Result {
      for document in documents { _ = try document.written(as: type) }
      return self
    }
  }
}

extension FileDocument {
  /// The contents of the file that the document makes.
  fileprivate func written(as type: UTType) throws -> FileWrapper {
    try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
  }
}

extension UTType {
  /// The name suggested for a file, with the extension of its kind.
  fileprivate func filename(_ name: String?) -> String {
    let name = name ?? "Untitled"
    guard let ending = preferredFilenameExtension, !name.contains(".") else { return name }
    return "\(name).\(ending)"
  }
}
