import SwiftUI
import Testing

/// Several alerts and dialogs of one host (MX-16 to MX-18).
@MainActor @Suite(.serialized) struct SeveralQuestionsTests {
  private struct Older: View {
    let apart: Bool
    @State private var isFirstShown = false
    @State private var isSecondShown = false

    var body: some View {
      Button("first") { isFirstShown = true }
      Button("second") { isSecondShown = true }
      if apart {
        Text("left").alert(isPresented: $isFirstShown) { Alert(title: Text("First")) }
        Text("right").alert(isPresented: $isSecondShown) { Alert(title: Text("Second")) }
      } else {
        Text("one")
          .alert(isPresented: $isFirstShown) { Alert(title: Text("First")) }
          .padding()
          .alert(isPresented: $isSecondShown) { Alert(title: Text("Second")) }
      }
    }
  }

  @Test("MX-16 of older alerts stacked on one view only the last works")
  func shadowed() {
    let app = present { Older(apart: false) }
    app.tap("first")
    #expect(app.presented == [])
    #expect(
      app.issues == [
        TestIssue(
          id: "MX-16",
          message: """
            An alert of the older form in Older never shows: another one follows it on the same \
            view, and only the last one counts.
            """)
      ])
    app.tap("second")
    #expect(app.presented == ["alert Second “Second”"])
  }

  @Test("MX-16 on views of their own both work")
  func apart() {
    let app = present { Older(apart: true) }
    app.tap("first")
    #expect(app.presented == ["alert First “First”"])
    app.tap("OK")
    app.tap("second")
    #expect(app.presented == ["alert Second “Second”"])
    #expect(app.issues == [])
  }

  private struct Newer: View {
    @State private var isFirstShown = false
    @State private var isSecondShown = false
    @State private var isDialogShown = false

    var body: some View {
      Button("first") { isFirstShown = true }
      Button("second") { isSecondShown = true }
      Button("both") {
        isFirstShown = true
        isSecondShown = true
      }
      Text("one")
        .alert("First", isPresented: $isFirstShown) { Button("Next") { isSecondShown = true } }
        .alert("Second", isPresented: $isSecondShown) { Button("Dialog") { isDialogShown = true } }
        .confirmationDialog("Third", isPresented: $isDialogShown) { Button("Done") {} }
    }
  }

  @Test("MX-17 newer ones may be attached to one view")
  func several() {
    let app = present { Newer() }
    app.tap("first")
    #expect(app.presented == ["alert First “First”"])
    app.tap("Next")
    #expect(app.presented == ["alert Second “Second”"])
    app.tap("Dialog")
    #expect(app.presented == ["dialog Third"])
    app.tap("Done")
    #expect(app.presented == [])
    #expect(app.issues == [])
  }

  @Test("MX-17 one of them is up at a time")
  func oneAtATime() {
    let app = present { Newer() }
    app.tap("both")
    #expect(app.presented == ["alert First “First”"])
    app.tap("Next")
    #expect(app.presented == ["alert Second “Second”"])
  }

  private struct Row: View {
    let person: Person
    @State private var isShown = false

    var body: some View {
      Button("ask \(person.name)") { isShown = true }
        .alert("About \(person.name)", isPresented: $isShown) { Button("Fine") {} }
    }
  }

  @Test("MX-17 each is its own, in the rows of a list too", arguments: Wrapping.allCases)
  func rows(_ wrapping: Wrapping) {
    let app = present {
      List([Person.ada, .grace]) { person in Row(person: person).wrapped(wrapping) }
    }
    for name in ["Grace", "Ada"] {
      app.tap("ask \(name)")
      #expect(app.layers.last?.title == "About \(name)")
      app.tap("Fine")
    }
    #expect(app.issues == [])
  }

  private struct Chain: View {
    enum Way: CaseIterable { case same, other, nextTurn }

    let way: Way
    @State private var person: Person?
    @State private var next: Person?

    var body: some View {
      Button("ask") { person = .ada }
      Text("chain")
        .alert("Person", item: $person) { shown in
          Button("On from \(shown.name)") { goOn() }
        }
        .alert("Next", item: $next) { shown in Button("Done with \(shown.name)") {} }
    }

    private func goOn() {
      switch way {
      case .same: person = .grace
      case .other: next = .grace
      case .nextTurn: Task { person = .grace }
      }
    }
  }

  @Test("MX-18 the write-back takes away what an action asks for by the same binding")
  func sameBinding() {
    let app = present { Chain(way: .same) }
    app.tap("ask")
    app.tap("On from Ada")
    #expect(app.presented == [])
    #expect(app.issues == [])
  }

  @Test("MX-18 another binding is not touched by it")
  func otherBinding() {
    let app = present { Chain(way: .other) }
    app.tap("ask")
    app.tap("On from Ada")
    #expect(app.labels == ["Done with Grace"])
  }

  @Test("MX-18 nor is the next turn")
  func nextTurn() throws {
    try withVirtualTime {
      let app = present { Chain(way: .nextTurn) }
      app.tap("ask")
      app.tap("On from Ada")
      try app.runTasks()
      #expect(app.labels == ["On from Grace"])
    }
  }
}
