import SwiftUI
import Testing

/// The keys that choose an action (PM-17, PM-18).
@MainActor @Suite(.serialized) struct QuestionKeyTests {
  @Test(
    "PM-17 Return chooses the emphasised action, Escape the one that cancels",
    arguments: Carrier.allCases, TestLayer.Kind.questions)
  func keys(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    func question() -> any TestHost {
      asked(carrier, kind) {
        Button("Later") { journal.note("later") }
        Button("Now") { journal.note("now") }.wrapped(carrier.wrapping)
          .keyboardShortcut(.defaultAction)
        Button("Never", role: .cancel) { journal.note("never") }
      }
    }
    #expect(question().pressKey(.defaultAction))
    #expect(question().pressKey(.cancelAction))
    #expect(journal.take() == ["now", "never"])
  }

  @Test("PM-17 the one plain action needs no key of its own", arguments: Carrier.allCases)
  func plainAction(_ carrier: Carrier) {
    let journal = Journal()
    let app = asked(carrier, .alert) {
      Button("Save") { journal.note("saves") }
      Button("Throw away", role: .destructive) {}
    }
    #expect(app.pressKey(.defaultAction))
    #expect(journal.take() == ["saves"])
  }

  @Test("PM-18 a key belongs to the frontmost presentation", arguments: Carrier.allCases)
  func frontmost(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Carrying(carrier, true) { isAsked in
        Button("behind") { journal.note("behind") }
          .wrapped(carrier.wrapping)
          .keyboardShortcut(.cancelAction)
          .alert("Question", isPresented: isAsked) { Button("Yes") {} }
      }
    }
    #expect(!app.pressKey(.cancelAction))
    #expect(journal.take() == [])
    app.tap("Yes")
    #expect(app.pressKey(.cancelAction))
    #expect(journal.take() == ["behind"])
  }
}
