import SwiftUI

/// What the sheet of a draft is driven by; each but the last lacks something.
public enum Driving: Hashable, Sendable {
  /// A flag of the view: nobody outside can open the sheet, or fill anything in.
  case flag
  /// The optional draft of the model: it opens the sheet, which then goes on with a copy of its own.
  case draft
  /// A binding to the draft that is there: the model and the sheet share it.
  case binding
}

/// The inventory, with sheets for drafts.
struct InventoryView: View {
  @ObservedObject private var model: InventoryModel
  private let driving: Driving

  /// For `flag` only; given at the start, or never from outside.
  @State private var isAddPresented: Bool

  init(model: InventoryModel, driving: Driving) {
    self.model = model
    self.driving = driving
    isAddPresented = driving == .flag && model.itemToAdd != nil
  }

  var body: some View {
    NavigationStack {
      list
    }
    .modifier(DraftSheets(model: model, driving: driving, isAddPresented: $isAddPresented))
    .deletion(of: $model.itemToDelete) { model.delete($0) }
  }

  private var list: some View {
    List {
      ForEach(model.items) { item in
        ItemRow(item: item, model: model)
      }
    }
    .navigationTitle("Inventory")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add") {
          switch driving {
          case .flag: isAddPresented = true
          case .draft, .binding: model.addButtonTapped()
          }
        }
      }
    }
  }
}

/// An item, with what can be done to it.
struct ItemRow: View {
  let item: Item
  let model: InventoryModel

  var body: some View {
    HStack {
      Text(item.name)
      Text(item.status.text)
      Button("Edit") { model.editButtonTapped(item) }
      Button("Duplicate") { model.duplicateButtonTapped(item) }
      Button("Delete", role: .destructive) { model.deleteButtonTapped(item) }
    }
  }
}
