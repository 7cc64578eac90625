/// Views made of the elements of a collection, whose elements a person may delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the elements' collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What a person may do to the rows of a collection.
package struct RowEditing {
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?
}

/// Rows that a person may delete or move.
nonisolated struct EditableRows<Content: DynamicViewContent>: PrimitiveView, DynamicViewContent {
  let content: Content
  let editing: RowEditing

  @MainActor var data: Content.Data { content.data }

  @MainActor static func _update(_ view: EditableRows, _ inputs: _ViewInputs) {
    inputs.node.semantics = .annotation(.rows(view.editing))
    inputs.node.updateChild(view.content)
  }
}

extension DynamicViewContent {
  /// Lets a person delete rows: the action gets their places, and takes the elements out.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableRows(content: self, editing: RowEditing(delete: action.map { viewAction($0) }))
  }

  /// Lets a person move rows: the action gets their places and the place before which they go.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableRows(content: self, editing: RowEditing(move: action.map { viewAction($0) }))
  }
}

extension View {
  /// Keeps a person from deleting the row while a condition holds.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    AnnotatedView(content: self, annotation: isDisabled ? .isDeleteDisabled : nil)
  }

  /// Keeps a person from moving the row while a condition holds.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    AnnotatedView(content: self, annotation: isDisabled ? .isMoveDisabled : nil)
  }
}
