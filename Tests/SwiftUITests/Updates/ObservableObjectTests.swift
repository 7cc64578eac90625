import SwiftUI
import Testing

/// A published change evaluates every view that holds the object.
@MainActor @Suite(.serialized) struct ObservableObjectTests {
  @Test(
    "UP-17 any published change evaluates every holder, whatever it reads",
    arguments: Wrapping.allCases)
  func everyHolder(_ wrapping: Wrapping) {
    let store = Store()
    let app = present {
      Observing(store: store).wrapped(wrapping)
      Reading().wrapped(wrapping).environmentObject(store).wrapped(wrapping)
      Owning(store: store).wrapped(wrapping)
    }
    let before = counts(app)
    store.other += 1
    app.update()
    #expect(counts(app) == before.map { $0 + 1 })
    store.name = "Alice"
    app.update()
    #expect(app.texts == ["observed Alice", "no text of the object", "owned"])
  }

  @Test(
    "UP-17 several changes in one action make one evaluation", arguments: Wrapping.allCases)
  func oneEvaluation(_ wrapping: Wrapping) {
    let store = Store()
    let app = present { Observing(store: store).wrapped(wrapping) }
    let before = app.bodies(of: Observing.self)
    store.name = "Ada"
    store.other = 5
    store.name = "Alice"
    app.update()
    #expect(app.bodies(of: Observing.self) == before + 1)
    #expect(app.texts == ["observed Alice"])
  }

  @Test("UP-17 @Published announces before the change")
  func announcesBefore() {
    let store = Store()
    var seen: [String] = []
    let cancellable = store.objectWillChange.sink { [unowned store] in seen.append(store.name) }
    store.name = "Alice"
    #expect(seen == ["Jim"])
    cancellable.cancel()
  }

  @Test(
    "UP-17 a child with a binding to a published property sees its changes",
    arguments: Wrapping.allCases)
  func bindingInAChild(_ wrapping: Wrapping) {
    let store = Store()
    let app = present { Binder(store: store, wrapping: wrapping).wrapped(wrapping) }
    #expect(app.texts == ["bound Jim"])
    store.name = "Ada"
    app.update()
    #expect(app.texts == ["bound Ada"])
  }

  @Test(
    "UP-06, W-10 publishing during an update is logged, and takes effect later",
    arguments: Wrapping.allCases)
  func publishingInABody(_ wrapping: Wrapping) {
    let store = Store()
    let app = present { Publishing(store: store).wrapped(wrapping) }
    #expect(app.texts == ["changed in the body"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-10",
          message:
            "Publishing changes from within view updates is not allowed, this will cause "
            + "undefined behavior.")
      ])
  }

  @Test(
    "UP-06 a body that publishes at every evaluation is stopped", arguments: Wrapping.allCases)
  func publishingForEver(_ wrapping: Wrapping) {
    let store = Store()
    let app = present { Endless(store: store).wrapped(wrapping) }
    #expect(app.issueIDs == ["W-10", "UP-06"])
    #expect(
      app.issues.last?.message
        == "The body of Endless changes what it depends on whenever it is evaluated.")
  }

  private func counts(_ app: any TestHost) -> [Int] {
    [app.bodies(of: Observing.self), app.bodies(of: Reading.self), app.bodies(of: Owning.self)]
  }
}

private final class Store: ObservableObject {
  @Published var name = "Jim"
  @Published var other = 0
}

private struct Observing: View {
  @ObservedObject var store: Store

  var body: some View { Text("observed \(store.name)") }
}

private struct Reading: View {
  @EnvironmentObject private var store: Store

  var body: some View { Text("no text of the object") }
}

private struct Owning: View {
  @StateObject private var store: Store

  init(store: Store) {
    _store = StateObject(wrappedValue: store)
  }

  var body: some View { Text("owned") }
}

private struct Publishing: View {
  @ObservedObject var store: Store

  var body: some View {
    let _ = change()
    Text(store.name)
  }

  private func change() {
    if store.name == "Jim" { store.name = "changed in the body" }
  }
}

private struct Endless: View {
  @ObservedObject var store: Store

  var body: some View {
    let _ = (store.other += 1)
    Text("endless")
  }
}

private struct Binder: View {
  @ObservedObject var store: Store
  let wrapping: Wrapping

  var body: some View { Child(name: $store.name).wrapped(wrapping) }

  private struct Child: View {
    @Binding var name: String

    var body: some View { Text("bound \(name)") }
  }
}
