import UniformTypeIdentifiers

/// An app's documents, each in a window of its own; the first window has a new one.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  let root: @MainActor () -> AnyView?

  @MainActor public func _makeRoot() -> AnyView? { root() }
}

/// A document that is a value, as a window has it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; what is changed in it stays in the window, for there are no files.
  @Binding public var document: Document

  /// Where the document lies; nil for a new one.
  public var fileURL: URL?

  /// Whether the document may be changed.
  public var isEditable: Bool
}

extension DocumentGroup where Document: FileDocument {
  /// Makes windows for documents that are values.
  nonisolated public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    root = {
      AnyView(ValueDocumentView<Document, Content>(makeDocument: newDocument, editor: editor))
    }
  }

  /// Makes windows for documents that can only be read; there are none to begin with.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    root = { nil }
  }
}

/// The window of a new document that is a value.
private struct ValueDocumentView<Document: FileDocument, Content: View>: View {
  let makeDocument: () -> Document
  let editor: @MainActor (FileDocumentConfiguration<Document>) -> Content
  @State private var document: Document?

  var body: some View {
    let binding = $document
    let first = makeDocument()
    editor(
      FileDocumentConfiguration(
        document: Binding(
          get: { binding.wrappedValue ?? first }, set: { binding.wrappedValue = $0 }),
        fileURL: nil, isEditable: true))
  }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written while the document may change.
  associatedtype Snapshot

  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of file it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The kinds of file it can be written as; those it is read from unless it says otherwise.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Makes what is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Makes the file's contents.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, as a window has it.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document

  /// Where the document lies; nil for a new one.
  public var fileURL: URL?

  /// Whether the document may be changed.
  public var isEditable: Bool
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes windows for documents that are objects.
  nonisolated public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    root = {
      AnyView(ObjectDocumentView<Document, Content>(document: newDocument(), editor: editor))
    }
  }
}

/// The window of a new document that is an object.
private struct ObjectDocumentView<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: @autoclosure @escaping () -> Document,
    editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document())
    self.editor = editor
  }

  var body: some View {
    editor(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true)
    )
    .environmentObject(document)
  }
}
