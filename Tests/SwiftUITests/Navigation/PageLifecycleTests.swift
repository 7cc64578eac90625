import SwiftUI
import Testing

/// When pages appear and disappear as others come and go over them.
@MainActor @Suite(.serialized) struct PageLifecycleTests {
  @Test(
    "NV-19 a push: the new page appears at the start, the covered one disappears at the end",
    arguments: Wrapping.allCases)
  func push(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = presentHoldingTransitions { Pages(wrapping: wrapping, journal: journal) }
    #expect(journal.take() == ["root appears"])
    app.tap("next")
    #expect(journal.take() == ["page 1 appears"])
    app.finishTransitions()
    #expect(journal.take() == ["root disappears"])
  }

  @Test(
    "NV-19 a pop: the uncovered page appears at the start, the popped one disappears at the end",
    arguments: Wrapping.allCases)
  func pop(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = presentHoldingTransitions { Pages(wrapping: wrapping, journal: journal) }
    app.tap("next")
    app.finishTransitions()
    _ = journal.take()
    app.goBack()
    #expect(journal.take() == ["root appears"])
    app.finishTransitions()
    #expect(journal.take() == ["page 1 disappears"])
  }

  @Test(
    "NV-19 pages pushed under others do not appear until they are uncovered",
    arguments: Carrier.allCases)
  func pushOfSeveral(_ carrier: Carrier) {
    let journal = Journal()
    let path = Carried<[Int]>(carrier, [])
    let app = present { Following(path: path, journal: journal) }
    _ = journal.take()
    path.value = [1, 2]
    app.update()
    #expect(journal.take() == ["page 2 appears", "root disappears"])
    app.goBack()
    #expect(journal.take() == ["page 1 appears", "page 2 disappears"])
    path.value = [3]
    app.update()
    #expect(journal.take() == ["page 3 appears", "page 1 disappears"])
    path.value = []
    app.update()
    #expect(journal.take() == ["root appears", "page 3 disappears"])
  }

  @Test(
    "NV-19 set-up in onAppear runs again after each return", arguments: Wrapping.allCases)
  func setUpAgain(_ wrapping: Wrapping) {
    let app = present { SettingUp(wrapping: wrapping) }
    app.tap("edit")
    #expect(app.texts == ["next", "edit", "edited"])
    app.tap("next")
    app.goBack()
    #expect(app.texts == ["next", "edit", "loaded"])
  }
}

private struct Pages: View {
  let wrapping: Wrapping
  let journal: Journal

  var body: some View {
    NavigationStack {
      NavigationLink("next", value: 1)
        .noted("root", journal)
        .wrapped(wrapping)
        .navigationDestination(for: Int.self) { number in
          NavigationLink("next", value: number + 1)
            .noted("page \(number)", journal)
            .wrapped(wrapping)
        }
    }
  }
}

private struct Following: View {
  let path: Carried<[Int]>
  let journal: Journal

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
        Text("root")
          .noted("root", journal)
          .navigationDestination(for: Int.self) { number in
            Text("page").noted("page \(number)", journal)
          }
      }
    }
  }
}

private struct SettingUp: View {
  let wrapping: Wrapping

  var body: some View {
    NavigationStack {
      Root(wrapping: wrapping).wrapped(wrapping)
        .navigationDestination(for: Int.self) { _ in Text("page") }
    }
  }

  private struct Root: View {
    let wrapping: Wrapping
    @State private var text = ""

    var body: some View {
      NavigationLink("next", value: 1)
      Button("edit") { text = "edited" }
      Text(text).onAppear { text = "loaded" }.wrapped(wrapping)
    }
  }
}
