import SwiftUI
import Testing

/// Which of the values around a tab selects it.
@MainActor @Suite(.serialized) struct TabTagTests {
  @Test(
    "NV-23 of the tags and the ids around a tab the nearest of the selection's type counts",
    arguments: Carrier.allCases)
  func nearestOfTheType(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, "home") { selection in
        TabView(selection: selection) {
          ForEach([1, 2], id: \.self) { number in
            Text("page \(number)").tabItem { Text("tab \(number)") }
              .tag(number == 1 ? "home" : "people")
              .wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
          ForEach(["trash"], id: \.self) { name in
            Text(name).tabItem { Text("tab \(name)") }.wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
        }
      }
    }
    #expect(app.texts.first == "page 1")
    app.tap("tab 2")
    #expect(app.texts.first == "page 2")
    app.tap("tab trash")
    #expect(app.texts.first == "trash")
    app.tap("tab 1")
    #expect(app.texts.first == "page 1")
  }
}
