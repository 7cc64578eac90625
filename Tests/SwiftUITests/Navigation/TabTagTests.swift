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

  @Test(
    "NV-23 a tab's own tag counts before the id of its row", arguments: [true, false],
    Wrapping.allCases)
  func ownTagFirst(_ isInside: Bool, _ wrapping: Wrapping) {
    let selection = Carried(.plain, "page b")
    let app = present {
      Carrying(selection) { selection in
        TabView(selection: selection) {
          ForEach(["a", "b"], id: \.self) { name in
            if isInside {
              Text("text \(name)").tag("page \(name)").tabItem { Text("tab \(name)") }
                .wrapped(wrapping)
            } else {
              Text("text \(name)").tabItem { Text("tab \(name)") }.wrapped(wrapping)
                .tag("page \(name)").wrapped(wrapping)
            }
          }
        }
      }
    }
    #expect(app.texts == ["text b", "tab a", "tab b"])
    app.tap("tab a")
    #expect(app.texts == ["text a", "tab a", "tab b"])
    #expect(selection.value == "page a")
  }

  @Test(
    "NV-23 a tag in a tab's content counts before the id of its row, visited or not",
    arguments: Wrapping.allCases)
  func tagInsideBeforeRow(_ wrapping: Wrapping) {
    let selection = Carried(.plain, "page b")
    let app = present {
      Carrying(selection) { selection in
        TabView(selection: selection) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Text("text \(name)").tag("page \(name)").wrapped(wrapping)
              .tabItem { Text("tab \(name)") }
          }
        }
      }
    }
    #expect(app.texts.first == "text b")
    app.tap("tab c")
    #expect(selection.value == "page c")
    #expect(app.texts.first == "text c")
  }
}
