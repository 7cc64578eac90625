import RehearseSession
import SwiftUI

/// A stage on which things are hidden, covered, or of no use, and share their names with texts.
let pierStage = Stage("pier") { StageContent(PierView()) }

private struct PierView: View {
  @State private var boat: Boat?

  var body: some View {
    TabView {
      NavigationStack { Boats(boat: $boat) }.tabItem { Text("Boats") }
      Text("Fair").tabItem { Text("Weather") }
    }
    .sheet(item: $boat) { boat in
      NavigationStack { BoatView(boat: boat) }
    }
  }
}

private struct Boat: Identifiable {
  let id: String
}

private struct Boats: View {
  @Binding var boat: Boat?
  @State private var isDry = false

  var body: some View {
    List {
      Button("Ada") { boat = Boat(id: "Ada") }
      Button("Bea") { boat = Boat(id: "Bea") }
      NavigationLink("Berth", value: 4)
      Toggle("Dry", isOn: $isDry)
      Button("Anchor") {}.hidden()
      Text("Anchor")
      Button("Rope") {}.accessibilityIdentifier("rope").hidden()
    }
    .navigationTitle("Pier")
    .toolbar {
      ToolbarItem { Button("Done") {} }
      ToolbarItem(placement: .bottomBar) { Button("Low") {} }
    }
    .modifier(Dried(isDry: isDry))
  }
}

private struct BoatView: View {
  let boat: Boat

  var body: some View {
    VStack {
      Text("about")
      Text(boat.id)
      Text("dry")
      Text("Crew")
    }
    .toolbar { Button("Pay") {} }
    .toolbar(.hidden)
  }
}

/// Hides the bars of what it is applied to.
private struct Dried: ViewModifier {
  let isDry: Bool

  func body(content: Content) -> some View {
    content.toolbar(isDry ? .hidden : .automatic, for: .navigationBar, .bottomBar, .tabBar)
  }
}
