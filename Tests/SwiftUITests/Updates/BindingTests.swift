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

  @Test("UP-19 the duplicates that the framework writes reach the setter too")
  func duplicatesFromControls() {
    let journal = Journal()
    let app = present {
      FlagStage(
        .plain, isShownAtFirst: true,
        []
      ) {
        Toggle(
          "on", isOn: Binding(get: { false }, set: { journal.note("set \($0)") }))
      }
    }
    app.tap("on")
    app.tap("on")
    #expect(journal.lines == ["set true", "set true"])
  }

  @Test("UP-22 an unwrapped binding outlives its value during a dismissal")
  func unwrappedBinding() {
    for isModel in [false, true] {
      let app = presentHoldingTransitions { Unwrapping(isModel: isModel) }
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

  @Test("UP-24 handing a binding on does not make the parent depend on it")
  func handingOn() {
    let app = present { HandingOn() }
    let before = app.bodies(of: HandingOn.self)
    app.tap("add")
    app.tap("add")
    #expect(app.texts == ["add", "2"])
    #expect(app.bodies(of: HandingOn.self) == before)
  }

  @Test("UP-24 nor does a part of it, nor handing it on twice")
  func handingOnTwice() {
    let app = present { Outer() }
    let before = app.bodies(of: Outer.self) + app.bodies(of: Middle.self)
    app.tap("rename")
    #expect(app.texts == ["rename", "Alice"])
    #expect(app.bodies(of: Outer.self) + app.bodies(of: Middle.self) == before)
  }

  @Test("UP-24 reading through the binding does")
  func readingThroughIt() {
    let app = present { ReadingOn() }
    let before = app.bodies(of: ReadingOn.self)
    app.tap("add")
    #expect(app.bodies(of: ReadingOn.self) == before + 1)
    #expect(app.texts == ["1", "add", "1"])
  }
}

/// A sheet whose content edits the optional it is presented for.
private struct Unwrapping: View {
  let isModel: Bool
  @State private var person: Person?
  @State private var model = CarriedModel<Person?>(nil)

  var body: some View {
    let item = isModel ? $model.value : $person
    Button("open") { item.wrappedValue = .ada }
      .sheet(item: item) { _ in
        if let person = Binding(item) {
          NameView(name: person.name)
          Button("rename") { person.wrappedValue.name = "Ada King" }
        }
        Button("close") { item.wrappedValue = nil }
      }
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

private struct HandingOn: View {
  @State private var number = 0

  var body: some View { Adder(number: $number) }
}

private struct ReadingOn: View {
  @State private var number = 0

  var body: some View {
    Text("\($number.wrappedValue)")
    Adder(number: $number)
  }
}

private struct Outer: View {
  @State private var person = Person.ada

  var body: some View { Middle(person: $person) }
}

private struct Middle: View {
  @Binding var person: Person

  var body: some View {
    Button("rename") { person.name = "Alice" }
    NameView(name: $person.name)
  }
}
