extension View {
  /// Shows a column beside the view while a flag is true; in a compact width it is a sheet.
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    InspectedView(base: self, isPresented: isPresented, inspector: content)
  }

  /// Says how wide the inspector's column is at first; columns have no width here.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Says how wide the inspector's column may be; columns have no width here.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

/// A view with an inspector: a column of the same page, or a sheet where there is no room for one.
nonisolated private struct InspectedView<Base: View, Inspector: View>: PrimitiveView {
  let base: Base
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  @MainActor static func _update(_ view: InspectedView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let isCompact = node.environment.horizontalSizeClass == .compact
    let isColumn = !isCompact && node.track { view.isPresented.wrappedValue }
    let isSheet = Binding<Bool>(
      get: { isCompact && view.isPresented.wrappedValue },
      set: { view.isPresented.wrappedValue = $0 })
    node.updateChildren { cursor in
      cursor.update(
        view.base.presenting(.sheet, isSheet, nil, isOlder: false, view.inspector), key: .slot(0))
      if isColumn {
        cursor.update(InspectorColumn(content: view.inspector), key: .slot(1))
      }
    }
  }
}

/// The inspector as a column; its closure's reads are its own.
nonisolated private struct InspectorColumn<Content: View>: PrimitiveView {
  let content: () -> Content

  @MainActor static func _update(_ view: InspectorColumn, _ inputs: _ViewInputs) {
    inputs.node.updateChild(inputs.node.track(view.content))
  }
}
