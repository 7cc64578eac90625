/// A view that stands for a value in a picker.
nonisolated package struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable

  @MainActor package static func _update(_ view: TaggedView, _ inputs: _ViewInputs) {
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

/// The tags around a place, the nearest first.
typealias TagsAround = [AnyHashable]

extension TagsAround {
  /// The nearest tag that a selection takes; where there is none, the nearest one, which selects nothing.
  func first(takenBy takes: (AnyHashable) -> Bool) -> AnyHashable? {
    first(where: takes) ?? first
  }
}

/// The options below a place: what is tagged, and rows of a `ForEach` under their ids.
package func pickerOptions(of node: ViewNode) -> [(tag: AnyHashable, label: String)] {
  var takes: (AnyHashable) -> Bool = { _ in true }
  if case .control(let control) = node.semantics, let own = control.takesTag { takes = own }
  var options: [(tag: AnyHashable, label: String)] = []
  collectOptions(node, around: [], takes, into: &options)
  return options
}

private func collectOptions(
  _ node: ViewNode, around: TagsAround, _ takes: (AnyHashable) -> Bool,
  into options: inout [(tag: AnyHashable, label: String)]
) {
  for child in node.children where !child.isSectionEdge {
    var tags = around
    // An id given by `.id(_:)` stands for no value; only a row's does.
    if case .id(let id) = child.key, node.isRows { tags.insert(id, at: 0) }
    let isTagged = if case .tag = child.semantics { true } else { false }
    if case .tag(let tag) = child.semantics { tags.insert(tag, at: 0) }
    if isTagged || !tags.isEmpty && child.firstTag == nil && !child.holdsRows,
      let tag = tags.first(takenBy: takes)
    {
      options.append((tag, child.texts.joined(separator: " ")))
    } else {
      collectOptions(child, around: tags, takes, into: &options)
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

  /// Whether the place is the header or the footer of a section, which are no options.
  fileprivate var isSectionEdge: Bool {
    guard case .container(let container) = semantics else { return false }
    return container.kind == .sectionHeader || container.kind == .sectionFooter
  }

  /// Whether the place stands for rows, each of them an option of its own.
  fileprivate var holdsRows: Bool {
    if isRows { return true }
    switch semantics {
    case nil, .annotation, .tag: return children.contains(where: \.holdsRows)
    case .container(let container) where container.kind == .section:
      return children.contains(where: \.holdsRows)
    default: return false
    }
  }
}
