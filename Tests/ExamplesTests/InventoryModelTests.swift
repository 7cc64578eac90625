import Testing

@testable import Inventory

@Suite("The inventory") @MainActor
struct InventoryModelTests {
  private let model = InventoryModel()

  @Test("puts a changed item in its place, and adds one it does not know")
  func save() throws {
    var keyboard = try #require(model.items.first)
    keyboard.name = "Keys"
    model.itemToEdit = keyboard
    model.save(keyboard)
    #expect(model.items.map(\.name) == ["Keys", "Charger", "Phone"])
    #expect(model.itemToEdit == nil)
    model.save(keyboard.duplicate())
    #expect(model.items.map(\.name) == ["Keys", "Charger", "Phone", "Keys"])
    #expect(Set(model.items.map(\.id)).count == 4)
  }

  @Test("forgets a draft that is cancelled")
  func cancel() {
    model.duplicateButtonTapped(model.items[0])
    #expect(model.itemToAdd?.name == "Keyboard")
    model.cancelButtonTapped()
    #expect(model.itemToAdd == nil)
    #expect(model.items.count == 3)
  }
}
