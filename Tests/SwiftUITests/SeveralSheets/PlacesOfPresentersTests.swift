import SwiftUI
import Testing

/// Presenters at places that do them no good (MX-10, MX-19, W-18).
@MainActor @Suite(.serialized) struct PlacesOfPresentersTests {
  /// What the sheet of the window holds.
  private struct Base: View {
    let wrapping: Wrapping
    @Binding var isUpperShown: Bool

    var body: some View {
      Counter().wrapped(wrapping)
        .sheet(isPresented: $isUpperShown) { Text("upper").wrapped(wrapping) }
        .wrapped(wrapping)
    }
  }

  @Test(
    "MX-10 a flag kept outside stays true, and presents again; the content starts anew",
    arguments: Carrier.allCases)
  func outsideFlags(_ carrier: Carrier) {
    let flags = Carried(carrier, Flags())
    let app = present {
      Carrying(flags) { flags in
        Button("open") { flags.wrappedValue.isFirstShown = true }
          .wrapped(carrier.wrapping)
          .sheet(isPresented: flags.isFirstShown) {
            Base(wrapping: carrier.wrapping, isUpperShown: flags.isSecondShown)
          }
      }
    }
    app.tap("open")
    app.tap("count")
    flags.value.isSecondShown = true
    app.update()
    #expect(app.layers.map(\.kind) == [.window, .sheet, .sheet])
    #expect(app.texts == ["upper"])
    flags.value.isFirstShown = false
    app.update()
    #expect(app.presented == [])
    #expect(flags.value.isSecondShown)
    app.tap("open")
    #expect(app.layers.map(\.kind) == [.window, .sheet, .sheet])
    #expect(app.texts(onLayer: 1).contains("0"))
  }

  private enum Route: Equatable { case sheet, cover }

  @Test(
    "MX-19 from a sheet to a cover without nil between: each in its style",
    arguments: Carrier.allCases)
  func otherStyle(_ carrier: Carrier) {
    func content(_ route: Binding<Route?>) -> some View {
      Button("other") { route.wrappedValue = route.wrappedValue == .sheet ? .cover : .sheet }
        .wrapped(carrier.wrapping)
    }
    let app = present {
      Carrying(carrier, Route?.none) { route in
        Group {
          Button("sheet") { route.wrappedValue = .sheet }
          Button("cover") { route.wrappedValue = .cover }
        }
        .wrapped(carrier.wrapping)
        .sheet(isPresented: route.has(.sheet)) { content(route) }
        .wrapped(carrier.wrapping)
        .fullScreenCover(isPresented: route.has(.cover)) { content(route) }
      }
    }
    app.tap("sheet")
    #expect(app.layers.map(\.kind) == [.window, .sheet])
    app.tap("other")
    #expect(app.layers.map(\.kind) == [.window, .cover])
    app.tap("other")
    #expect(app.layers.map(\.kind) == [.window, .sheet])
    #expect(app.issues == [])
  }

  private struct Pushed: View {
    struct Place {
      var path = [1]
      var isShown = false
    }

    let wrapping: Wrapping
    @Binding var place: Place

    var body: some View {
      NavigationStack(path: $place.path) {
        Text("root").wrapped(wrapping)
          .sheet(isPresented: $place.isShown) { Counter() }
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in
            Button("show") { place.isShown = true }.wrapped(wrapping)
          }
      }
    }
  }

  @Test("W-18 a presenter whose page is covered is not attached", arguments: Carrier.allCases)
  func detached(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, Pushed.Place()) { Pushed(wrapping: carrier.wrapping, place: $0) }
    }
    app.tap("show")
    #expect(app.presented == ["sheet Counter"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-18",
          message: """
            Presenting view controller <Counter> from detached view controller \
            <\(carrier.wrapping.name(within: "Pushed"))> is discouraged.
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
