import SwiftUI
import Testing

/// Presenters at places that do them no good (MX-10, MX-19, MX-20, W-18).
@MainActor @Suite(.serialized) struct PlacesOfPresentersTests {
  private struct Levels: View {
    let model: Flags

    var body: some View {
      Button("open") { model.isFirstShown = true }
        .sheet(isPresented: Bindable(model).isFirstShown) {
          Counter()
            .sheet(isPresented: Bindable(model).isSecondShown) { Text("upper") }
        }
    }
  }

  @Test("MX-10 a flag kept outside stays true, and presents again; the content starts anew")
  func outsideFlags() {
    let model = Flags()
    let app = present { Levels(model: model) }
    app.tap("open")
    app.tap("count")
    model.isSecondShown = true
    app.update()
    #expect(app.presented == ["sheet Counter", "sheet Text"])
    model.isFirstShown = false
    app.update()
    #expect(app.presented == [])
    #expect(model.isSecondShown)
    app.tap("open")
    #expect(app.presented == ["sheet Counter", "sheet Text"])
    #expect(app.texts(onLayer: 1).contains("0"))
  }

  private enum Route: Equatable { case sheet, cover }

  private struct Routed: View {
    let carrier: Carrier
    @State private var route: Route?
    @State private var model = CarriedModel<Route?>(nil)

    var body: some View {
      let route = carrier == .model ? $model.value : $route
      Group {
        Button("sheet") { route.wrappedValue = .sheet }
        Button("cover") { route.wrappedValue = .cover }
      }
      .sheet(isPresented: route.has(.sheet)) { content(route) }
      .fullScreenCover(isPresented: route.has(.cover)) { content(route) }
    }

    private func content(_ route: Binding<Route?>) -> some View {
      Button("other") { route.wrappedValue = route.wrappedValue == .sheet ? .cover : .sheet }
    }
  }

  @Test(
    "MX-19 from a sheet to a cover without nil between: each in its style",
    arguments: [Carrier.plain, .model])
  func otherStyle(_ carrier: Carrier) {
    let app = present { Routed(carrier: carrier) }
    app.tap("sheet")
    #expect(app.presented == ["sheet Button"])
    app.tap("other")
    #expect(app.presented == ["cover Button"])
    app.tap("other")
    #expect(app.presented == ["sheet Button"])
    #expect(app.issues == [])
  }

  private struct Opened: View {
    let isInside: Bool
    let kind: TestLayer.Kind
    let wrapping: Wrapping
    @State private var isShown = false

    var body: some View {
      if isInside {
        Menu("More") {
          Button("show") { isShown = true }.wrapped(wrapping).presents(kind, $isShown)
        }
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
    #expect(
      app.issues == [
        TestIssue(
          id: "MX-20",
          message: """
            \(kind == .alert ? "An" : "A") \(kind) in Opened never shows: its modifier stands inside a menu, which closes \
            first. Attach it to the view around the menu.
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
    @State private var isShown = false

    var body: some View {
      Text("row").contextMenu {
        Button("show") { isShown = true }.sheet(isPresented: $isShown) { Counter() }
      }
    }
  }

  @Test("MX-20 nor does one inside a context menu")
  func insideAContextMenu() {
    let app = present { RowWithMenu() }
    app.tap("show")
    #expect(app.presented == [])
    #expect(app.issueIDs == ["MX-20"])
  }

  private struct Pushed: View {
    @State private var path = [1]
    @State private var isShown = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .sheet(isPresented: $isShown) { Counter() }
          .navigationDestination(for: Int.self) { _ in
            Button("show") { isShown = true }
          }
      }
    }
  }

  @Test("W-18 a presenter whose page is covered is not attached")
  func detached() {
    let app = present { Pushed() }
    app.tap("show")
    #expect(app.presented == ["sheet Counter"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-18",
          message: """
            Presenting view controller <Counter> from detached view controller <Pushed> is \
            discouraged.
            """)
      ])
  }
}

extension Binding {
  /// Whether the value is a case; false takes the value away.
  fileprivate func has<Case: Equatable>(_ wanted: Case) -> Binding<Bool> where Value == Case? {
    Binding<Bool>(
      get: { wrappedValue == wanted },
      set: { isWanted in if !isWanted, wrappedValue == wanted { wrappedValue = nil } })
  }
}

extension View {
  /// Presents a sheet or an alert that says something.
  @ViewBuilder func presents(
    _ kind: TestLayer.Kind, _ isShown: Binding<Bool>, _ text: String = "content"
  ) -> some View {
    if kind == .alert {
      alert("Question", isPresented: isShown) { Button(text) {} }
    } else {
      sheet(isPresented: isShown) { Text(text) }
    }
  }
}
