/// Rows of data, of which some may be selected.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: ListSelection?
  let content: Content

  @MainActor public static func _update(_ view: List, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .container(Container(.list, isLazy: true))
    node.properties = view.selection.map { [$0] } ?? []
    node.updateChild(view.content)
  }
}

/// What is selected in a list, as tags.
package final class ListSelection: @unchecked Sendable {
  /// Whether several rows can be selected.
  package let isMultiple: Bool

  /// The tags selected; setting writes what fits the list's type.
  @MainActor package var tags: Set<AnyHashable> {
    get { access.get() }
    set { access.set(newValue) }
  }

  /// Whether a tag is of the list's type.
  let takesTag: (AnyHashable) -> Bool

  private let access: Control.Access<Set<AnyHashable>>

  private init(
    isMultiple: Bool, takesTag: @escaping (AnyHashable) -> Bool,
    access: Control.Access<Set<AnyHashable>>
  ) {
    self.isMultiple = isMultiple
    self.takesTag = takesTag
    self.access = access
  }

  /// A person taps a row: it is the one selected, or it joins or leaves those that are.
  @MainActor package func tap(_ tag: AnyHashable) {
    if !isMultiple {
      tags = [tag]
    } else if tags.contains(tag) {
      tags.remove(tag)
    } else {
      tags.insert(tag)
    }
  }

  /// A selection of one row at most.
  convenience init<Value: Hashable>(one selection: Binding<Value?>) {
    let input = ViewInput(selection)
    self.init(
      isMultiple: false, takesTag: { $0.base is Value },
      access: Control.Access {
        input.value.wrappedValue.map { [AnyHashable($0)] } ?? []
      } set: { tags in
        input.value.wrappedValue = tags.first?.base as? Value
      })
  }

  /// A selection of any number of rows.
  convenience init<Value: Hashable>(many selection: Binding<Set<Value>>) {
    let input = ViewInput(selection)
    self.init(
      isMultiple: true, takesTag: { $0.base is Value },
      access: Control.Access {
        Set(input.value.wrappedValue.map { AnyHashable($0) })
      } set: { tags in
        input.value.wrappedValue = Set(tags.compactMap { $0.base as? Value })
      })
  }
}

extension ViewNode {
  /// The selection of the list that this place is.
  package var listSelection: ListSelection? { properties.first as? ListSelection }
}

extension List {
  /// Makes a list of which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
  }

  /// Makes a list of which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(many: $0) }, content: content())
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}
