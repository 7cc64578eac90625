import SwiftUI
import Testing

/// Whether the action runs first or the flag is written first (AL-02, AL-03).
@MainActor @Suite(.serialized) struct AnswerOrderTests {
  /// A question whose flag tells of its writes.
  private struct Noted: View {
    let kind: TestLayer.Kind
    let journal: Journal
    let wrapping: Wrapping
    @Binding var isShown: Bool

    private var flag: Binding<Bool> {
      Binding(
        get: { isShown },
        set: {
          journal.note("flag \($0)")
          isShown = $0
        })
    }

    var body: some View {
      if kind == .alert {
        ask.alert("Question", isPresented: flag) { answer }
      } else {
        ask.confirmationDialog("Question", isPresented: flag) { answer }
      }
    }

    private var ask: some View { Button("ask") { isShown = true }.wrapped(wrapping) }

    private var answer: some View {
      Button("Yes") { journal.note(isShown ? "yes, and still asked" : "yes, and asked no more") }
        .wrapped(wrapping)
    }
  }

  private func answered(
    _ carrier: Carrier, _ kind: TestLayer.Kind, _ circumstances: Circumstances = Circumstances()
  ) -> [String] {
    let journal = Journal()
    let app = present(circumstances) {
      Carrying(carrier, false) {
        Noted(kind: kind, journal: journal, wrapping: carrier.wrapping, isShown: $0)
      }
    }
    app.tap("ask")
    app.tap("Yes")
    return journal.take()
  }

  @Test(
    "AL-02 the action runs before the flag is written", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func actionFirst(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    #expect(answered(carrier, kind) == ["yes, and still asked", "flag false"])
  }

  @Test(
    "AL-03 or after it, as others have seen", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func writeFirst(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let lines = answered(carrier, kind, Circumstances(writesBeforeAction: true))
    #expect(lines == ["flag false", "yes, and asked no more"])
  }
}
