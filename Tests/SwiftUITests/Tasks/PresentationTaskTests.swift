import SwiftUI
import Testing

/// Tasks in what is presented, and in what presents.
@MainActor @Suite(.serialized) struct PresentationTaskTests {
  @Test("OR-01 the content's tasks start after its onAppear, before the transition ends")
  func tasksStartInTheTransition() throws {
    try withVirtualTime {
      let journal = Journal()
      let app = presentHoldingTransitions { Presenting(journal: journal) }
      try app.runTasks()
      _ = journal.take()
      app.tap("open")
      try app.runTasks()
      #expect(app.presented == ["sheet Closer (arriving)"])
      #expect(journal.lines == ["content appears", "content task starts"])
    }
  }

  @Test("OR-02 the presenter's tasks go on", arguments: TestLayer.Kind.sheetOrCover)
  func presentersTasksGoOn(_ kind: TestLayer.Kind) throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        FlagStage(.plain, as: kind, [StageButton("open") { $0.wrappedValue = true }]) { Closer() }
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

  @Test("OR-04 the content's tasks are cancelled with its onDisappear, then onDismiss runs")
  func tasksEndBeforeOnDismiss() throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present { Presenting(journal: journal) }
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

  @Test("OR-05 cancelling comes in the pass of onDisappear, at the task's place in it")
  func samePass() throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        FlagStage(.plain, [StageButton("open") { $0.wrappedValue = true }]) {
          Closer()
            .noted("inner", journal)
            .notedTask("task", journal)
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

  @Test("OR-05 it is tied to disappearance: a covered page keeps its state without its task")
  func coveredButNotDestroyed() throws {
    try withVirtualTime {
      let journal = Journal()
      let app = present {
        NavigationStack {
          Group {
            Counter()
            NavigationLink("next", value: 1)
          }
          .notedTask("task", journal)
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

  @Test("DI-09 dismiss called by a task after the sheet is gone does nothing to the next sheet")
  func lateDismiss() throws {
    try withVirtualTime {
      let app = present {
        FlagStage(.plain, [StageButton("open") { $0.wrappedValue = true }]) { Saving() }
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
  let journal: Journal
  @State private var isShown = false

  var body: some View {
    let isShown = Binding(
      get: { self.isShown },
      set: { value in
        self.isShown = value
        if !value { journal.note("flag false") }
      })
    Button("open") { isShown.wrappedValue = true }
      .notedTask("presenter task", journal)
      .sheet(isPresented: isShown, onDismiss: { journal.note("onDismiss") }) {
        Closer().noted("content", journal).notedTask("content task", journal)
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
