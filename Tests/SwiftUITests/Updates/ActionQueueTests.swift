import SwiftUI
import Testing

/// Actions that the framework calls run after the update, and may change state.
@MainActor @Suite(.serialized) struct ActionQueueTests {
  @Test("UP-07 actions run after the update, first in, first out")
  func firstInFirstOut() {
    let journal = Journal()
    let app = present { Cascade(journal: journal) }
    #expect(
      journal.lines == [
        "evaluated 0", "first appears", "second appears and reads 1", "evaluated 1",
        "third appears",
      ])
    #expect(app.texts == ["first", "second", "third"])
  }

  @Test("UP-07 what they change is updated in the same turn, until nothing is left")
  func untilQuiet() {
    let app = present { Countdown() }
    #expect(app.texts == ["done"])
    #expect(app.issues == [])
  }

  @Test("UP-07 actions that cause each other without end are stopped")
  func withoutEnd() {
    let app = present { Endless() }
    #expect(
      app.issues == [
        TestIssue(
          id: "UP-07",
          message:
            "Appear, disappear and change actions have caused each other 10000 times, and are "
            + "stopped.")
      ])
    #expect(app.texts.count == 1)
  }

  @Test("UP-07 disappear and change actions are queued too")
  func otherActions() {
    let journal = Journal()
    let app = present { Leaving(journal: journal) }
    app.tap("leave")
    #expect(
      journal.lines == [
        "evaluated 0", "evaluated 1", "row disappears", "changed, and reads 1", "evaluated 2",
        "changed, and reads 2",
      ])
  }
}

private struct Cascade: View {
  let journal: Journal
  @State private var number = 0

  var body: some View {
    let _ = journal.note("evaluated \(number)")
    Text("first").onAppear {
      journal.note("first appears")
      number = 1
    }
    Text("second").onAppear { journal.note("second appears and reads \(number)") }
    if number == 1 {
      Text("third").onAppear { journal.note("third appears") }
    }
  }
}

private struct Countdown: View {
  @State private var left = 5

  var body: some View {
    if left == 0 {
      Text("done")
    } else {
      Text("\(left)").id(left).onAppear { left -= 1 }.onChange(of: left) { left -= 1 }
    }
  }
}

private struct Endless: View {
  @State private var isFirst = true

  var body: some View {
    if isFirst {
      Text("first").onAppear { isFirst = false }
    } else {
      Text("second").onAppear { isFirst = true }
    }
  }
}

private struct Leaving: View {
  let journal: Journal
  @State private var number = 0

  var body: some View {
    let _ = journal.note("evaluated \(number)")
    if number == 0 { Text("row").onDisappear { journal.note("row disappears") } }
    Button("leave") { number = 1 }
      .onChange(of: number) {
        journal.note("changed, and reads \(number)")
        if number == 1 { number = 2 }
      }
  }
}
