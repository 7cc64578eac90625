import SwiftUI
import Testing

/// A navigation stack in what another one shows.
@MainActor @Suite(.serialized) struct NestedStackTests {
  @Test(
    "NV-12 a stack in a page hides the outer destinations from its links",
    arguments: Wrapping.allCases)
  func stackInAPage(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("outer", value: "page")
          .navigationDestination(for: String.self) { _ in
            NavigationStack { NavigationLink("inner", value: 1).wrapped(wrapping) }
              .wrapped(wrapping)
          }
          .navigationDestination(for: Int.self) { _ in Text("number") }
      }
    }
    app.tap("outer")
    #expect(app.issues == [])
    app.tap("inner")
    #expect(app.issueIDs == ["W-01"])
    #expect(app.texts == ["inner"])
  }

  @Test(
    "NV-12 a stack in a page has pages of its own, and the nearer back button goes back there",
    arguments: Wrapping.allCases)
  func pagesOfAStackInAPage(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("outer", value: "page")
          .navigationTitle("root")
          .navigationDestination(for: String.self) { _ in
            NavigationStack {
              NavigationLink("inner") { Text("innermost") }
                .wrapped(wrapping)
                .navigationTitle("first inside")
            }
            .wrapped(wrapping)
          }
      }
    }
    app.tap("outer")
    #expect(app.layers[0].pages == ["“first inside”"])
    app.tap("inner")
    #expect(app.layers[0].title == "root")
    #expect(app.layers[0].pages == ["“first inside”", "Text"])
    app.goBack()
    #expect(app.texts == ["inner"])
    app.goBack()
    #expect(app.texts == ["outer"])
    #expect(app.layers[0].pages == [])
  }

  @Test("NV-12 a stack as content of a sheet is independent", arguments: Carrier.allCases)
  func stackInASheet(_ carrier: Carrier) {
    let app = present {
      NavigationStack {
        FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
          NavigationStack {
            NavigationLink("next", value: 1)
              .navigationDestination(for: Int.self) { _ in Text("page of the sheet") }
          }
        }
        .navigationDestination(for: Int.self) { _ in Text("page of the window") }
      }
    }
    app.tap("open")
    app.tap("next")
    #expect(app.texts == ["page of the sheet"])
    #expect(app.layers.map(\.pages.count) == [0, 1])
    #expect(app.issues == [])
  }
}
