import Synchronization

/// What tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Atomic<UInt64>(0)
  private let value: UInt64

  /// Makes a new identifier.
  public init() {
    value = Self.last.add(1, ordering: .relaxed).newValue
  }

  /// Takes the identity of an object.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String {
    "0x" + String(value, radix: 16, uppercase: true)
  }
}

/// Something that can be told apart in a stream of events.
public protocol CustomCombineIdentifierConvertible {
  /// What tells it apart.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
