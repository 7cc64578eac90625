// The named state of views, for those who look at it from outside.
extension Host {
  /// A view with state of its own.
  package struct StateOwner {
    package let view: String
    package let states: [(name: String, value: Any)]
  }

  /// Every view that holds named state, in the order of the tree.
  package var stateOwners: [StateOwner] {
    var owners: [StateOwner] = []
    func visit(_ node: ViewNode) {
      let states = node.namedStates
      if !states.isEmpty { owners.append(StateOwner(view: node.typeName, states: states)) }
      for child in node.children { visit(child) }
    }
    visit(root)
    return owners
  }
}

extension ViewNode {
  /// The state that the view here owns, by the names of its properties.
  package var namedStates: [(name: String, value: Any)] {
    properties.compactMap { ($0 as? any NamedState)?.named }
  }
}

/// A place of state that can tell its name.
protocol NamedState: AnyObject {
  var named: (name: String, value: Any) { get }
}

extension StateLocation: NamedState {
  var named: (name: String, value: Any) { (name, value) }
}
