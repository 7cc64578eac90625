import SwiftUI
import Testing

/// What bindings read, write and depend on.
@MainActor @Suite(.serialized) struct BindingTests {
  @Test("UP-19 the closures of a binding are called at every access, and nothing is compared")
  func closures() {
    var gets = 0
    var sets: [Int] = []
    let binding = Binding(
      get: {
        gets += 1
        return 5
      }, set: { sets.append($0) })
    _ = binding.wrappedValue
    _ = binding.wrappedValue
    #expect(gets == 2)
    binding.wrappedValue = 5
    binding.wrappedValue = 5
    #expect(sets == [5, 5])
  }

  @Test(
    "UP-19 the duplicates that the framework writes reach the setter too",
    arguments: Carrier.allCases)
  func duplicatesFromControls(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) {
        Toggle("on", isOn: Binding(get: { false }, set: { journal.note("set \($0)") }))
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("on")
    app.tap("on")
    #expect(journal.lines == ["set true", "set true"])
  }

  @Test(
    "UP-22 an unwrapped binding outlives its value during a dismissal",
    arguments: Carrier.allCases)
  func unwrappedBinding(_ carrier: Carrier) {
    let app = presentHoldingTransitions {
      Carrying(carrier, Person?.none) { item in
        Button("open") { item.wrappedValue = .ada }.wrapped(carrier.wrapping)
          .sheet(item: item) { _ in
            if let person = Binding(item) {
              NameView(name: person.name).wrapped(carrier.wrapping)
              Button("rename") { person.wrappedValue.name = "Ada King" }
            }
            Button("close") { item.wrappedValue = nil }
          }
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("open")
    app.finishTransitions()
    app.tap("rename")
    #expect(app.texts == ["Ada King", "rename", "close"])
    app.tap("close")
    #expect(app.presented.count == 1)
    #expect(app.texts == ["Ada King", "rename", "close"])
    app.finishTransitions()
    #expect(app.presented == [])
  }

  @Test("UP-22 a view that reads it when the source is nil sees the last value")
  func unwrappedBindingOfNil() {
    var person: Person? = .ada
    let optional = Binding(get: { person }, set: { person = $0 })
    let unwrapped = Binding(optional)
    #expect(unwrapped?.wrappedValue == .ada)
    unwrapped?.wrappedValue.name = "Ada King"
    #expect(person == .adaKing)
    person = nil
    #expect(unwrapped?.wrappedValue == .adaKing)
    #expect(Binding(optional) == nil)
  }

  @Test(
    "UP-24 handing a binding on does not make the parent depend on it",
    arguments: Carrier.ofWhatIsRead)
  func handingOn(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 0) { number in
        let _ = journal.note("parent")
        Adder(number: number).wrapped(carrier.wrapping)
      }
    }
    #expect(journal.take() == ["parent"])
    app.tap("add")
    app.tap("add")
    #expect(app.texts == ["add", "2"])
    #expect(journal.take() == [])
  }

  @Test(
    "UP-24 nor does a part of it, nor handing it on twice", arguments: Carrier.ofWhatIsRead)
  func handingOnTwice(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, Person.ada) { person in
        let _ = journal.note("outer")
        Middle(journal: journal, wrapping: carrier.wrapping, person: person)
          .wrapped(carrier.wrapping)
      }
    }
    #expect(journal.take() == ["outer", "middle"])
    app.tap("rename")
    #expect(app.texts == ["rename", "Alice"])
    #expect(journal.take() == [])
  }

  @Test("UP-24 reading through the binding does", arguments: Carrier.allCases)
  func readingThroughIt(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, 0) { number in
        let _ = journal.note("parent")
        Text("\(number.wrappedValue)")
        Adder(number: number).wrapped(carrier.wrapping)
      }
    }
    app.tap("add")
    #expect(journal.lines == ["parent", "parent"])
    #expect(app.texts == ["1", "add", "1"])
  }
}

private struct NameView: View {
  @Binding var name: String

  var body: some View { Text(name) }
}

private struct Adder: View {
  @Binding var number: Int

  var body: some View {
    Button("add") { number += 1 }
    Text("\(number)")
  }
}

private struct Middle: View {
  let journal: Journal
  let wrapping: Wrapping
  @Binding var person: Person

  var body: some View {
    let _ = journal.note("middle")
    Button("rename") { person.name = "Alice" }
    NameView(name: $person.name).wrapped(wrapping)
  }
}
