extension View {
  /// Binds the dynamic properties of a copy, evaluates its body and updates the child.
  public static func _update(_ view: Self, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.role = .composed
    node.noteBody(of: Self.self)
    var copy = view
    guard node.bind(&copy) else { return }
    node.updateChild(node.track { copy.body })
  }
}
