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
///
/// Each class has one, and clears it first of all in its `deinit`. A base class that did so for them would come last, when
/// the fields of the object have gone; what goes with them, such as a model of the app's, may still ask for it.
struct OwnReference<Object: AnyObject> {
  private var made: Reference<Object>?

  mutating func get(_ object: Object) -> Reference<Object> {
    if let made { return made }
    let reference = Reference(object)
    made = reference
    return reference
  }

  /// Makes the object unknown; to be called before anything of it goes.
  func clear() { made?.object = nil }
}

typealias NodeReference = Reference<ViewNode>

extension Reference where Object == ViewNode {
  var node: ViewNode? { object }
}
