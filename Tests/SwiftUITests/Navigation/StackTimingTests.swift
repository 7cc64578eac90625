import SwiftUI
import Testing

/// What becomes of paths and pushes that come at the wrong moment.
@MainActor @Suite(.serialized) struct StackTimingTests {
  @Test("NV-18 a path edited during a transition is followed when that has ended")
  func fastEdits() {
    let model = CarriedModel<[Int]>([])
    let app = presentHoldingTransitions { TypedPath(model: model) }
    for path in [[1], [1, 2], [3], []] {
      model.value = path
      app.update()
    }
    #expect(app.layers[0].pages == ["“page 1”"])
    app.finishTransitions()
    #expect(app.layers[0].pages == [])
    model.value = [4, 5]
    app.update()
    model.value = [4]
    app.update()
    #expect(app.layers[0].pages == ["“page 4”", "“page 5”"])
    app.finishTransitions()
    #expect(app.layers[0].pages == ["“page 4”"])
  }

  @Test("NV-20 set-up code in onAppear runs again after a return and overwrites what was edited")
  func setUpAgain() {
    let app = present { SetUp() }
    app.type("edited", into: "Name")
    #expect(app.layers[0].controls.first { $0.label == "Name" }?.text?.wrappedValue == "edited")
    app.tap("next")
    app.goBack()
    #expect(app.layers[0].controls.first { $0.label == "Name" }?.text?.wrappedValue == "loaded")
  }

  @Test("NV-21 a push asked for while a sheet is going is dropped", arguments: [true, false])
  func pushDuringDismissal(inOneAction: Bool) {
    let model = CarriedModel<[Int]>([])
    let app = presentHoldingTransitions { PushBehindSheet(model: model) }
    app.tap("present")
    app.finishTransitions()
    app.tap(inOneAction ? "push and close" : "close")
    if !inOneAction {
      model.value = [1]
      app.update()
    }
    app.finishTransitions()
    #expect(app.layers[0].pages == [])
    #expect(model.value == [1])
    #expect(app.events == ["push dropped"])
    #expect(app.issueIDs == ["NV-21"])
    model.value = [1, 2]
    app.update()
    app.finishTransitions()
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”"])
  }

  @Test("NV-21 where pushes wait, it comes when the sheet has gone")
  func pushAfterDismissal() {
    let model = CarriedModel<[Int]>([])
    let app = present(Circumstances(queuesPushes: true)) { PushBehindSheet(model: model) }
    app.tap("present")
    app.tap("push and close")
    #expect(app.layers[0].pages == ["“page 1”"])
    #expect(app.presented == [])
    #expect(app.issues == [])
  }

  @Test("NV-28, W-06 a path that changes twice in a frame is told of")
  func twiceInAFrame() {
    let model = CarriedModel<[Int]>([])
    let app = present { Chained(model: model) }
    model.value = [1]
    app.update()
    #expect(
      app.issues == [
        TestIssue(
          id: "W-06",
          message: "Update NavigationAuthority bound path tried to update multiple times per frame."
        )
      ])
    #expect(app.layers[0].pages.count == 2)
    model.value = []
    app.update()
    #expect(app.issueIDs == ["W-06"])
  }
}

private struct SetUp: View {
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Group {
        TextField("Name", text: $name)
        NavigationLink("next") { Text("page") }
      }
      .onAppear { name = "loaded" }
    }
  }
}

private struct PushBehindSheet: View {
  @Bindable var model: CarriedModel<[Int]>
  @State private var isShown = false

  var body: some View {
    NavigationStack(path: $model.value) {
      Button("present") { isShown = true }
        .navigationDestination(for: Int.self) { number in
          Text("page").navigationTitle("page \(number)")
        }
    }
    .sheet(isPresented: $isShown) {
      Button("close") { isShown = false }
      Button("push and close") {
        isShown = false
        model.value = [1]
      }
    }
  }
}

private struct Chained: View {
  @Bindable var model: CarriedModel<[Int]>

  var body: some View {
    NavigationStack(path: $model.value) {
      Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
    }
    .onChange(of: model.value) { _, path in
      if path == [1] { model.value = [1, 2] }
    }
  }
}
