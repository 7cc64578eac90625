import SwiftUI
import Testing

/// When the builders of an alert or a dialog run (AL-01).
@MainActor @Suite(.serialized) struct QuestionBuilderTests {
  private struct Asked {
    var count = 0
    var isShown = false
  }

  private func counting(
    _ carrier: Carrier, _ kind: TestLayer.Kind, _ journal: Journal
  ) -> any TestHost {
    present {
      Carrying(carrier, Asked()) { asked in
        let _ = journal.note("body")
        Button("count") { asked.wrappedValue.count += 1 }
        let ask = Button("ask") {
          asked.wrappedValue.count += 7
          asked.wrappedValue.isShown = true
        }
        .wrapped(carrier.wrapping)
        if kind == .alert {
          ask.alert("Question", isPresented: asked.isShown) {
            actions(asked.wrappedValue.count, journal).wrapped(carrier.wrapping)
          } message: {
            Text("There are \(asked.wrappedValue.count).").wrapped(carrier.wrapping)
          }
        } else {
          ask.confirmationDialog("Question", isPresented: asked.isShown) {
            actions(asked.wrappedValue.count, journal).wrapped(carrier.wrapping)
          } message: {
            Text("There are \(asked.wrappedValue.count).").wrapped(carrier.wrapping)
          }
        }
      }
    }
  }

  @ViewBuilder private func actions(_ count: Int, _ journal: Journal) -> some View {
    let _ = journal.note("actions of \(count)")
    Button("Take \(count)") {}
    Button("No", role: .cancel) {}
  }

  @Test(
    "AL-01 the builders run with the body, shown or not", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func eager(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = counting(carrier, kind, journal)
    #expect(journal.take() == ["body", "actions of 0"])
    app.tap("count")
    #expect(journal.take() == ["body", "actions of 1"])
  }

  @Test(
    "AL-01 so that nothing is stale, at the first time or a later one",
    arguments: Carrier.allCases, TestLayer.Kind.questions)
  func fresh(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = counting(carrier, kind, Journal())
    for count in [7, 14] {
      app.tap("ask")
      #expect(app.texts.first == "There are \(count).")
      #expect(app.labels.sorted() == ["No", "Take \(count)"])
      app.tap("Take \(count)")
    }
  }
}
