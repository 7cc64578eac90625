/// A thing that an app can hand to another one, or to another part of itself.
public protocol Transferable {
  /// The forms in which the thing is handed over.
  associatedtype Representation: TransferRepresentation

  /// The forms in which the thing is handed over, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A thing that is handed over as it is.
public protocol _PlainTransferable: Transferable {}

extension _PlainTransferable {
  public static var transferRepresentation: _PlainRepresentation<Self> { _PlainRepresentation() }
}

extension String: _PlainTransferable {}
extension URL: _PlainTransferable {}
extension Data: _PlainTransferable {}
extension AttributedString: _PlainTransferable {}
extension Image: _PlainTransferable {}
extension Color: _PlainTransferable {}
extension Never: _PlainTransferable {}

extension Transferable {
  /// The thing in what a person has put on the pasteboard or dropped, if it can be made of that.
  static func pasted(_ text: String) -> Self? {
    // Forms that are data can be read; of the others only texts and addresses can.
    if let read = transferRepresentation as? any ReadableRepresentation {
      return try? read.read(Data(text.utf8)) as? Self
    }
    return switch Self.self {
    case is String.Type: text as? Self
    case is URL.Type: URL(string: text) as? Self
    case is Data.Type: Data(text.utf8) as? Self
    case is AttributedString.Type: AttributedString(text) as? Self
    default: nil
    }
  }

  /// What a text is like of which the thing can be made, in words; nil where any is, or none.
  static var pastedExample: String? {
    (transferRepresentation as? any ReadableRepresentation)?.example
  }
}
