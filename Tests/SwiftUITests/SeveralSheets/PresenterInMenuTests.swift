import SwiftUI
import Testing

/// Presenters inside of menus (MX-20).
@MainActor @Suite(.serialized) struct PresenterInMenuTests {
  private struct Opened: View {
    let isInside: Bool
    let kind: TestLayer.Kind
    let wrapping: Wrapping
    @State private var isShown = false

    var body: some View {
      if isInside {
        Menu("More") {
          Button("show") { isShown = true }.wrapped(wrapping).presents(kind, $isShown)
            .wrapped(wrapping)
        }
        .wrapped(wrapping)
      } else {
        Menu("More") { Button("show") { isShown = true } }.wrapped(wrapping).presents(
          kind, $isShown)
      }
    }
  }

  @Test(
    "MX-20 a modifier inside a menu never shows", arguments: Wrapping.allCases,
    [TestLayer.Kind.sheet, .alert])
  func insideAMenu(_ wrapping: Wrapping, _ kind: TestLayer.Kind) {
    let app = present { Opened(isInside: true, kind: kind, wrapping: wrapping) }
    app.tap("show")
    #expect(app.presented == [])
    let noun = kind == .alert ? "An alert" : "A sheet"
    #expect(
      app.issues == [
        TestIssue(
          id: "MX-20",
          message: """
            \(noun) in \(wrapping.name(within: "Opened")) never shows: its modifier stands \
            inside a menu, which closes first. Attach it to the view around the menu.
            """)
      ])
  }

  @Test("MX-20 one around the menu does", arguments: Wrapping.allCases)
  func aroundAMenu(_ wrapping: Wrapping) {
    let app = present { Opened(isInside: false, kind: .sheet, wrapping: wrapping) }
    app.tap("show")
    #expect(app.isPresented(.sheet))
    #expect(app.issues == [])
  }

  private struct RowWithMenu: View {
    let wrapping: Wrapping
    @State private var isShown = false

    var body: some View {
      Text("row").contextMenu {
        Button("show") { isShown = true }.wrapped(wrapping)
          .sheet(isPresented: $isShown) { Counter() }
          .wrapped(wrapping)
      }
      .wrapped(wrapping)
    }
  }

  @Test("MX-20 nor does one inside a context menu", arguments: Wrapping.allCases)
  func insideAContextMenu(_ wrapping: Wrapping) {
    let app = present { RowWithMenu(wrapping: wrapping) }
    app.tap("show")
    #expect(app.presented == [])
    #expect(app.issueIDs == ["MX-20"])
  }
}
