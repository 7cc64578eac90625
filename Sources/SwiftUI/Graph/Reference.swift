/// An object as it is known to those who must not keep it: nil once it has gone.
///
/// In the place of a weak reference, for which an object gets a table of its own that makes each of its counts dearer;
/// nodes and hosts are counted more than anything else. To be read on the main actor only.
final class Reference<Object: AnyObject>: @unchecked Sendable {
  fileprivate(set) unowned(unsafe) var object: Object?

  fileprivate init(_ object: Object) {
    self.object = object
  }
}

/// The reference to itself that an object makes when it is first asked for.
struct OwnReference<Object: AnyObject> {
  private var made: Reference<Object>?

  mutating func get(_ object: Object) -> Reference<Object> {
    if let made { return made }
    let reference = Reference(object)
    made = reference
    return reference
  }

  /// Says that the object goes.
  func clear() { made?.object = nil }
}

typealias NodeReference = Reference<ViewNode>

extension Reference where Object == ViewNode {
  var node: ViewNode? { object }
}
