import Inventory
import Rehearse

/// The inventory, opened anywhere in it, with its sheets driven in one of three ways.
let inventoryStage = Stage(
  "inventory", "An inventory whose drafts are driven by a flag, by an optional, or by a binding",
  arguments: [
    Argument("open", Opening.self, default: .list),
    Argument("tab", InventoryTab.self, default: .inventory),
    Argument("driving", Driving.self, default: .binding),
    Argument("name", String.self, default: ""),
    Argument("color", Item.Color?.self, default: nil),
    Argument("status", Item.Status.self, default: .inStock(quantity: 1)),
  ]
) { arguments in
  let inventory = InventoryModel()
  let item = Item(
    name: try arguments.value("name", default: ""),
    color: try arguments.value("color", default: nil),
    status: try arguments.value("status", default: .inStock(quantity: 1)))
  switch try arguments.value("open", default: Opening.list) {
  case .list: break
  case .add: inventory.itemToAdd = item
  case .edit: inventory.itemToEdit = inventory.items.first { $0.name == item.name }
  }
  let model = InventoryAppModel(
    tab: try arguments.value("tab", default: .inventory), inventory: inventory)
  let driving: Driving = try arguments.value("driving", default: .binding)
  return StageContent(InventoryRoot(model: model, driving: driving)) {
    Watch("tab", model, \.tab)
    Watch("items", inventory, \.items)
    Watch("itemToAdd", inventory, \.itemToAdd)
    Watch("itemToEdit", inventory, \.itemToEdit)
  }
}

/// What is open when the inventory starts; edit is about the item of the name given.
enum Opening {
  case list, add, edit
}
