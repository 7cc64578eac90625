import SwiftUI
import Testing

/// What choosing an action of an alert or a dialog does (AL-02, AL-16, AL-17, AL-19, AL-20, DI-08).
@MainActor @Suite(.serialized) struct AnswerTests {
  private func question(
    _ carrier: Carrier, _ kind: TestLayer.Kind, _ journal: Journal,
    _ circumstances: Circumstances = Circumstances()
  ) -> any TestHost {
    present(circumstances) {
      FlagStage(
        carrier, as: kind,
        [
          StageButton("ask") { $0.wrappedValue = true },
          StageButton("withdraw") { $0.wrappedValue = false },
          StageButton("tell") { journal.note("flag \($0.wrappedValue)") },
        ]
      ) {
        Group {
          Button("Yes") { journal.note("yes") }
          Button("Delete", role: .destructive) { journal.note("delete") }
          Button("No", role: .cancel) { journal.note("no") }
        }
        .wrapped(carrier.wrapping)
      }
    }
  }

  @Test(
    "AL-02 an action runs, and the question is gone", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func answered(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = question(carrier, kind, journal)
    for answer in ["Yes", "Delete", "No"] {
      app.tap("ask")
      #expect(app.presented == ["\(kind) Question “Question”"])
      app.tap(answer)
      #expect(app.presented == [])
      app.tap("tell")
      #expect(journal.take() == [answer.lowercased(), "flag false"])
    }
  }

  @Test(
    "AL-16 code that withdraws the question runs no action", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func withdrawn(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = question(carrier, kind, journal)
    app.tap("ask")
    app.tap("withdraw", onLayer: 0)
    #expect(app.presented == [])
    app.tap("tell")
    #expect(journal.take() == ["flag false"])
  }

  @Test(
    "AL-17 a touch beside a dialog runs no action and writes false", arguments: Carrier.allCases,
    [Circumstances.Device.phone, .pad])
  func beside(_ carrier: Carrier, _ device: Circumstances.Device) {
    let journal = Journal()
    let app = question(carrier, .dialog, journal, Circumstances(device: device))
    app.tap("ask")
    #expect(app.swipe())
    #expect(app.presented == [])
    app.tap("tell")
    #expect(journal.take() == ["flag false"])
  }

  @Test("AL-17 an implicit cancel runs no action and writes false", arguments: Carrier.allCases)
  func implicitCancel(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      FlagStage(
        carrier, as: .dialog, isShownAtFirst: true,
        [StageButton("tell") { journal.note("flag \($0.wrappedValue)") }]
      ) {
        Button("Yes") { journal.note("yes") }
      }
    }
    #expect(app.pressKey(.cancelAction))
    #expect(app.presented == [])
    app.tap("tell")
    #expect(journal.take() == ["flag false"])
  }

  @Test("AL-17 an alert does not go by a touch beside it", arguments: Carrier.allCases)
  func besideAnAlert(_ carrier: Carrier) {
    let app = question(carrier, .alert, Journal())
    app.tap("ask")
    #expect(!app.swipe())
    #expect(app.isPresented(.alert))
  }

  @Test(
    "AL-19 a flag that is true from the start asks at first appearance",
    arguments: Carrier.allCases, TestLayer.Kind.questions)
  func fromTheStart(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = present {
      FlagStage(carrier, as: kind, isShownAtFirst: true, []) { Button("Yes") {} }
    }
    #expect(app.presented == ["\(kind) Question “Question”"])
  }

  @Test(
    "AL-20 actions are known by their roles", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func roles(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = question(carrier, kind, journal)
    app.tap("ask")
    let controls = app.layers.last?.controls ?? []
    #expect(controls.first { $0.role == .destructive }?.label == "Delete")
    #expect(controls.first { $0.role == .cancel }?.label == "No")
    #expect(app.pressKey(.cancelAction))
    #expect(journal.take() == ["no"])
  }

  private struct Draft: View {
    let carrier: Carrier
    let kind: TestLayer.Kind
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      FlagStage(carrier, as: kind, [StageButton("leave") { $0.wrappedValue = true }]) {
        Button("Throw away", role: .destructive) { dismiss() }
      }
    }
  }

  @Test(
    "DI-08 an action that calls the sheet's dismiss closes both", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func closesTheSheet(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) { Draft(carrier: carrier, kind: kind) }
    }
    app.tap("leave")
    #expect(app.layers.map(\.kind) == [.window, .sheet, kind])
    app.tap("Throw away")
    #expect(app.presented == [])
    #expect(app.issues == [])
    #expect(app.events == [])
  }

  @Test(
    "DI-08 dismiss read within the actions is the sheet's as well", arguments: Carrier.allCases)
  func readWithin(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) {
        FlagStage(carrier, as: .alert, [StageButton("leave") { $0.wrappedValue = true }]) {
          Closer()
        }
      }
    }
    app.tap("leave")
    app.tap("close")
    #expect(app.presented == [])
  }
}
