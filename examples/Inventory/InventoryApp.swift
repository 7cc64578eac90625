import SwiftUI

/// The tabs of the app.
public enum InventoryTab: Hashable, Sendable {
  case one, inventory, three
}

/// Which tab is shown, and what is on it.
@MainActor public final class InventoryAppModel: ObservableObject {
  @Published public var tab: InventoryTab
  public let inventory: InventoryModel

  public init(tab: InventoryTab = .one, inventory: InventoryModel = InventoryModel()) {
    self.tab = tab
    self.inventory = inventory
  }
}

/// The app: three tabs, the inventory on the second.
public struct InventoryRoot: View {
  @ObservedObject private var model: InventoryAppModel
  private let driving: Driving

  /// Shows a model, which outlives the view.
  public init(model: InventoryAppModel, driving: Driving) {
    self.model = model
    self.driving = driving
  }

  public var body: some View {
    TabView(selection: $model.tab) {
      Button("Go to the inventory") { model.tab = .inventory }
        .tabItem { Text("One") }
        .tag(InventoryTab.one)
      InventoryView(model: model.inventory, driving: driving)
        .tabItem { Text("Inventory") }
        .tag(InventoryTab.inventory)
      Text("Three")
        .tabItem { Text("Three") }
        .tag(InventoryTab.three)
    }
  }
}
