import SwiftUI
import Testing

/// What becomes of paths and pushes that come at the wrong moment.
@MainActor @Suite(.serialized) struct StackTimingTests {
  @Test(
    "NV-18 a path edited during a transition is followed when that has ended",
    arguments: Carrier.allCases)
  func fastEdits(_ carrier: Carrier) {
    let path = Carried<[Int]>(carrier, [])
    let app = presentHoldingTransitions { TypedPath(path: path) }
    for edit in [[1], [1, 2], [3], []] {
      path.value = edit
      app.update()
    }
    #expect(app.layers[0].pages == ["“page 1”"])
    app.finishTransitions()
    #expect(app.layers[0].pages == [])
    path.value = [4, 5]
    app.update()
    path.value = [4]
    app.update()
    #expect(app.layers[0].pages == ["“page 4”", "“page 5”"])
    app.finishTransitions()
    #expect(app.layers[0].pages == ["“page 4”"])
  }

  @Test(
    "NV-20 set-up code in onAppear runs again after a return and overwrites what was edited",
    arguments: Carrier.allCases)
  func setUpAgain(_ carrier: Carrier) {
    let app = present { SetUp(carrier: carrier) }
    app.type("edited", into: "Name")
    #expect(app.layers[0].controls.first { $0.label == "Name" }?.text?.wrappedValue == "edited")
    app.tap("next")
    app.goBack()
    #expect(app.layers[0].controls.first { $0.label == "Name" }?.text?.wrappedValue == "loaded")
  }

  @Test(
    "NV-21 a push asked for while a sheet is going is dropped", arguments: Carrier.allCases,
    [true, false])
  func pushDuringDismissal(_ carrier: Carrier, inOneAction: Bool) {
    let path = Carried<[Int]>(carrier, [])
    let app = presentHoldingTransitions { PushBehindSheet(path: path) }
    app.tap("present")
    app.finishTransitions()
    app.tap(inOneAction ? "push and close" : "close")
    if !inOneAction {
      path.value = [1]
      app.update()
    }
    app.finishTransitions()
    #expect(app.layers[0].pages == [])
    #expect(path.value == [1])
    #expect(app.events == ["push dropped"])
    #expect(app.issueIDs == ["NV-21"])
    path.value = [1, 2]
    app.update()
    app.finishTransitions()
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”"])
  }

  @Test("NV-21 where pushes wait, it comes when the sheet has gone", arguments: Carrier.allCases)
  func pushAfterDismissal(_ carrier: Carrier) {
    let path = Carried<[Int]>(carrier, [])
    let app = present(Circumstances(queuesPushes: true)) { PushBehindSheet(path: path) }
    app.tap("present")
    app.tap("push and close")
    #expect(app.layers[0].pages == ["“page 1”"])
    #expect(app.presented == [])
    #expect(app.issues == [])
  }

  @Test("NV-28, W-06 a path that changes twice in a frame is told of", arguments: Carrier.allCases)
  func twiceInAFrame(_ carrier: Carrier) {
    let path = Carried<[Int]>(carrier, [])
    let app = present { Chained(path: path) }
    path.value = [1]
    app.update()
    #expect(
      app.issues == [
        TestIssue(
          id: "W-06",
          message: "Update NavigationAuthority bound path tried to update multiple times per frame."
        )
      ])
    #expect(app.layers[0].pages.count == 2)
    path.value = []
    app.update()
    #expect(app.issueIDs == ["W-06"])
  }
}

private struct SetUp: View {
  let carrier: Carrier

  var body: some View {
    Carrying(Carried(carrier, "")) { name in
      NavigationStack {
        Group {
          TextField("Name", text: name)
          NavigationLink("next") { Text("page") }
        }
        .onAppear { name.wrappedValue = "loaded" }
        .wrapped(carrier.wrapping)
      }
    }
  }
}

private struct PushBehindSheet: View {
  let path: Carried<[Int]>
  @State private var isShown = false

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
        Button("present") { isShown = true }
          .navigationDestination(for: Int.self) { number in
            Text("page").navigationTitle("page \(number)")
          }
          .wrapped(self.path.carrier.wrapping)
      }
      .sheet(isPresented: $isShown) {
        Button("close") { isShown = false }
        Button("push and close") {
          isShown = false
          path.wrappedValue = [1]
        }
      }
    }
  }
}

private struct Chained: View {
  let path: Carried<[Int]>

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .onChange(of: path.wrappedValue) { _, new in
        if new == [1] { path.wrappedValue = [1, 2] }
      }
    }
  }
}
