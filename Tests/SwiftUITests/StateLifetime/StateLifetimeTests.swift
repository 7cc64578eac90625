import SwiftUI
import Testing

/// State lives as long as its place in the tree, not as long as a view value.
@MainActor @Suite(.serialized) struct StateLifetimeTests {
  @Test("ST-01 state outlives the view values of its place", arguments: Wrapping.allCases)
  func outlivesValues(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Parent(wrapping: wrapping, journal: journal) }
    app.tap("count")
    app.tap("count")
    app.tap("evaluate")
    app.tap("evaluate")
    #expect(journal.lines == ["value 0", "value 1", "value 2"])
    #expect(app.texts.suffix(1) == ["2"])
  }

  @Test("ST-01 it is destroyed with its place, and made anew", arguments: Wrapping.allCases)
  func diesWithThePlace(_ wrapping: Wrapping) {
    let app = present { Switching(wrapping: wrapping) }
    app.tap("count")
    #expect(app.texts.last == "1")
    app.tap("switch")
    #expect(app.texts == ["switch"])
    app.tap("switch")
    #expect(app.texts.last == "0")
  }

  @Test(
    "ST-02 the content of a sheet starts anew at each presentation", arguments: Carrier.allCases)
  func sheetStartsAnew(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
        Counter()
        Closer()
      }
    }
    for _ in 0..<2 {
      app.tap("open")
      #expect(app.texts == ["count", "0", "close"])
      app.tap("count")
      #expect(app.texts == ["count", "1", "close"])
      app.tap("close")
    }
  }

  @Test("ST-02 dismissed by hand too", arguments: Carrier.allCases)
  func swipedSheetStartsAnew(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
        Counter().wrapped(carrier.wrapping)
      }
    }
    app.tap("open")
    app.tap("count")
    app.swipe()
    app.tap("open")
    #expect(app.texts == ["count", "0"])
  }

  @Test(
    "ST-03 the initial value counts once in the life of the place", arguments: Carrier.allCases)
  func initialValueCountsOnce(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, "Jim") { name in
        Button("rename") { name.wrappedValue = "Alice" }
        Copying(name: name.wrappedValue).wrapped(carrier.wrapping)
      }
    }
    #expect(app.texts == ["rename", "Jim as Jim"])
    app.tap("rename")
    #expect(app.texts == ["rename", "Alice as Jim"])
  }

  @Test(
    "ST-03 so a sheet with a copy of its item keeps the old one when the id stays",
    arguments: Carrier.allCases)
  func copyStaysWithTheID(_ carrier: Carrier) {
    let model = CarriedModel<Binding<Person?>?>(nil)
    let app = present {
      ItemStage(
        carrier,
        [
          StageButton("open") { item in
            model.value = item
            item.wrappedValue = .ada
          }
        ]
      ) { Copying(name: $0.name) }
    }
    app.tap("open")
    #expect(app.texts == ["Ada as Ada"])
    model.value?.wrappedValue = .adaKing
    app.update()
    #expect(app.texts == ["Ada King as Ada"])
    model.value?.wrappedValue = .grace
    app.update()
    #expect(app.texts == ["Grace as Grace"])
  }

  @Test("ST-14 presenting leaves the presenter's state alone", arguments: Carrier.allCases)
  func presentersStateStays(_ carrier: Carrier) {
    let app = present {
      Counter()
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) { Closer() }
    }
    app.tap("count")
    app.tap("open")
    #expect(app.layers[0].texts.prefix(2) == ["count", "1"])
    app.tap("close")
    app.tap("count")
    #expect(app.texts.prefix(2) == ["count", "2"])
  }

  @Test("ST-14 nor is the state of what the modifier stands on", arguments: Wrapping.allCases)
  func stateUnderTheModifierStays(_ wrapping: Wrapping) {
    let app = present { Presenter(wrapping: wrapping) }
    app.tap("count")
    app.tap("open")
    app.tap("close")
    #expect(app.texts == ["open", "count", "1"])
  }
}

/// A parent that makes a new value of its child's view at each evaluation.
private struct Parent: View {
  let wrapping: Wrapping
  let journal: Journal
  @State private var turn = 0

  var body: some View {
    Button("evaluate") { turn += 1 }
    Child(number: turn, journal: journal).wrapped(wrapping)
  }

  private struct Child: View {
    let number: Int
    @State private var count = 0

    init(number: Int, journal: Journal) {
      self.number = number
      journal.note("value \(number)")
    }

    var body: some View {
      Button("count") { count += 1 }
      Text("\(count)")
    }
  }
}

private struct Presenter: View {
  let wrapping: Wrapping
  @State private var isShown = false

  var body: some View {
    Button("open") { isShown = true }
    Counter().wrapped(wrapping).sheet(isPresented: $isShown) { Closer() }
  }
}

private struct Switching: View {
  let wrapping: Wrapping
  @State private var isThere = true

  var body: some View {
    Button("switch") { isThere.toggle() }
    if isThere { Counter().wrapped(wrapping) }
  }
}

/// A view that copies what it is given into state.
private struct Copying: View {
  let name: String
  @State private var copy: String

  init(name: String) {
    self.name = name
    _copy = State(initialValue: name)
  }

  var body: some View { Text("\(name) as \(copy)") }
}
