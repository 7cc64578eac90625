import UniformTypeIdentifiers

/// A thing that has been pasted or dropped; Foundation has none of this name on this platform.
public final class NSItemProvider: @unchecked Sendable {
  private let text: String

  /// The kinds in which the thing can be had.
  public let registeredTypeIdentifiers: [String]

  /// The name suggested for a file of the thing.
  public var suggestedName: String?

  init(text: String, types: [UTType]) {
    self.text = text
    registeredTypeIdentifiers = types.map(\.identifier)
  }

  /// Makes one for a text.
  public convenience init(object: String) {
    self.init(text: object, types: [.plainText])
  }

  /// Makes one for an address.
  public convenience init(object: URL) {
    self.init(text: object.absoluteString, types: [.url])
  }

  /// Makes one without a thing.
  public convenience init() {
    self.init(text: "", types: [])
  }

  /// Whether the thing can be had in a kind, or a special case of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let kind = UTType(typeIdentifier) else {
      return registeredTypeIdentifiers.contains(typeIdentifier)
    }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: kind) ?? false }
  }

  /// Whether the thing can be had as a value of a type.
  public func canLoadObject<Value: Transferable>(ofClass type: Value.Type) -> Bool {
    Value.pasted(text) != nil
  }

  /// Hands over the thing as a value of a type, or an error.
  @discardableResult public func loadObject<Value: Transferable>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let value = Value.pasted(text)
    completionHandler(value, value == nil ? CocoaError(.featureUnsupported) : nil)
    return Self.done
  }

  /// Hands over the thing as a value of a type, or an error.
  @discardableResult public func loadTransferable<Value: Transferable>(
    type transferableType: Value.Type,
    completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    completionHandler(
      Value.pasted(text).map { .success($0) } ?? .failure(CocoaError(.featureUnsupported)))
    return Self.done
  }

  /// Hands over the thing as data, or an error.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(Data(text.utf8), nil)
    return Self.done
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
