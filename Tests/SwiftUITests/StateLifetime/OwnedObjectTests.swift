import SwiftUI
import Testing

/// How often a view makes the objects it declares.
@MainActor @Suite(.serialized) struct OwnedObjectTests {
  @Test(
    "ST-05 a state object is made lazily, once in the life of the place",
    arguments: Wrapping.allCases)
  func stateObject(_ wrapping: Wrapping) {
    let census = Census()
    let app = present { Evaluating { Owning(census: census, turn: $0).wrapped(wrapping) } }
    #expect(census.made == 1)
    app.tap("evaluate")
    app.tap("evaluate")
    #expect(census.made == 1)
    #expect(app.texts.last == "thing 1 at 2")
  }

  @Test("ST-05 it is not made for a value that never comes into the tree")
  func unusedValue() {
    let census = Census()
    let unused = Owning(census: census, turn: 0)
    let app = present { Text("another view") }
    #expect(app.texts == ["another view"])
    #expect(census.made == 0)
    _ = unused
  }

  @Test("ST-05 another life of the place has another object", arguments: Carrier.allCases)
  func anotherLife(_ carrier: Carrier) {
    let census = Census()
    let app = present {
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
        Owning(census: census, turn: 0).wrapped(carrier.wrapping)
      }
    }
    #expect(census.made == 0)
    app.tap("open")
    #expect(app.texts == ["thing 1 at 0"])
    app.swipe()
    app.tap("open")
    #expect(app.texts == ["thing 2 at 0"])
  }

  @Test(
    "ST-07 an observed object with an initial expression is a new one in every value",
    arguments: Wrapping.allCases)
  func observedObject(_ wrapping: Wrapping) {
    let census = Census()
    let app = present { Evaluating { _ in Observing(census: census).wrapped(wrapping) } }
    #expect(app.texts.last == "thing 1")
    app.tap("evaluate")
    #expect(app.texts.last == "thing 2")
    app.tap("evaluate")
    #expect(app.texts.last == "thing 3")
    #expect(census.made == 3)
  }
}

/// Counts the things made.
@MainActor private final class Census {
  private(set) var made = 0

  func make() -> Thing {
    made += 1
    return Thing(number: made)
  }
}

private final class Thing: ObservableObject {
  let number: Int

  init(number: Int) {
    self.number = number
  }
}

/// A view that makes its content anew when it is told to.
private struct Evaluating<Content: View>: View {
  @ViewBuilder let content: @MainActor (Int) -> Content
  @State private var turn = 0

  var body: some View {
    Button("evaluate") { turn += 1 }
    Text("turn \(turn)")
    content(turn)
  }
}

private struct Owning: View {
  let turn: Int
  @StateObject private var thing: Thing

  init(census: Census, turn: Int) {
    self.turn = turn
    _thing = StateObject(wrappedValue: census.make())
  }

  var body: some View { Text("thing \(thing.number) at \(turn)") }
}

private struct Observing: View {
  @ObservedObject var thing: Thing

  init(census: Census) {
    thing = census.make()
  }

  var body: some View { Text("thing \(thing.number)") }
}
