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

  @Test("DI-03 called in a covered page it pops that page and those above it")
  func popsFromBelow() {
    let app = present { Deep() }
    app.tap("next")
    app.tap("next")
    #expect(app.layers[0].pages == ["Leaf", "Leaf"])
    app.tap("close the first")
    #expect(app.layers[0].pages == [])
  }

  @Test("DI-04 in the root of a sheet's stack it closes the sheet")
  func rootClosesTheSheet() {
    let app = present { Modal() }
    app.tap("close")
    #expect(app.presented == [])
  }

  @Test("DI-04 in a pushed page of a sheet's stack it pops the page and leaves the sheet")
  func pageOnlyPops() {
    let app = present { Modal() }
    app.tap("next")
    #expect(app.layers[1].pages == ["Closer"])
    app.tap("close")
    #expect(app.presented.count == 1)
    #expect(app.layers[1].pages == [])
  }

  @Test("DI-04 in the root of a window's stack it does nothing")
  func rootOfTheWindow() {
    let app = present { NavigationStack { Closer() } }
    app.tap("close")
    #expect(app.screen == ["window Closer"])
  }

  @Test("DI-07 on a bound path the last element leaves after the pop transition")
  func pathIsWrittenAfterTheTransition() {
    let model = CarriedModel([1])
    let app = presentHoldingTransitions { Paths(model: model) }
    app.finishTransitions()
    app.tap("close")
    #expect(app.layers[0].pages == [])
    #expect(model.value == [1])
    app.finishTransitions()
    #expect(model.value == [])
  }

  @Test("DI-07 code that edits the path changes it before the transition")
  func editedPathIsAhead() {
    let model = CarriedModel([1])
    let app = presentHoldingTransitions { Paths(model: model) }
    app.finishTransitions()
    model.value.removeLast()
    app.update()
    #expect(app.layers[0].pages == [])
    #expect(app.finishTransition())
    #expect(model.value == [])
  }
}

private struct Modal: View {
  @State private var isShown = true

  var body: some View {
    Text("window")
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Closer()
          NavigationLink("next", value: 1)
            .navigationDestination(for: Int.self) { _ in Closer() }
        }
      }
  }
}

private struct Paths: View {
  @Bindable var model: CarriedModel<[Int]>

  var body: some View {
    NavigationStack(path: $model.value) {
      Text("root").navigationDestination(for: Int.self) { _ in Closer() }
    }
  }
}

/// The actions that pages leave for others to call.
@MainActor private final class LeftActions {
  var close: [Int: DismissAction] = [:]
}

private struct Deep: View {
  let actions = LeftActions()

  var body: some View {
    NavigationStack {
      NavigationLink("next", value: 1)
        .navigationDestination(for: Int.self) { Leaf(number: $0, actions: actions) }
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
