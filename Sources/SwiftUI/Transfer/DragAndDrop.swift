import UniformTypeIdentifiers

// Dragging, dropping and copying: accepted, and never comes, for nobody drags here.
extension View {
  nonisolated public func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> Item
  ) -> some View { self }
  nonisolated public func draggable<Item: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  nonisolated public func dropDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self,
    action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  nonisolated public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  nonisolated public func copyable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> [Item]
  ) -> some View { self }
  nonisolated public func cuttable<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
  ) -> some View { self }
  nonisolated public func pasteDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
    validator: @escaping ([Item]) -> [Item] = { $0 }
  ) -> some View { self }
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  { self }
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  { self }
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping (_ items: [NSItemProvider]) -> Void
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Lets things be dropped between the rows; nobody does.
  nonisolated public func dropDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item], Int) -> Void
  ) -> some DynamicViewContent<Data> { EditableRows(content: self, editing: RowEditing()) }

  /// Lets things be dropped between the rows; nobody does.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { EditableRows(content: self, editing: RowEditing()) }
}
