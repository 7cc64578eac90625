import SwiftUI
import Testing

/// What makes a place another place.
@MainActor @Suite(.serialized) struct IdentityTests {
  @Test("ST-08 the branches of an if are two places", arguments: Wrapping.allCases)
  func branches(_ wrapping: Wrapping) {
    let app = present { Branching(wrapping: wrapping) }
    app.tap("count")
    #expect(app.texts.last == "1")
    app.tap("switch")
    #expect(app.texts.last == "0")
    app.tap("count")
    app.tap("count")
    app.tap("switch")
    #expect(app.texts.last == "0")
  }

  @Test("ST-08 the cases of a switch are as many places", arguments: Wrapping.allCases)
  func cases(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Casing(wrapping: wrapping, journal: journal) }
    #expect(journal.take() == ["one appears"])
    app.tap("count")
    app.tap("next")
    #expect(app.texts.last == "0")
    #expect(journal.take().sorted() == ["one disappears", "two appears"])
    app.tap("count")
    app.tap("next")
    #expect(app.texts.last == "0")
    #expect(journal.take().sorted() == ["three appears", "two disappears"])
  }

  @Test(
    "ST-08 a value that changes within one place leaves its state alone",
    arguments: Wrapping.allCases)
  func ternary(_ wrapping: Wrapping) {
    let app = present { Choosing(wrapping: wrapping) }
    app.tap("count")
    app.tap("switch")
    #expect(app.texts.suffix(2) == ["count", "1"])
  }

  @Test("ST-09 a changed id is a removal and an insertion", arguments: Wrapping.allCases)
  func changedID(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Identified(wrapping: wrapping, journal: journal) }
    #expect(journal.take() == ["counter appears"])
    app.tap("count")
    app.tap("same id")
    #expect(journal.take() == [])
    #expect(app.texts.last == "1")
    app.tap("next id")
    #expect(journal.take().sorted() == ["counter appears", "counter disappears"])
    #expect(app.texts.last == "0")
  }

  @Test("ST-09 what was presented below is lost", arguments: Carrier.allCases)
  func changedIDLosesTheSheet(_ carrier: Carrier) {
    let model = CarriedModel(1)
    let app = present {
      IdentifiedStage(model: model) {
        FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) { Text("sheet") }
      }
    }
    app.tap("open")
    #expect(app.texts == ["sheet"])
    model.value = 2
    app.update()
    #expect(app.presented == [])
    #expect(app.events == ["sheet (Text) removed with its presenter"])
  }

  @Test("ST-11 AnyView keeps the place while the type inside stays", arguments: Wrapping.allCases)
  func erasedType(_ wrapping: Wrapping) {
    let app = present { Erasing(wrapping: wrapping) }
    app.tap("count")
    app.tap("next")
    #expect(app.texts.suffix(2) == ["count", "1"])
    app.tap("next")
    #expect(app.texts.suffix(1) == ["another type"])
    app.tap("next")
    #expect(app.texts.suffix(2) == ["count", "0"])
  }
}

private struct Branching: View {
  let wrapping: Wrapping
  @State private var isFirst = true

  var body: some View {
    Button("switch") { isFirst.toggle() }
    if isFirst {
      Counter().wrapped(wrapping)
    } else {
      Counter().wrapped(wrapping)
    }
  }
}

private struct Casing: View {
  let wrapping: Wrapping
  let journal: Journal
  @State private var number = 1

  var body: some View {
    Button("next") { number += 1 }
    switch number {
    case 1: Counter().noted("one", journal).wrapped(wrapping)
    case 2: Counter().noted("two", journal).wrapped(wrapping)
    default: Counter().noted("three", journal).wrapped(wrapping)
    }
  }
}

private struct Choosing: View {
  let wrapping: Wrapping
  @State private var isFirst = true

  var body: some View {
    Button("switch") { isFirst.toggle() }
    Labelled(label: isFirst ? "one" : "two").wrapped(wrapping)
  }

  private struct Labelled: View {
    let label: String

    var body: some View {
      Text(label)
      Counter()
    }
  }
}

private struct Identified: View {
  let wrapping: Wrapping
  let journal: Journal
  @State private var number = 1

  var body: some View {
    Button("same id") { number += 10 }
    Button("next id") { number += 1 }
    Counter().noted("counter", journal).wrapped(wrapping).id(number % 10)
  }
}

private struct IdentifiedStage<Content: View>: View {
  let model: CarriedModel<Int>
  @ViewBuilder let content: @MainActor () -> Content

  var body: some View { content().id(model.value) }
}

private struct Erasing: View {
  let wrapping: Wrapping
  @State private var turn = 0

  var body: some View {
    Button("next") { turn += 1 }
    erased.wrapped(wrapping)
  }

  private var erased: AnyView {
    turn == 2 ? AnyView(Text("another type")) : AnyView(Counter().wrapped(wrapping))
  }
}
