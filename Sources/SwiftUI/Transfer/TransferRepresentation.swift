import UniformTypeIdentifiers

/// A form in which a thing is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the thing.
  associatedtype Item: Transferable
}

/// A form of data, from which a thing can be read.
protocol ReadableRepresentation {
  func read(_ data: Data) throws -> Any?

  /// What fits, in words.
  var example: String { get }
}

/// A thing as it is.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {}

/// A thing as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(contentType: UTType) {}

  public init(for itemType: Item.Type, contentType: UTType) {}
}

extension CodableRepresentation: ReadableRepresentation {
  func read(_ data: Data) throws -> Any? { try JSONDecoder().decode(Item.self, from: data) }

  var example: String {
    let (name, json) = (viewTypeName(Item.self), jsonExample(of: Item.self))
    let fits = (try? read(Data(json.utf8))) != nil
    return "\(name) as JSON" + (fits ? ", such as '\(json)'" : "")
  }
}

/// A thing as data that the app makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// A form that can be made and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// A form that can be made only.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// A form that can be read only.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A thing as a file that the app makes and reads.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// A form that can be made and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// A form that can be made only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// A form that can be read only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// Where the file lies.
  public let file: URL

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
  }
}

/// A file that has been handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file lies.
  public let file: URL

  /// Whether that is where it lay before.
  public let isOriginalFile: Bool
}

/// A thing as another one that stands for it.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// A form that can be made only.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

  /// A form that can be read only.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}

  /// A form that can be made and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// Several forms of a thing.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// Makes one form of the statements in a property.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content)
    -> Content where Content.Item == Item
  { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Who may take a form.
public enum TransferRepresentationVisibility: Sendable {
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// Says who may take the form; nobody is told apart here.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  { self }

  /// Names the file that the form becomes.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Names the file that the form of a thing becomes.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  { self }

  /// Says of which things there is this form.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  { self }
}
