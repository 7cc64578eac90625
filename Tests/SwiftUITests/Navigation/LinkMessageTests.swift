import SwiftUI
import Testing

/// What is said of links at the wrong place, or followed at the wrong moment.
@MainActor @Suite(.serialized) struct LinkMessageTests {
  /// Where the link stands.
  enum Place: String, CaseIterable {
    case alone, navigationView, navigationStack
  }

  @Test(
    "W-05 on iOS 16 a link to a value outside NavigationStack is disabled",
    arguments: Place.allCases, Wrapping.allCases)
  func valueLink(in place: Place, _ wrapping: Wrapping) {
    let app = present(Circumstances(system: 16)) { Links(place: place, wrapping: wrapping) }
    let isAtHome = place == .navigationStack
    #expect(
      app.issues
        == (isAtHome
          ? []
          : [
            TestIssue(
              id: "W-05",
              message:
                "NavigationLink presenting a value must appear inside a NavigationContent-based "
                + "NavigationView. Link will be disabled.")
          ]))
    #expect(app.layers[0].controls.map(\.isEnabled) == [isAtHome])
  }

  @Test("W-05 later systems say nothing of it", arguments: [17, 18, 27])
  func laterSystems(_ system: Int) {
    let app = present(Circumstances(system: system)) {
      Links(place: .navigationView, wrapping: .bare)
    }
    #expect(app.issues == [])
    app.tap("next")
    #expect(app.layers[0].pages == ["Text"])
  }

  @Test("W-05 it is told once, however often the link is evaluated", arguments: Carrier.allCases)
  func toldOnce(_ carrier: Carrier) {
    let number = Carried(carrier, 0)
    let app = present(Circumstances(system: 16)) {
      Carrying(number) { number in
        NavigationLink("next \(number.wrappedValue)", value: 1).wrapped(carrier.wrapping)
      }
    }
    number.value = 1
    app.update()
    #expect(app.texts == ["next 1"])
    #expect(app.issueIDs == ["W-05"])
  }

  @Test(
    "a link to a view is disabled where there is no stack", arguments: [false, true],
    Wrapping.allCases)
  func viewLink(isInStack: Bool, _ wrapping: Wrapping) {
    let app = present {
      if isInStack {
        NavigationStack { ViewLinks().wrapped(wrapping) }
      } else {
        ViewLinks().wrapped(wrapping)
      }
    }
    #expect(app.layers[0].controls.map(\.isEnabled) == [isInStack, isInStack])
    #expect(app.issues == [])
  }

  @Test(
    "a link to a view in a sheet does not see the stack that the sheet lies over",
    arguments: Carrier.allCases)
  func viewLinkInSheet(_ carrier: Carrier) {
    let app = present {
      NavigationStack {
        FlagStage(carrier, isShownAtFirst: true, []) { ViewLinks().wrapped(carrier.wrapping) }
      }
    }
    #expect(app.layers[1].controls.map(\.isEnabled) == [false, false])
  }

  @Test(
    "W-22 a link followed while its stack is on the move overlaps two transitions",
    arguments: Wrapping.allCases)
  func overlap(_ wrapping: Wrapping) {
    let app = presentHoldingTransitions { Nested(wrapping: wrapping) }
    app.tap("inner")
    #expect(app.issues == [])
    app.tap("innermost")
    #expect(
      app.issues == [
        TestIssue(
          id: "W-22",
          message: "Unbalanced calls to begin/end appearance transitions for <Inner>.")
      ])
    #expect(app.layers[0].pages == ["“inner”", "“innermost”"])
    #expect(app.finishTransition())
    // The second is under way still: no way back yet.
    app.goBack()
    #expect(app.layers[0].pages == ["“inner”", "“innermost”"])
    app.finishTransitions()
    app.goBack()
    app.finishTransitions()
    #expect(app.layers[0].pages == ["“inner”"])
    #expect(app.issueIDs == ["W-22"])
  }

  @Test("W-22 one after the other is no overlap", arguments: Wrapping.allCases)
  func inTurn(_ wrapping: Wrapping) {
    let app = presentHoldingTransitions { Nested(wrapping: wrapping) }
    app.tap("inner")
    app.finishTransitions()
    app.tap("innermost")
    app.finishTransitions()
    #expect(app.layers[0].pages == ["“inner”", "“innermost”"])
    #expect(app.issues == [])
  }

  @Test(
    "W-22 a page on its way out stays until its own transition ends", arguments: Wrapping.allCases)
  func popThenPush(_ wrapping: Wrapping) {
    let app = presentHoldingTransitions { Nested(wrapping: wrapping) }
    app.tap("inner")
    app.finishTransitions()
    app.goBack()
    app.tap("inner")
    #expect(app.issueIDs == ["W-22"])
    #expect(app.finishTransition())
    #expect(app.layers[0].pages == ["“inner”"])
    app.finishTransitions()
    #expect(app.layers[0].pages == ["“inner”"])
  }
}

private struct Nested: View {
  let wrapping: Wrapping

  var body: some View {
    NavigationStack {
      NavigationLink("inner") { Inner(wrapping: wrapping) }.wrapped(wrapping)
    }
  }
}

private struct Inner: View {
  let wrapping: Wrapping

  var body: some View {
    NavigationLink("innermost") { Text("here").navigationTitle("innermost") }
      .wrapped(wrapping)
      .navigationTitle("inner")
  }
}

private struct Links: View {
  let place: LinkMessageTests.Place
  let wrapping: Wrapping

  var body: some View {
    switch place {
    case .alone: NavigationLink("next", value: 1).wrapped(wrapping)
    case .navigationView: NavigationView { page }
    case .navigationStack: NavigationStack { page }
    }
  }

  private var page: some View {
    NavigationLink("next", value: 1)
      .wrapped(wrapping)
      .navigationDestination(for: Int.self) { Text("page \($0)") }
  }
}

private struct ViewLinks: View {
  @State private var isActive = false

  var body: some View {
    NavigationLink("plain") { Text("page") }
    NavigationLink("older", isActive: $isActive) { Text("page") }
  }
}
