import SwiftUI
import Testing

/// What keeps a sheet from showing an old value, each alone (SH-23, SH-24).
@MainActor @Suite(.serialized) struct StaleCaptureCureTests {
  @Test("SH-23 reading the value in the body", arguments: Carrier.allCases)
  func readInBody(_ carrier: Carrier) {
    struct Stage: View {
      let carrier: Carrier
      @State private var number = 0

      var body: some View {
        Text("read \(number)").wrapped(carrier.wrapping)
        FlagStage(carrier, [showing { number = 1 }]) {
          Text("number \(number)").wrapped(carrier.wrapping)
        }
        .wrapped(carrier.wrapping)
      }
    }
    let app = present { Stage(carrier: carrier) }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-23 reading the value in onChange", arguments: Carrier.allCases)
  func readInOnChange(_ carrier: Carrier) {
    struct Stage: View {
      let carrier: Carrier
      @State private var number = 0

      var body: some View {
        FlagStage(carrier, [showing { number = 1 }]) {
          Text("number \(number)").wrapped(carrier.wrapping)
        }
        .wrapped(carrier.wrapping)
        .onChange(of: number) {}
      }
    }
    let app = present { Stage(carrier: carrier) }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-23 passing a binding", arguments: Carrier.allCases)
  func binding(_ carrier: Carrier) {
    struct Number: View {
      @Binding var value: Int

      var body: some View { Text("number \(value)") }
    }
    let app = present {
      Carrying(Carried(carrier, 0)) { number in
        FlagStage(carrier, [showing { number.wrappedValue = 1 }]) {
          Number(value: number).wrapped(carrier.wrapping)
        }
      }
    }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-23 presenting an item", arguments: Carrier.allCases)
  func item(_ carrier: Carrier) {
    let app = present {
      ItemStage(
        carrier, [StageButton("Ada") { $0.wrappedValue = .ada }],
        content: { (person: Person) in Text(person.name) })
    }
    app.tap("Ada")
    #expect(app.texts == ["Ada"])
  }

  @Test("SH-23 holding the value in an observable object", arguments: Carrier.allCases)
  func observableObject(_ carrier: Carrier) {
    struct Stage: View {
      let carrier: Carrier
      @StateObject private var desk = CarriedObject(0)

      var body: some View {
        FlagStage(carrier, [showing { desk.value = 1 }]) {
          Text("number \(desk.value)").wrapped(carrier.wrapping)
        }
        .wrapped(carrier.wrapping)
      }
    }
    let app = present { Stage(carrier: carrier) }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-24 a model read in the closure is never stale", arguments: Carrier.allCases)
  func model(_ carrier: Carrier) {
    struct Stage: View {
      let carrier: Carrier
      @State private var model = CarriedModel(0)

      var body: some View {
        FlagStage(carrier, [showing { model.value = 1 }]) {
          Text("number \(model.value)").wrapped(carrier.wrapping)
        }
        .wrapped(carrier.wrapping)
      }
    }
    let app = present { Stage(carrier: carrier) }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-24 nor is an object that nothing observes", arguments: Carrier.allCases)
  func plainObject(_ carrier: Carrier) {
    final class Box {
      var number = 0
    }
    struct Stage: View {
      let carrier: Carrier
      let box = Box()

      var body: some View {
        FlagStage(carrier, [showing { box.number = 1 }]) {
          Text("number \(box.number)").wrapped(carrier.wrapping)
        }
        .wrapped(carrier.wrapping)
      }
    }
    let app = present { Stage(carrier: carrier) }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }
}

/// A button that changes the value, and asks for the sheet in the same action.
@MainActor private func showing(_ change: @escaping @MainActor () -> Void) -> StageButton<Bool> {
  StageButton("one") {
    change()
    $0.wrappedValue = true
  }
}
