import SwiftUI
import Testing

/// Tasks in what is presented, and in what presents.
@MainActor @Suite(.serialized) struct PresentationTaskTests {
  @Test(
    "OR-01 the content's tasks start after its onAppear, before the transition ends",
    arguments: Carrier.allCases)
  func tasksStartInTheTransition(_ carrier: Carrier) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = presentHoldingTransitions { Presenting(carrier: carrier, journal: journal) }
      try app.runTasks()
      _ = journal.take()
      app.tap("open")
      try app.runTasks()
      #expect(app.layers.map(\.phase) == [.shown, .arriving])
      #expect(journal.lines == ["content appears", "content task starts"])
    }
  }

  @Test(
    "OR-02 the presenter's tasks go on", arguments: TestLayer.Kind.sheetOrCover, Carrier.allCases)
  func presentersTasksGoOn(_ kind: TestLayer.Kind, _ carrier: Carrier) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        FlagStage(carrier, as: kind, [StageButton("open") { $0.wrappedValue = true }]) { Closer() }
          .wrapped(carrier.wrapping)
          .notedTask("presenter task", journal)
      }
      try app.runTasks()
      app.tap("open")
      try app.letPass(seconds: 30)
      app.tap("close")
      try app.letPass(seconds: 30)
      #expect(journal.lines == ["presenter task starts", "presenter task ends"])
    }
  }

  @Test(
    "OR-04 the content's tasks are cancelled with its onDisappear, then onDismiss runs",
    arguments: Carrier.allCases)
  func tasksEndBeforeOnDismiss(_ carrier: Carrier) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present { Presenting(carrier: carrier, journal: journal) }
      app.tap("open")
      try app.runTasks()
      _ = journal.take()
      app.swipe()
      #expect(
        journal.lines == [
          "content disappears", "content task is cancelled", "flag false", "onDismiss",
        ])
    }
  }

  @Test(
    "OR-05 cancelling comes in the pass of onDisappear, at the task's place in it",
    arguments: Carrier.allCases)
  func samePass(_ carrier: Carrier) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
          Closer()
            .noted("inner", journal)
            .wrapped(carrier.wrapping)
            .notedTask("task", journal)
            .wrapped(carrier.wrapping)
            .noted("outer", journal)
        }
      }
      app.tap("open")
      try app.runTasks()
      _ = journal.take()
      app.tap("close")
      #expect(journal.lines == ["inner disappears", "task is cancelled", "outer disappears"])
    }
  }

  @Test(
    "OR-05 it is tied to disappearance: a covered page keeps its state without its task",
    arguments: Wrapping.allCases)
  func coveredButNotDestroyed(_ wrapping: Wrapping) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        NavigationStack {
          Group {
            Counter().wrapped(wrapping)
            NavigationLink("next", value: 1)
          }
          .notedTask("task", journal)
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in Text("page") }
        }
      }
      try app.runTasks()
      app.tap("count")
      app.tap("next")
      #expect(journal.lines == ["task starts", "task is cancelled"])
      app.goBack()
      #expect(app.texts == ["count", "1", "next"])
    }
  }

  @Test(
    "DI-09 dismiss called by a task after the sheet is gone does nothing to the next sheet",
    arguments: Carrier.allCases)
  func lateDismiss(_ carrier: Carrier) throws {
    try withVirtualTime {
      let app = present {
        FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) { Saving() }
      }
      app.tap("open")
      app.tap("save")
      try app.letPass(seconds: 1)
      app.swipe()
      app.tap("open")
      try app.letPass(seconds: 60)
      #expect(app.presented == ["sheet Saving"])
      app.tap("save")
      try app.letPass(seconds: 60)
      #expect(app.presented == [])
    }
  }
}

private struct Presenting: View {
  let carrier: Carrier
  let journal: Journal

  var body: some View {
    Carrying(Carried(carrier, false)) { flag in
      let isShown = Binding(
        get: { flag.wrappedValue },
        set: { value in
          flag.wrappedValue = value
          if !value { journal.note("flag false") }
        })
      Button("open") { isShown.wrappedValue = true }
        .notedTask("presenter task", journal)
        .sheet(isPresented: isShown, onDismiss: { journal.note("onDismiss") }) {
          Closer().noted("content", journal)
            .wrapped(carrier.wrapping)
            .notedTask("content task", journal)
        }
    }
  }
}

/// A sheet that saves for a minute and closes itself.
private struct Saving: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("save") {
      Task {
        try? await Task.sleep(for: .seconds(60))
        dismiss()
      }
    }
  }
}
