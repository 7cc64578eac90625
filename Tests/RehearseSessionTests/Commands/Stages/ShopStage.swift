import RehearseSession
import SwiftUI

/// A shop with tabs, rows that can be deleted and moved, a search and a list to pull on.
let shopStage = Stage("shop", "Tabs and lists") {
  let shop = Shop()
  return StageContent(ShopView(shop: shop)) { Watch("shop", shop) }
}

@MainActor @Observable final class Shop {
  var wares = ["Bread", "Milk", "Salt"]
  var pinned: [String] = []
  var query = ""
  var chosen: String?
  var refreshes = 0

  func load() async {
    try? await Task.sleep(for: .milliseconds(500))
    refreshes += 1
  }
}

private struct ShopView: View {
  @Bindable var shop: Shop

  var body: some View {
    TabView {
      NavigationStack { Wares(shop: shop) }
        .tabItem { Label("Wares", systemImage: "cart") }
      List(shop.pinned, id: \.self, selection: $shop.chosen) { Text($0) }
        .tabItem { Label("Pinned", systemImage: "pin") }
    }
  }
}

private struct Wares: View {
  @Bindable var shop: Shop

  var body: some View {
    List {
      ForEach(shop.wares.filter { shop.query.isEmpty || $0.contains(shop.query) }, id: \.self) {
        ware in
        NavigationLink(ware) { Text("About \(ware)").navigationTitle(ware) }
          .deleteDisabled(ware == "Salt")
          .swipeActions { Button("Pin") { shop.pinned.append(ware) } }
      }
      .onDelete { shop.wares.remove(atOffsets: $0) }
      .onMove { shop.wares.move(fromOffsets: $0, toOffset: $1) }
      Section("Service") { Text("Open all day") }
    }
    .navigationTitle("Shop")
    .searchable(text: $shop.query)
    .refreshable { await shop.load() }
  }
}
