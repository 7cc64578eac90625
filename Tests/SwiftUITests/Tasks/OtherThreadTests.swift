import Observation
import SwiftUI
import Testing

/// Changes of models by code that is not isolated to the main actor.
@MainActor @Suite(.serialized) struct OtherThreadTests {
  @Test(
    "UP-16 a change from elsewhere is deferred, and seen in the main actor's next turn",
    arguments: Wrapping.allCases)
  func observableElsewhere(_ wrapping: Wrapping) throws {
    try withVirtualTime {
      let model = Profile()
      let journal = Journal()
      let app = present { ProfileView(model: model, journal: journal).wrapped(wrapping) }
      _ = journal.take()
      Task.detached { model.name = "Alice" }
      app.update()
      #expect(journal.lines == [])
      try app.runTasks()
      #expect(journal.lines == ["evaluated with Alice"])
      #expect(app.texts == ["Alice"])
      #expect(app.issues == [])
    }
  }

  @Test(
    "UP-06, W-11 publishing from elsewhere is logged, and takes effect later",
    arguments: Wrapping.allCases)
  func publishedElsewhere(_ wrapping: Wrapping) throws {
    try withVirtualTime {
      let store = Store()
      let app = present { StoreView(store: store).wrapped(wrapping) }
      Task.detached { store.name = "Alice" }
      try app.runTasks()
      #expect(app.texts == ["Alice"])
      #expect(
        app.issues == [
          TestIssue(
            id: "W-11",
            message:
              "Publishing changes from background threads is not allowed; make sure to publish "
              + "values from the main thread (via operators like receive(on:)) on model updates.")
        ])
    }
  }

  @Test(
    "UP-06, W-11 publishing from a task of the main actor is in order",
    arguments: Wrapping.allCases)
  func publishedByATask(_ wrapping: Wrapping) throws {
    try withVirtualTime {
      let store = Store()
      let app = present { StoreView(store: store).wrapped(wrapping) }
      Task { store.name = "Alice" }
      try app.runTasks()
      #expect(app.texts == ["Alice"])
      #expect(app.issues == [])
    }
  }
}

@Observable private final class Profile: @unchecked Sendable {
  var name = "Jim"
}

private final class Store: ObservableObject, @unchecked Sendable {
  @Published var name = "Jim"
}

private struct ProfileView: View {
  let model: Profile
  let journal: Journal

  var body: some View {
    let _ = journal.note("evaluated with \(model.name)")
    Text(model.name)
  }
}

private struct StoreView: View {
  @ObservedObject var store: Store

  var body: some View { Text(store.name) }
}
