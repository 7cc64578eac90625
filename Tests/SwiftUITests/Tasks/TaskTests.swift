import SwiftUI
import Testing

/// A task lasts while its view is on screen.
@MainActor @Suite(.serialized) struct TaskTests {
  @Test(
    "UP-14 a task starts on appearance and is cancelled on disappearance",
    arguments: Wrapping.allCases)
  func lifetime(_ wrapping: Wrapping) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present { Switched(wrapping: wrapping, journal: journal) }
      #expect(journal.lines == [])
      try app.runTasks()
      #expect(journal.take() == ["task starts"])
      app.tap("switch")
      #expect(journal.take() == ["task is cancelled"])
      app.tap("switch")
      try app.runTasks()
      #expect(journal.take() == ["task starts"])
      try app.letPass(seconds: 60)
      #expect(journal.take() == ["task ends"])
    }
  }

  @Test(
    "UP-14 no second one starts while it runs, nor after it has ended", arguments: Carrier.allCases)
  func onlyOne(_ carrier: Carrier) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present { Evaluated(carrier: carrier, journal: journal) }
      try app.runTasks()
      app.tap("evaluate")
      try app.letPass(seconds: 60)
      app.tap("evaluate")
      try app.runTasks()
      #expect(journal.lines == ["task starts", "task ends"])
    }
  }

  @Test("UP-14 task(id:) also restarts when the id changes", arguments: Carrier.allCases)
  func restart(_ carrier: Carrier) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present { Identified(carrier: carrier, journal: journal) }
      try app.runTasks()
      #expect(journal.take() == ["task 0 starts"])
      app.tap("other")
      try app.runTasks()
      #expect(journal.take() == [])
      app.tap("id")
      try app.runTasks()
      #expect(journal.take() == ["task 0 is cancelled", "task 1 starts"])
      try app.letPass(seconds: 60)
      #expect(journal.take() == ["task 1 ends"])
    }
  }

  @Test("UP-14 a change of state in a task is updated in its turn", arguments: Carrier.allCases)
  func changesOfState(_ carrier: Carrier) throws {
    try withVirtualTime {
      let app = present { Loading(carrier: carrier) }
      #expect(app.texts == ["loading"])
      try app.letPass(seconds: 3)
      #expect(app.texts == ["loaded"])
    }
  }

  @Test(
    "UP-12 all tasks start after all appear actions, inner first", arguments: Wrapping.allCases)
  func startsAfterAppearing(_ wrapping: Wrapping) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        Group {
          Text("inner")
            .notedTask("inner task", journal)
            .wrapped(wrapping)
            .onAppear { journal.note("inner appears") }
            .onChange(of: 1, initial: true) { journal.note("inner changes") }
            .wrapped(wrapping)
        }
        .notedTask("outer task", journal)
        .onAppear { journal.note("outer appears") }
      }
      try app.runTasks()
      #expect(
        journal.lines == [
          "inner appears", "inner changes", "outer appears", "inner task starts",
          "outer task starts",
        ])
    }
  }

  @Test(
    "NV-19 a covered page's tasks are cancelled, and start again when it is uncovered",
    arguments: Wrapping.allCases)
  func coveredPages(_ wrapping: Wrapping) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        NavigationStack {
          NavigationLink("next", value: 1)
            .notedTask("root task", journal)
            .wrapped(wrapping)
            .navigationDestination(for: Int.self) { _ in
              Text("page").notedTask("page task", journal).wrapped(wrapping)
            }
        }
      }
      try app.runTasks()
      #expect(journal.take() == ["root task starts"])
      app.tap("next")
      try app.runTasks()
      #expect(journal.take() == ["root task is cancelled", "page task starts"])
      app.goBack()
      try app.runTasks()
      #expect(journal.take() == ["page task is cancelled", "root task starts"])
    }
  }
}

private struct Switched: View {
  let wrapping: Wrapping
  let journal: Journal
  @State private var isOn = true

  var body: some View {
    Button("switch") { isOn.toggle() }
    if isOn { Text("on").notedTask("task", journal).wrapped(wrapping) }
  }
}

private struct Evaluated: View {
  let carrier: Carrier
  let journal: Journal

  var body: some View {
    Carrying(Carried(carrier, 0)) { turn in
      Button("evaluate") { turn.wrappedValue += 1 }
      Text("\(turn.wrappedValue)").notedTask("task", journal).wrapped(carrier.wrapping)
    }
  }
}

private struct Identified: View {
  let carrier: Carrier
  let journal: Journal
  @State private var other = 0

  var body: some View {
    Carrying(Carried(carrier, 0)) { id in
      Button("id") { id.wrappedValue += 1 }
      Button("other") { other += 1 }
      Text("\(other)")
        .task(id: id.wrappedValue) { await journal.noteTask("task \(id.wrappedValue)") }
        .wrapped(carrier.wrapping)
    }
  }
}

private struct Loading: View {
  let carrier: Carrier

  var body: some View {
    Carrying(Carried(carrier, "loading")) { text in
      Text(text.wrappedValue)
        .task {
          try? await Task.sleep(for: .seconds(3))
          text.wrappedValue = "loaded"
        }
        .wrapped(carrier.wrapping)
    }
  }
}
