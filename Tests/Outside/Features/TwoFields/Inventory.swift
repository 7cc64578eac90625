import SwiftUI

/// Edits an item of the studio's inventory: a class, with two fields and a label of its own to save.
@MainActor @Observable public final class ItemEditor {
  private var isPresented = false
  public var name = ""
  public var quantity = 1

  public init() {}

  public var canSave: Bool { !name.isEmpty && quantity > 0 }

  public func present(name: String, quantity: Int = 1) {
    self.name = name
    self.quantity = quantity
    isPresented = true
  }

  public func dismiss() {
    isPresented = false
  }

  struct Sheet: ViewModifier {
    @Bindable var editor: ItemEditor
    let onSave: () -> Void

    func body(content: Content) -> some View {
      content.sheet(isPresented: $editor.isPresented) {
        NavigationStack {
          Form {
            TextField("Name", text: $editor.name)
            Stepper("Quantity: \(editor.quantity)", value: $editor.quantity, in: 0...99)
          }
          .navigationTitle("Item")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Never mind", role: .cancel) { editor.dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Put on shelf") {
                onSave()
                editor.dismiss()
              }
              .disabled(!editor.canSave)
            }
          }
        }
      }
    }
  }
}

/// The inventory, its editor, and the sheet it is reported on.
@MainActor @Observable public final class Inventory {
  public let editor = ItemEditor()
  public var reported: Report?
  public var items: [String: Int] = ["Jim": 1]

  public init() {}

  /// An item's report.
  public struct Report: Identifiable, Hashable, Sendable {
    public let id: Int

    public init(id: Int) {
      self.id = id
    }
  }
}

public struct InventoryView: View {
  @Bindable var inventory: Inventory

  public init(inventory: Inventory) {
    self.inventory = inventory
  }

  public var body: some View {
    NavigationStack {
      List(inventory.items.sorted { $0.key < $1.key }, id: \.key) { name, quantity in
        LabeledContent(name, value: quantity, format: .number)
      }
      .navigationTitle("Inventory")
    }
    .modifier(
      ItemEditor.Sheet(editor: inventory.editor) {
        inventory.items[inventory.editor.name] = inventory.editor.quantity
      }
    )
    .sheet(item: $inventory.reported) { report in
      Text("Report on \(report.id)")
    }
  }
}
