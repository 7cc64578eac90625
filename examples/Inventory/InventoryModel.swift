import SwiftUI

/// The items, and the drafts of those being added or edited.
@MainActor public final class InventoryModel: ObservableObject {
  @Published public var items: [Item]

  /// The draft of a new item, and with it whether its sheet is presented.
  @Published public var itemToAdd: Item?

  /// The draft of a known item, and with it whether its sheet is presented.
  @Published public var itemToEdit: Item?

  /// The item about whose deletion the alert asks.
  @Published public var itemToDelete: Item?

  /// Starts with items, or in the midst of something.
  public init(
    items: [Item] = Item.samples, itemToAdd: Item? = nil, itemToEdit: Item? = nil
  ) {
    self.items = items
    self.itemToAdd = itemToAdd
    self.itemToEdit = itemToEdit
  }

  /// Opens an empty draft at once, and fills in the name that an effect makes out a little later.
  func addButtonTapped() {
    itemToAdd = Item()
    Task {
      try await Task.sleep(for: .milliseconds(300))
      itemToAdd?.name = "Bluetooth Keyboard"
    }
  }

  func editButtonTapped(_ item: Item) {
    itemToEdit = item
  }

  func duplicateButtonTapped(_ item: Item) {
    itemToAdd = item.duplicate()
  }

  func cancelButtonTapped() {
    itemToAdd = nil
    itemToEdit = nil
  }

  /// Adds an item, or puts a changed one in its place.
  func save(_ item: Item) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    } else {
      items.append(item)
    }
    itemToAdd = nil
    itemToEdit = nil
  }

  func deleteButtonTapped(_ item: Item) {
    itemToDelete = item
  }

  func delete(_ item: Item) {
    items.removeAll { $0.id == item.id }
  }
}

extension Item {
  /// What the inventory starts with.
  public static var samples: [Item] {
    [
      Item(name: "Keyboard", color: .blue, status: .inStock(quantity: 100)),
      Item(name: "Charger", color: .yellow, status: .inStock(quantity: 20)),
      Item(name: "Phone", color: .green, status: .outOfStock(isOnBackOrder: true)),
    ]
  }
}
