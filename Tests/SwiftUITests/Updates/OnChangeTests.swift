import SwiftUI
import Testing

/// When change actions run, and what they get.
@MainActor @Suite(.serialized) struct OnChangeTests {
  @Test("UP-08 values in between are never seen", arguments: Wrapping.allCases)
  func intermediateValues(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Changing(wrapping: wrapping, journal: journal) }
    app.tap("count to three")
    #expect(journal.take() == ["0 to 3"])
    app.tap("there and back")
    #expect(journal.take() == [])
  }

  @Test("UP-08 a value computed in the body is compared as one that is state")
  func computedValue() {
    let journal = Journal()
    let app = present { Parity(journal: journal) }
    app.tap("add")
    app.tap("add two")
    app.tap("add")
    #expect(journal.lines == ["odd", "even"])
  }

  @Test("UP-09 with two parameters the action gets the old and the new value")
  func oldAndNew() {
    let journal = Journal()
    let app = present { Changing(wrapping: .bare, journal: journal) }
    #expect(journal.lines == [])
    app.tap("add")
    app.tap("add")
    #expect(journal.lines == ["0 to 1", "1 to 2"])
  }

  @Test("UP-09 with initial: true it also runs on appearance, with both equal")
  func initial() {
    let journal = Journal()
    let app = present { Initial(journal: journal) }
    #expect(journal.take() == ["4 to 4", "without parameters 4"])
    app.tap("add")
    #expect(journal.take() == ["4 to 5", "without parameters 5"])
  }

  @Test("UP-10 the old form runs the closure of the evaluation before, the new ones the latest")
  func capturedValues() {
    let journal = Journal()
    let app = present { Capturing(journal: journal) }
    app.tap("add")
    #expect(journal.take() == ["new form: captured 1", "old form: new 1, captured 0"])
    app.tap("add")
    #expect(journal.take() == ["new form: captured 2", "old form: new 2, captured 1"])
  }

  @Test("UP-11, W-07 an action that keeps changing its own value is stopped")
  func loop() {
    let app = present { Looping() }
    app.tap("start")
    #expect(
      app.issues == [
        TestIssue(
          id: "W-07",
          message: "onChange(of: Int) action tried to update multiple times per frame.")
      ])
    let stopped = app.texts
    app.tap("rest")
    #expect(app.texts == stopped)
    #expect(app.issues.count == 1)
  }

  @Test("W-07 is said of two actions that change each other's value")
  func mutualLoop() {
    let app = present { Mutual() }
    app.tap("start")
    #expect(app.issueIDs == ["W-07"])
  }

  @Test("W-07 is not said of a chain that ends")
  func chain() {
    let app = present { Chain() }
    app.tap("start")
    #expect(app.texts == ["start", "4"])
    #expect(app.issues == [])
  }
}

private struct Changing: View {
  let wrapping: Wrapping
  let journal: Journal
  @State private var number = 0

  var body: some View {
    Button("add") { number += 1 }
    Button("count to three") { for value in 1...3 { number = value } }
    Button("there and back") {
      number += 1
      number -= 1
    }
    Text("\(number)")
      .onChange(of: number) { old, new in journal.note("\(old) to \(new)") }
      .wrapped(wrapping)
  }
}

private struct Parity: View {
  let journal: Journal
  @State private var number = 0

  var body: some View {
    Button("add") { number += 1 }
    Button("add two") { number += 2 }
      .onChange(of: number.isMultiple(of: 2)) { journal.note($1 ? "even" : "odd") }
  }
}

private struct Initial: View {
  let journal: Journal
  @State private var number = 4

  var body: some View {
    Button("add") { number += 1 }
      .onChange(of: number, initial: true) { journal.note("\($0) to \($1)") }
      .onChange(of: number, initial: true) { journal.note("without parameters \(number)") }
  }
}

/// Lets the old form be used without a warning: it is the subject here.
@MainActor private protocol OldForm: View {
  func changed(_ number: Int, _ action: @escaping (Int) -> Void) -> AnyView
}

extension Text: OldForm {
  @available(*, deprecated)
  func changed(_ number: Int, _ action: @escaping (Int) -> Void) -> AnyView {
    AnyView(onChange(of: number, perform: action))
  }
}

private struct Capturing: View {
  let journal: Journal
  @State private var number = 0

  var body: some View {
    let captured = number
    Button("add") { number += 1 }
      .onChange(of: number) { journal.note("new form: captured \(captured)") }
    old(Text("old form")).changed(number) {
      journal.note("old form: new \($0), captured \(captured)")
    }
  }

  private func old(_ text: some OldForm) -> some OldForm { text }
}

private struct Looping: View {
  @State private var number = 0
  @State private var other = 0

  var body: some View {
    Text("\(number)")
    Button("start") { number += 1 }.onChange(of: number) { number += 1 }
    Button("rest") { other += 1 }
  }
}

private struct Mutual: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    Button("start") { first += 1 }
      .onChange(of: first) { second += 1 }
      .onChange(of: second) { first += 1 }
  }
}

private struct Chain: View {
  @State private var number = 0

  var body: some View {
    Button("start") { number = 1 }
      .onChange(of: number) { if number < 4 { number += 1 } }
    Text("\(number)")
  }
}
