import UniformTypeIdentifiers

/// A document that is read from a file and written to one.
public protocol FileDocument {
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

  /// Makes the file's contents.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The contents of the file as it is, if there is one.
  public let existingFile: FileWrapper?
}

/// The contents of a file or a folder; Foundation has none on this platform.
public final class FileWrapper {
  /// The contents of a file; nil for a folder.
  public let regularFileContents: Data?

  /// What lies in a folder; nil for a file.
  public let fileWrappers: [String: FileWrapper]?

  /// The name the file should have.
  public var preferredFilename: String?

  /// The name the file has.
  public var filename: String?

  /// Makes a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// Makes a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
}
