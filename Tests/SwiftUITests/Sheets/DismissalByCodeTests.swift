import SwiftUI
import Testing

/// Dismissal by code, and who writes the flag (SH-26, SH-29, SH-30).
@MainActor @Suite(.serialized) struct DismissalByCodeTests {
  @Test(
    "SH-26 the flag set to false, a later turn, the move, then onDismiss",
    arguments: Carrier.allCases, TestLayer.Kind.sheetOrCover)
  func flagSetToFalse(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      FlagStage(
        carrier, as: kind, isShownAtFirst: true,
        [
          StageButton("hide") {
            $0.wrappedValue = false
            journal.note("set to false")
          }
        ],
        onDismiss: { journal.note("onDismiss") }, content: { Text("sheet") })
    }
    app.finishTransitions()
    app.tap("hide", onLayer: 0)
    #expect(journal.lines == ["set to false"])
    #expect(app.presented == ["\(kind.rawValue) Text (leaving)"])
    #expect(app.finishTransition())
    #expect(journal.lines == ["set to false", "onDismiss"])
    #expect(app.presented == [])
  }

  @Test("SH-26 the item set to nil does the same", arguments: Carrier.allCases)
  func itemSetToNil(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      ItemStage(
        carrier, first: Person.ada, [StageButton("hide") { $0.wrappedValue = nil }],
        onDismiss: { journal.note("onDismiss") }, content: { Text($0.name) })
    }
    app.finishTransitions()
    app.tap("hide", onLayer: 0)
    #expect(app.presented == ["sheet Text (leaving)"])
    #expect(journal.lines == [])
    app.finishTransitions()
    #expect(journal.lines == ["onDismiss"])
  }

  /// A flag each write to which is noted.
  private struct NotingStage: View {
    let carrier: Carrier
    let journal: Journal

    var body: some View {
      Carrying(Carried(carrier, true)) { isShown in
        let noting = noting(isShown)
        Button("hide") { noting.wrappedValue = false }
          .sheet(isPresented: noting, onDismiss: { journal.note("onDismiss") }) {
            Dismissing(journal: journal).wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
      }
    }

    private func noting(_ isShown: Binding<Bool>) -> Binding<Bool> {
      Binding {
        isShown.wrappedValue
      } set: { value in
        MainActor.assumeIsolated { journal.note("set to \(value)") }
        isShown.wrappedValue = value
      }
    }
  }

  private struct Dismissing: View {
    let journal: Journal
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("close") {
        dismiss()
        journal.note("dismissed")
      }
    }
  }

  @Test(
    "SH-29 dismiss() writes the flag at once, then the sheet moves", arguments: Carrier.allCases)
  func dismissWritesAtOnce(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions { NotingStage(carrier: carrier, journal: journal) }
    app.finishTransitions()
    app.tap("close")
    #expect(journal.lines == ["set to false", "dismissed"])
    #expect(app.layers.map(\.phase) == [.shown, .leaving])
    app.finishTransitions()
    #expect(journal.lines == ["set to false", "dismissed", "onDismiss"])
  }

  @Test("SH-29 dismiss() works whatever carries the flag", arguments: Carrier.allCases)
  func dismissThroughCarriers(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      FlagStage(
        carrier, isShownAtFirst: true,
        [StageButton("flag") { journal.note("\($0.wrappedValue)") }],
        onDismiss: { journal.note("onDismiss") }, content: { Closer() })
    }
    app.tap("close")
    app.tap("flag")
    #expect(app.presented == [])
    #expect(journal.lines == ["onDismiss", "false"])
  }

  @Test(
    "SH-30 whether code's dismissal ends with a second write is a matter of policy",
    arguments: [
      (false, "hide", ["set to false", "onDismiss"]),
      (true, "hide", ["set to false", "set to false", "onDismiss"]),
      (false, "close", ["set to false", "dismissed", "onDismiss"]),
      (true, "close", ["set to false", "dismissed", "set to false", "onDismiss"]),
    ], Carrier.allCases)
  func secondWrite(
    _ row: (isTwice: Bool, button: String, lines: [String]), _ carrier: Carrier
  ) {
    let journal = Journal()
    let app = present(Circumstances(writesBackTwice: row.isTwice)) {
      NotingStage(carrier: carrier, journal: journal)
    }
    app.tap(row.button, onLayer: row.button == "hide" ? 0 : 1)
    #expect(journal.lines == row.lines)
    #expect(app.presented == [])
    #expect(app.issues == [])
  }

  @Test(
    "SH-30 a person's dismissal writes once under both", arguments: [false, true],
    Carrier.allCases)
  func swipeWritesOnce(_ isTwice: Bool, _ carrier: Carrier) {
    let journal = Journal()
    let app = present(Circumstances(writesBackTwice: isTwice)) {
      NotingStage(carrier: carrier, journal: journal)
    }
    app.swipe()
    #expect(journal.lines == ["set to false", "onDismiss"])
  }
}
