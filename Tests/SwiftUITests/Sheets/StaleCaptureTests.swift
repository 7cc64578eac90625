import SwiftUI
import Testing

/// State that only the content closure reads (SH-20 to SH-22, SH-25).
@MainActor @Suite(.serialized) struct StaleCaptureTests {
  private struct Stage: View {
    let carrier: Carrier
    let journal: Journal
    @State private var number = 0

    var body: some View {
      FlagStage(carrier, [choosing(1), choosing(2)]) {
        Text("number \(number)").wrapped(carrier.wrapping)
        Button("print") { journal.note("\(number)") }
        Button("next") { number += 1 }
      }
    }

    private func choosing(_ number: Int) -> StageButton<Bool> {
      StageButton(number == 1 ? "one" : "two") {
        self.number = number
        $0.wrappedValue = true
      }
    }
  }

  @Test("SH-20 the first sheet shows the value from before", arguments: Carrier.allCases)
  func firstTime(_ carrier: Carrier) {
    let app = present { Stage(carrier: carrier, journal: Journal()) }
    app.tap("one")
    #expect(app.texts.first == "number 0")
  }

  @Test("SH-20 it is so through a modifier of the user's own and in a group")
  func otherCarriers() {
    struct Wrapped: View {
      @State private var number = 0
      @State private var isShown = false

      var body: some View {
        Group {
          AnyView(
            Button("one") {
              number = 1
              isShown = true
            })
        }
        .modifier(Sheeted(isShown: $isShown) { AnyView(Text("number \(number)")) })
      }
    }
    struct Sheeted: ViewModifier {
      let isShown: Binding<Bool>
      let sheet: () -> AnyView

      init(isShown: Binding<Bool>, _ sheet: @escaping () -> AnyView) {
        self.isShown = isShown
        self.sheet = sheet
      }

      func body(content: Content) -> some View {
        content.sheet(isPresented: isShown) { sheet() }
      }
    }
    let app = present { Wrapped() }
    app.tap("one")
    #expect(app.texts == ["number 0"])
  }

  @Test("SH-21 an action in the same sheet sees the current value", arguments: Carrier.allCases)
  func actionIsLive(_ carrier: Carrier) {
    let journal = Journal()
    let app = present { Stage(carrier: carrier, journal: journal) }
    app.tap("one")
    app.tap("print")
    #expect(app.texts.first == "number 0")
    #expect(journal.lines == ["1"])
  }

  @Test("SH-22 after the first read a change updates the sheet", arguments: Carrier.allCases)
  func laterChange(_ carrier: Carrier) {
    let app = present { Stage(carrier: carrier, journal: Journal()) }
    app.tap("one")
    app.tap("next")
    #expect(app.texts.first == "number 2")
  }

  @Test("SH-22 another value chosen later is right at once", arguments: Carrier.allCases)
  func secondTime(_ carrier: Carrier) {
    let app = present { Stage(carrier: carrier, journal: Journal()) }
    app.tap("one")
    app.swipe()
    app.tap("two")
    #expect(app.texts.first == "number 2")
  }

  @Test("SH-22 an equal value evaluates nothing", arguments: Carrier.allCases)
  func equalValue(_ carrier: Carrier) {
    let app = present { Stage(carrier: carrier, journal: Journal()) }
    app.tap("one")
    let bodies = app.bodies(of: Stage.self)
    app.swipe()
    app.tap("one")
    #expect(app.bodies(of: Stage.self) == bodies)
  }

  @Test(
    "SH-25 an optional unwrapped in a flag's sheet leaves it empty the first time",
    arguments: Carrier.allCases)
  func emptySheet(_ carrier: Carrier) {
    struct OptionalStage: View {
      let carrier: Carrier
      @State private var person: Person?

      var body: some View {
        FlagStage(carrier, [choosing(.ada), choosing(.grace)]) {
          if let person { Text(person.name).wrapped(carrier.wrapping) }
        }
      }

      private func choosing(_ person: Person) -> StageButton<Bool> {
        StageButton(person.name) {
          self.person = person
          $0.wrappedValue = true
        }
      }
    }
    let app = present { OptionalStage(carrier: carrier) }
    app.tap("Ada")
    #expect(app.isPresented(.sheet))
    #expect(app.texts == [])
    app.swipe()
    app.tap("Grace")
    #expect(app.texts == ["Grace"])
  }
}
