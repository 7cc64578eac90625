import SwiftUI
import Testing

/// In a navigation stack `dismiss` pops a page, and its root belongs to what the stack lies in.
@MainActor @Suite(.serialized) struct DismissInStackTests {
  @Test("DI-03 in a pushed page it pops that page", arguments: Wrapping.allCases)
  func popsThePage(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { _ in Closer().wrapped(wrapping) }
      }
    }
    app.tap("next")
    #expect(app.layers[0].pages.count == 1)
    app.tap("close")
    #expect(app.layers[0].pages == [])
  }

  @Test(
    "DI-03 called in a covered page it pops that page and those above it",
    arguments: Wrapping.allCases)
  func popsFromBelow(_ wrapping: Wrapping) {
    let app = present { Deep(wrapping: wrapping) }
    app.tap("next")
    app.tap("next")
    #expect(app.layers[0].pages.count == 2)
    app.tap("close the first")
    #expect(app.layers[0].pages == [])
  }

  @Test("DI-04 in the root of a sheet's stack it closes the sheet", arguments: Carrier.allCases)
  func rootClosesTheSheet(_ carrier: Carrier) {
    let app = present { Modal(carrier: carrier) }
    app.tap("close")
    #expect(app.presented == [])
  }

  @Test(
    "DI-04 in a pushed page of a sheet's stack it pops the page and leaves the sheet",
    arguments: Carrier.allCases)
  func pageOnlyPops(_ carrier: Carrier) {
    let app = present { Modal(carrier: carrier) }
    app.tap("next")
    #expect(app.layers[1].pages.count == 1)
    app.tap("close")
    #expect(app.presented.count == 1)
    #expect(app.layers[1].pages == [])
  }

  @Test("DI-04 in the root of a window's stack it does nothing", arguments: Wrapping.allCases)
  func rootOfTheWindow(_ wrapping: Wrapping) {
    let app = present { NavigationStack { Closer().wrapped(wrapping) }.wrapped(wrapping) }
    app.tap("close")
    #expect(app.layers.map(\.texts) == [["close"]])
    #expect(app.events == [])
  }

  @Test(
    "DI-07 on a bound path the last element leaves after the pop transition",
    arguments: Carrier.allCases)
  func pathIsWrittenAfterTheTransition(_ carrier: Carrier) {
    let path = Carried(carrier, [1])
    let app = presentHoldingTransitions { Paths(path: path) }
    app.finishTransitions()
    app.tap("close")
    #expect(app.layers[0].pages == [])
    #expect(path.value == [1])
    app.finishTransitions()
    #expect(path.value == [])
  }

  @Test(
    "DI-07 code that edits the path changes it before the transition",
    arguments: Carrier.allCases)
  func editedPathIsAhead(_ carrier: Carrier) {
    let path = Carried(carrier, [1])
    let app = presentHoldingTransitions { Paths(path: path) }
    app.finishTransitions()
    path.value.removeLast()
    app.update()
    #expect(app.layers[0].pages == [])
    #expect(app.finishTransition())
    #expect(path.value == [])
  }
}

private struct Modal: View {
  let carrier: Carrier

  var body: some View {
    FlagStage(carrier, isShownAtFirst: true, []) {
      NavigationStack {
        Closer().wrapped(carrier.wrapping)
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { _ in Closer().wrapped(carrier.wrapping) }
          .wrapped(carrier.wrapping)
      }
    }
  }
}

private struct Paths: View {
  let path: Carried<[Int]>

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Closer().wrapped(self.path.carrier.wrapping)
        }
      }
    }
  }
}

/// The actions that pages leave for others to call.
@MainActor private final class LeftActions {
  var close: [Int: DismissAction] = [:]
}

private struct Deep: View {
  let wrapping: Wrapping
  let actions = LeftActions()

  var body: some View {
    NavigationStack {
      NavigationLink("next", value: 1)
        .navigationDestination(for: Int.self) {
          Leaf(number: $0, actions: actions).wrapped(wrapping)
        }
        .wrapped(wrapping)
    }
  }
}

private struct Leaf: View {
  let number: Int
  let actions: LeftActions
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationLink("next", value: number + 1)
      .onAppear { actions.close[number] = dismiss }
    Button("close the first") { actions.close[1]?() }
  }
}
