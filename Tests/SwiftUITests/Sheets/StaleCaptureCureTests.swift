import SwiftUI
import Testing

/// What keeps a sheet from showing an old value, each alone (SH-23, SH-24).
@MainActor @Suite(.serialized) struct StaleCaptureCureTests {
  @Test("SH-23 reading the value in the body")
  func readInBody() {
    struct Stage: View {
      @State private var number = 0
      @State private var isShown = false

      var body: some View {
        Button("one \(number)") {
          number = 1
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text("number \(number)") }
      }
    }
    let app = present { Stage() }
    app.tap("one 0")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-23 reading the value in onChange")
  func readInOnChange() {
    struct Stage: View {
      @State private var number = 0
      @State private var isShown = false

      var body: some View {
        Button("one") {
          number = 1
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text("number \(number)") }
        .onChange(of: number) {}
      }
    }
    let app = present { Stage() }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-23 passing a binding")
  func binding() {
    struct Stage: View {
      @State private var number = 0
      @State private var isShown = false

      var body: some View {
        Button("one") {
          number = 1
          isShown = true
        }
        .sheet(isPresented: $isShown) { Number(value: $number) }
      }
    }
    struct Number: View {
      @Binding var value: Int

      var body: some View { Text("number \(value)") }
    }
    let app = present { Stage() }
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

  private final class Desk: ObservableObject {
    @Published var number = 0
  }

  @Test("SH-23 holding the value in an observable object")
  func observableObject() {
    struct Stage: View {
      @StateObject private var desk = Desk()
      @State private var isShown = false

      var body: some View {
        Button("one") {
          desk.number = 1
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text("number \(desk.number)") }
      }
    }
    let app = present { Stage() }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-24 a model read in the closure is never stale")
  func model() {
    struct Stage: View {
      @State private var model = CarriedModel(0)
      @State private var isShown = false

      var body: some View {
        Button("one") {
          model.value = 1
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text("number \(model.value)") }
      }
    }
    let app = present { Stage() }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }

  @Test("SH-24 nor is an object that nothing observes")
  func plainObject() {
    final class Box {
      var number = 0
    }
    struct Stage: View {
      let box = Box()
      @State private var isShown = false

      var body: some View {
        Button("one") {
          box.number = 1
          isShown = true
        }
        .sheet(isPresented: $isShown) { Text("number \(box.number)") }
      }
    }
    let app = present { Stage() }
    app.tap("one")
    #expect(app.texts == ["number 1"])
  }
}
