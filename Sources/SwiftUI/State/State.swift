/// A value that a view owns: it lives as long as the view's place in the tree (ST-01).
///
/// The property holds a snapshot of the value as of the evaluation it was bound for. Reads during an update see that
/// snapshot, all others the live value; stale capture (SH-20 to SH-22) is what follows.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var snapshot: Value
  private var location: StateLocation<Value>?

  /// Makes state with its first value, which counts once in the life of the place (ST-03).
  public init(wrappedValue value: Value) {
    snapshot = value
  }

  /// Makes state with its first value, which counts once in the life of the place (ST-03).
  public init(initialValue value: Value) {
    snapshot = value
  }

  /// The value; setting it outside an installed view changes nothing (ST-04).
  public var wrappedValue: Value {
    get {
      guard let location else { return snapshot }
      guard ViewGraph.evaluating != nil else {
        location.noteLiveRead()
        return location.value
      }
      location.markReadByOwner(snapshot)
      return snapshot
    }
    nonmutating set {
      location?.write(newValue)
    }
  }

  /// A binding to the value; outside an installed view a constant one, with W-12.
  public var projectedValue: Binding<Value> {
    guard let location else {
      ViewGraph.reportOutsideView(.stateOutsideView)
      return .constant(snapshot)
    }
    return Binding(state: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes optional state that starts as nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    let first = snapshot
    let location = Self.kept(in: node, slot: slot) {
      StateLocation(first, owner: node, name: name)
    }
    self.location = location
    snapshot = location.shown
    location.bind()
  }

  package nonisolated static func isSameInput(_ left: State, _ right: State) -> Bool { true }
}

extension ViewGraph {
  /// Issues of properties that belong to no tree yet; the next host to update takes them.
  nonisolated(unsafe) static var issuesOutsideView: [RuntimeIssue] = []

  /// Reports misuse of a property before its view was installed.
  static func reportOutsideView(_ issue: RuntimeIssue) {
    if let evaluating {
      evaluating.graph.report(issue)
    } else if !issuesOutsideView.contains(issue) {
      issuesOutsideView.append(issue)
    }
  }
}
