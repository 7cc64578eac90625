import SwiftUI
import Testing

/// Several alerts and dialogs of one host (MX-17, MX-18).
@MainActor @Suite(.serialized) struct SeveralQuestionsTests {
  private struct Wishes {
    var isFirstShown = false
    var isSecondShown = false
    var isDialogShown = false
  }

  @ViewBuilder private func questions(
    _ first: Binding<Bool>, _ second: Binding<Bool>, _ third: Binding<Bool>, _ wrapping: Wrapping
  ) -> some View {
    Button("first") { first.wrappedValue = true }
    Button("both") {
      first.wrappedValue = true
      second.wrappedValue = true
    }
    Text("one").wrapped(wrapping)
      .alert("First", isPresented: first) {
        Button("Next") { second.wrappedValue = true }.wrapped(wrapping)
      }
      .wrapped(wrapping)
      .alert("Second", isPresented: second) {
        Button("Dialog") { third.wrappedValue = true }.wrapped(wrapping)
      }
      .wrapped(wrapping)
      .confirmationDialog("Third", isPresented: third) { Button("Done") {} }
  }

  private func newer(_ carrier: Carrier, _ keeping: FlagKeeping) -> any TestHost {
    present {
      switch keeping {
      case .together:
        Carrying(carrier, Wishes()) { wishes in
          questions(
            wishes.isFirstShown, wishes.isSecondShown, wishes.isDialogShown, carrier.wrapping)
        }
      case .apart:
        Carrying(carrier, false) { first in
          Carrying(carrier, false) { second in
            Carrying(carrier, false) { third in questions(first, second, third, carrier.wrapping) }
          }
        }
      }
    }
  }

  @Test(
    "MX-17 newer ones may be attached to one view", arguments: Carrier.allCases,
    FlagKeeping.allCases)
  func several(_ carrier: Carrier, _ keeping: FlagKeeping) {
    let app = newer(carrier, keeping)
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

  @Test(
    "MX-17 one of them is up at a time", arguments: Carrier.allCases, FlagKeeping.allCases)
  func oneAtATime(_ carrier: Carrier, _ keeping: FlagKeeping) {
    let app = newer(carrier, keeping)
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
