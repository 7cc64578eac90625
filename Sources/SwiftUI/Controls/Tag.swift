/// A view that stands for a value in a picker.
nonisolated struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable

  @MainActor static func _update(_ view: TaggedView, _ inputs: _ViewInputs) {
    inputs.node.semantics = .tag(view.tag)
    inputs.node.updateChild(view.content)
  }
}

/// A view that stands for a value, whatever its type.
protocol Tagged {
  var tagValue: AnyHashable { get }
}

extension TaggedView: Tagged {
  var tagValue: AnyHashable { tag }
}

extension View {
  /// Says which value the view stands for in a picker, a list or a tab view.
  nonisolated public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true)
    -> some View
  {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

/// The options below a place: what is tagged, and rows of a `ForEach` under their ids.
package func pickerOptions(of node: ViewNode) -> [(tag: AnyHashable, label: String)] {
  var options: [(tag: AnyHashable, label: String)] = []
  collectOptions(node, implicit: nil, into: &options)
  return options
}

private func collectOptions(
  _ node: ViewNode, implicit: AnyHashable?, into options: inout [(tag: AnyHashable, label: String)]
) {
  for child in node.children {
    var implicit = implicit
    // An id given by `.id(_:)` stands for no value; only a row's does.
    if case .id(let id) = child.key, node.box.isRows { implicit = id }
    if case .tag(let tag) = child.semantics {
      options.append((tag, child.texts.joined(separator: " ")))
    } else if let implicit, child.firstTag == nil {
      options.append((implicit, child.texts.joined(separator: " ")))
    } else {
      collectOptions(child, implicit: implicit, into: &options)
    }
  }
}

extension ViewNode {
  /// The first tag at or below this place.
  fileprivate var firstTag: AnyHashable? {
    if case .tag(let tag) = semantics { return tag }
    for child in children {
      if let tag = child.firstTag { return tag }
    }
    return nil
  }
}
