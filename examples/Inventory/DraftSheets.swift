import SwiftUI

/// The sheets on which drafts are edited, driven in one of three ways.
struct DraftSheets: ViewModifier {
  @ObservedObject var model: InventoryModel
  let driving: Driving
  @Binding var isAddPresented: Bool

  func body(content: Content) -> some View {
    switch driving {
    case .flag:
      content.sheet(isPresented: $isAddPresented) {
        ItemView(title: "Add") {
          model.save($0)
          // Forgotten easily: saving knows nothing of the flag.
          isAddPresented = false
        } onCancel: {
          isAddPresented = false
        }
      }
      .editSheet(of: $model.itemToEdit, model)
    case .draft:
      content.sheet(item: $model.itemToAdd) { item in
        ItemView(title: "Add", item: item, onSave: model.save, onCancel: model.cancelButtonTapped)
      }
      .editSheet(of: $model.itemToEdit, model)
    case .binding:
      content.sheet(unwrapping: $model.itemToAdd) { $item in
        DraftPage(title: "Add", item: $item, model: model)
      }
      .editSheet(of: $model.itemToEdit, model)
    }
  }
}

/// An item with a draft of its own: the item given counts when the sheet comes, and not again.
struct ItemView: View {
  let title: String
  @State private var item: Item
  let onSave: (Item) -> Void
  let onCancel: () -> Void

  init(
    title: String, item: Item = Item(), onSave: @escaping (Item) -> Void,
    onCancel: @escaping () -> Void
  ) {
    print("ItemView.init", item.name)
    self.title = title
    self.item = item
    self.onSave = onSave
    self.onCancel = onCancel
  }

  var body: some View {
    let _ = print("ItemView.body", item.name)
    NavigationStack {
      ItemForm(item: $item)
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { onCancel() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { onSave(item) }
          }
        }
    }
  }
}

/// The draft of the model: what is typed is there, and what the model writes is here.
struct DraftPage: View {
  let title: String
  @Binding var item: Item
  let model: InventoryModel

  var body: some View {
    NavigationStack {
      ItemForm(item: $item)
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { model.cancelButtonTapped() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { model.save(item) }
          }
        }
    }
  }
}

extension View {
  /// The sheet of a known item, which is driven by a binding whatever the other one is driven by.
  func editSheet(of item: Binding<Item?>, _ model: InventoryModel) -> some View {
    sheet(unwrapping: item) { $item in
      DraftPage(title: "Edit", item: $item, model: model)
    }
  }

  /// Presents a sheet while there is a value, with a binding to it.
  func sheet<Value: Identifiable, Content: View>(
    unwrapping value: Binding<Value?>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    sheet(item: value) { last in
      // The sheet on its way out still reads, when there is no value any more.
      content(
        Binding {
          value.wrappedValue ?? last
        } set: {
          value.wrappedValue = $0
        })
    }
  }
}
