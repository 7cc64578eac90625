import SwiftUI
import Testing

/// When objects end that a presentation holds.
@MainActor @Suite(.serialized) struct ReleasedObjectsTests {
  @Test(
    "OR-06 the content's objects are released after the transition, not before",
    arguments: Carrier.allCases)
  func objectsOutliveTheTransition(_ carrier: Carrier) {
    weak var state: Tracked?
    weak var observed: Tracked?
    let app = presentHoldingTransitions {
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
        Owner(made: { (state, observed) = ($0, $1) }).wrapped(carrier.wrapping)
        Closer()
      }
    }
    app.tap("open")
    app.finishTransitions()
    #expect(state != nil)
    #expect(observed != nil)
    app.tap("close")
    #expect(app.layers.map(\.phase) == [.shown, .leaving])
    #expect(state != nil)
    #expect(observed != nil)
    app.finishTransitions()
    #expect(app.presented == [])
    #expect(state == nil)
    #expect(observed == nil)
  }

  @Test(
    "OR-06 what a stack in the content was made of is released too", arguments: Carrier.allCases)
  func stacksAreReleased(_ carrier: Carrier) {
    weak var captured: Tracked?
    let app = present {
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
        let tracked = Tracked()
        let _ = captured = tracked
        NavigationStack { Holding(tracked: tracked).wrapped(carrier.wrapping) }
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("open")
    #expect(captured != nil)
    app.tap("close")
    #expect(app.presented == [])
    #expect(captured == nil)
  }

  @Test("OR-06 what a presenter was made of is released with it", arguments: Wrapping.allCases)
  func presentersAreReleased(_ wrapping: Wrapping) {
    weak var captured: Tracked?
    let app = present { Removable(wrapping: wrapping) { captured = $0 } }
    #expect(captured != nil)
    app.tap("remove")
    #expect(captured == nil)
  }
}

/// A view with something in it, and a way out.
private struct Holding: View {
  let tracked: Tracked

  var body: some View { Closer() }
}

/// A presenter that holds something in its sheet's content, and can be taken away.
private struct Removable: View {
  let wrapping: Wrapping
  @State private var isThere = true
  let made: @MainActor (Tracked) -> Void

  var body: some View {
    Button("remove") { isThere = false }
    if isThere {
      let tracked = Tracked()
      let _ = made(tracked)
      Text("presenter")
        .sheet(isPresented: .constant(false)) { Holding(tracked: tracked).wrapped(wrapping) }
        .wrapped(wrapping)
    }
  }
}

/// An object whose end is looked for.
private final class Tracked: ObservableObject {}

private struct Owner: View {
  @State private var state = Tracked()
  @StateObject private var observed = Tracked()
  let made: @MainActor (Tracked, Tracked) -> Void

  var body: some View {
    Text("owner").onAppear { made(state, observed) }
  }
}
