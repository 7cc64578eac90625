import SwiftUI
import Testing

/// Actions that the framework calls run after the update, and may change state.
@MainActor @Suite(.serialized) struct ActionQueueTests {
  @Test("UP-07 actions run after the update, first in, first out", arguments: Carrier.allCases)
  func firstInFirstOut(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 0) { number in
        let _ = journal.note("evaluated \(number.wrappedValue)")
        Text("first").wrapped(carrier.wrapping).onAppear {
          journal.note("first appears")
          number.wrappedValue = 1
        }
        Text("second")
          .onAppear { journal.note("second appears and reads \(number.wrappedValue)") }
          .wrapped(carrier.wrapping)
        if number.wrappedValue == 1 {
          Text("third").onAppear { journal.note("third appears") }.wrapped(carrier.wrapping)
        }
      }
    }
    #expect(
      journal.lines == [
        "evaluated 0", "first appears", "second appears and reads 1", "evaluated 1",
        "third appears",
      ])
    #expect(app.texts == ["first", "second", "third"])
  }

  @Test(
    "UP-07 what they change is updated in the same turn, until nothing is left",
    arguments: Carrier.allCases)
  func untilQuiet(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, 5) { left in
        if left.wrappedValue == 0 {
          Text("done")
        } else {
          Text("\(left.wrappedValue)").wrapped(carrier.wrapping).id(left.wrappedValue)
            .onAppear { left.wrappedValue -= 1 }
            .onChange(of: left.wrappedValue) { left.wrappedValue -= 1 }
            .wrapped(carrier.wrapping)
        }
      }
    }
    #expect(app.texts == ["done"])
    #expect(app.issues == [])
  }

  @Test(
    "UP-07 actions that cause each other without end are stopped", arguments: Carrier.allCases)
  func withoutEnd(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, true) { isFirst in
        if isFirst.wrappedValue {
          Text("first").onAppear { isFirst.wrappedValue = false }.wrapped(carrier.wrapping)
        } else {
          Text("second").onAppear { isFirst.wrappedValue = true }.wrapped(carrier.wrapping)
        }
      }
    }
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

  @Test("UP-07 disappear and change actions are queued too", arguments: Carrier.allCases)
  func otherActions(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 0) { number in
        let _ = journal.note("evaluated \(number.wrappedValue)")
        if number.wrappedValue == 0 {
          Text("row").onDisappear { journal.note("row disappears") }.wrapped(carrier.wrapping)
        }
        Button("leave") { number.wrappedValue = 1 }
          .wrapped(carrier.wrapping)
          .onChange(of: number.wrappedValue) {
            journal.note("changed, and reads \(number.wrappedValue)")
            if number.wrappedValue == 1 { number.wrappedValue = 2 }
          }
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("leave")
    #expect(
      journal.lines == [
        "evaluated 0", "evaluated 1", "row disappears", "changed, and reads 1", "evaluated 2",
        "changed, and reads 2",
      ])
  }
}
