import Rehearse

/// The inventory, with an editor of two fields.
public let inventoryStage = Stage("inventory", "Items, and how many of each") {
  let inventory = Inventory()
  return StageContent(InventoryView(inventory: inventory)) {
    Editor(
      "editor", inventory.editor,
      settable: [Settable("name", \.name), Settable("quantity", \.quantity)],
      reasons: ["isPresented": "the editor opens itself"], dismiss: { $0.dismiss() }
    ) { editor, arguments in
      editor.present(
        name: try arguments.value("name"), quantity: try arguments.value("quantity", default: 1))
    }
    Router("router", inventory, \.reported) {
      Destination("report", Inventory.Report.init, "id")
    }
    Watch("items", inventory, \.items)
  }
}
