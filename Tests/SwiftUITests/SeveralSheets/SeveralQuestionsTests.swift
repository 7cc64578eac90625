import SwiftUI
import Testing

/// Several alerts and dialogs of one host (MX-17, MX-18).
@MainActor @Suite(.serialized) struct SeveralQuestionsTests {
  private struct Wishes {
    var flags = Flags()
    var isDialogShown = false
  }

  private func newer(_ carrier: Carrier) -> any TestHost {
    present {
      Carrying(carrier, Wishes()) { wishes in
        Button("first") { wishes.wrappedValue.flags.isFirstShown = true }
        Button("both") {
          wishes.wrappedValue.flags = Flags(isFirstShown: true, isSecondShown: true)
        }
        Text("one").wrapped(carrier.wrapping)
          .alert("First", isPresented: wishes.flags.isFirstShown) {
            Button("Next") { wishes.wrappedValue.flags.isSecondShown = true }
              .wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
          .alert("Second", isPresented: wishes.flags.isSecondShown) {
            Button("Dialog") { wishes.wrappedValue.isDialogShown = true }.wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
          .confirmationDialog("Third", isPresented: wishes.isDialogShown) { Button("Done") {} }
      }
    }
  }

  @Test("MX-17 newer ones may be attached to one view", arguments: Carrier.allCases)
  func several(_ carrier: Carrier) {
    let app = newer(carrier)
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

  @Test("MX-17 one of them is up at a time", arguments: Carrier.allCases)
  func oneAtATime(_ carrier: Carrier) {
    let app = newer(carrier)
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

  private enum Way { case same, other, nextTurn }

  /// A person asked about, and one that comes after.
  private struct Queue {
    var person: Person?
    var next: Person?
  }

  private func chain(_ carrier: Carrier, _ way: Way) -> any TestHost {
    func goOn(_ queue: Binding<Queue>) {
      switch way {
      case .same: queue.wrappedValue.person = .grace
      case .other: queue.wrappedValue.next = .grace
      case .nextTurn: Task { queue.wrappedValue.person = .grace }
      }
    }
    return present {
      Carrying(carrier, Queue()) { queue in
        Button("ask") { queue.wrappedValue.person = .ada }
        Text("chain").wrapped(carrier.wrapping)
          .alert("Person", item: queue.person) { shown in
            Button("On from \(shown.name)") { goOn(queue) }.wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
          .alert("Next", item: queue.next) { shown in Button("Done with \(shown.name)") {} }
      }
    }
  }

  @Test(
    "MX-18 the write-back takes away what an action asks for by the same binding",
    arguments: Carrier.allCases)
  func sameBinding(_ carrier: Carrier) {
    let app = chain(carrier, .same)
    app.tap("ask")
    app.tap("On from Ada")
    #expect(app.presented == [])
    #expect(app.issues == [])
  }

  @Test("MX-18 another binding is not touched by it", arguments: Carrier.allCases)
  func otherBinding(_ carrier: Carrier) {
    let app = chain(carrier, .other)
    app.tap("ask")
    app.tap("On from Ada")
    #expect(app.labels == ["Done with Grace"])
  }

  @Test("MX-18 nor is the next turn", arguments: Carrier.allCases)
  func nextTurn(_ carrier: Carrier) throws {
    try withVirtualTime {
      let app = chain(carrier, .nextTurn)
      app.tap("ask")
      app.tap("On from Ada")
      try app.runTasks()
      #expect(app.labels == ["On from Grace"])
    }
  }
}
