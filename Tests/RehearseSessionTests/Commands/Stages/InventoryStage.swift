import RehearseSession
import SwiftUI

/// One screen with every kind of control, and labels that are hard to tell apart.
let inventoryStage = Stage(
  "inventory", "Items and what is known of them",
  arguments: [
    Argument("quantity", Int.self, default: 1), Argument("shelf", Shelf.self, default: .left),
  ]
) { arguments in
  let inventory = Inventory()
  inventory.quantity = try arguments.value("quantity", default: 1)
  inventory.shelf = try arguments.value("shelf", default: .left)
  guard inventory.quantity < 100 else { throw InventoryError() }
  return StageContent(InventoryView(inventory: inventory)) {
    Watch("inventory", inventory)
  }
}

struct InventoryError: Error, CustomStringConvertible {
  let description = "there is no room for 100 items"
}

enum Shelf: String, CaseIterable, Sendable {
  case left, middle, right
}

@Observable final class Inventory {
  var quantity = 1
  var weight = 0.5
  var shelf = Shelf.left
  var owner: String?
  var isOnBackOrder = false
  static let firstDay = Date(timeIntervalSince1970: 1_767_225_600)
  var due = Date(timeIntervalSince1970: 1_767_268_800)
  var title = ""
  var code = ""
  var notes = ["", ""]
  var taps: [String] = []
}

struct InventoryView: View {
  @Bindable var inventory: Inventory

  var body: some View {
    NavigationStack {
      Form {
        Section("Item") {
          TextField("Title", text: $inventory.title)
          SecureField("Code", text: $inventory.code)
          Toggle("Is on back order?", isOn: $inventory.isOnBackOrder)
          Stepper("Quantity", value: $inventory.quantity, in: 0...3)
          Slider(value: $inventory.weight, in: 0...1, step: 0.25) { Text("Weight") }
          Picker("Shelf", selection: $inventory.shelf) {
            ForEach(Shelf.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
          }
          Picker("Owner", selection: $inventory.owner) {
            Text("Nobody").tag(String?.none)
            Text("Jim Knopf").tag(String?.some("jim"))
          }
          DatePicker(
            "Due", selection: $inventory.due, in: Inventory.firstDay...,
            displayedComponents: .date)
        }
        Section("Front") { TextField("Note", text: $inventory.notes[0]) }
        Section("Back") { TextField("Note", text: $inventory.notes[1]) }
        Section("Rows") {
          ForEach(["Hammer", "Saw"], id: \.self) { tool in
            HStack {
              Text(tool)
              Text("in stock")
              Button("Order") { inventory.taps.append("Order \(tool)") }
            }
          }
          LabeledContent("Place", value: "Cellar")
        }
        Section("Labels") {
          Button("Add") { inventory.taps.append("Add") }
          Button("add!") { inventory.taps.append("add!") }
          Button("+") { inventory.taps.append("+") }
          Button("Same") { inventory.taps.append("first") }
          Button("Same") { inventory.taps.append("second") }
          Button("Hidden Name") { inventory.taps.append("identified") }
            .accessibilityIdentifier("secret")
          Button("日本") { inventory.taps.append("日本") }
        }
        Section("Locked") {
          TextField("Serial", text: $inventory.title)
          Button("Erase") { inventory.taps.append("Erase") }
          Toggle("Sealed", isOn: $inventory.isOnBackOrder)
          Stepper("Locked Quantity", value: $inventory.quantity)
        }
        .disabled(true)
      }
      .navigationTitle("Inventory")
    }
  }
}
