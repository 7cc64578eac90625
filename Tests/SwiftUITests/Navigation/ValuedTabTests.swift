import SwiftUI
import Testing

/// Tabs of the newer kind, which are no views but have values.
@MainActor @Suite(.serialized) struct ValuedTabTests {
  @Test("tabs with values, sections, conditions and loops", arguments: Carrier.allCases)
  func tabsWithValues(_ carrier: Carrier) {
    let app = present { ValuedTabs(carrier: carrier) }
    #expect(app.layers[0].controls.map(\.label) == ["home", "x", "y", "Search"])
    app.tap("y")
    #expect(app.texts.first == "tab y")
    app.tap("Search")
    #expect(app.texts.first == "searching")
  }
}

private struct ValuedTabs: View {
  let carrier: Carrier
  private let hasHome = true

  var body: some View {
    Carrying(Carried(carrier, "home")) { selection in
      TabView(selection: selection) {
        if hasHome {
          Tab("home", systemImage: "house", value: "home") {
            Text("tab home").wrapped(carrier.wrapping)
          }
        }
        TabSection("more") {
          ForEach(["x", "y"], id: \.self) { name in
            Tab(value: name) {
              Text("tab \(name)").wrapped(carrier.wrapping)
            } label: {
              Text(name).wrapped(carrier.wrapping)
            }
          }
        }
        Tab(value: "search", role: .search) { Text("searching") }
        Tab("secret", systemImage: "lock", value: "secret") { Text("hidden") }.hidden()
      }
    }
  }
}
