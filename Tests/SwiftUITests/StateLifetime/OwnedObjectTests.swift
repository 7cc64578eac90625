import SwiftUI
import Testing

/// How often a view makes the objects it declares.
@MainActor @Suite(.serialized) struct OwnedObjectTests {
  @Test(
    "ST-05 a state object is made lazily, once in the life of the place",
    arguments: Wrapping.allCases)
  func stateObject(_ wrapping: Wrapping) {
    let census = Census()
    let app = present { Evaluating(content: { Owning(census: census).wrapped(wrapping) }) }
    #expect(census.made == 1)
    app.tap("evaluate")
    app.tap("evaluate")
    #expect(census.made == 1)
    #expect(app.texts.last == "thing 1")
  }

  @Test("ST-05 it is not made for a value that never comes into the tree")
  func unusedValue() {
    let census = Census()
    let unused = Owning(census: census)
    let app = present { Text("another view") }
    #expect(app.texts == ["another view"])
    #expect(census.made == 0)
    _ = unused
  }

  @Test("ST-05 another life of the place has another object")
  func anotherLife() {
    let census = Census()
    let app = present {
      FlagStage(.plain, [StageButton("open") { $0.wrappedValue = true }]) {
        Owning(census: census)
      }
    }
    #expect(census.made == 0)
    app.tap("open")
    #expect(app.texts == ["thing 1"])
    app.swipe()
    app.tap("open")
    #expect(app.texts == ["thing 2"])
  }

  @Test("ST-07 an observed object with an initial expression is a new one in every value")
  func observedObject() {
    let census = Census()
    let app = present { Evaluating(content: { Observing(census: census) }) }
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
  let content: @MainActor () -> Content
  @State private var turn = 0

  var body: some View {
    Button("evaluate") { turn += 1 }
    Text("turn \(turn)")
    content()
  }
}

private struct Owning: View {
  @StateObject private var thing: Thing

  init(census: Census) {
    _thing = StateObject(wrappedValue: census.make())
  }

  var body: some View { Text("thing \(thing.number)") }
}

private struct Observing: View {
  @ObservedObject var thing: Thing

  init(census: Census) {
    thing = census.make()
  }

  var body: some View { Text("thing \(thing.number)") }
}
