import SwiftUI
import Testing

/// Dismissal by a person (SH-27, SH-28, SH-31, SH-35).
@MainActor @Suite(.serialized) struct DismissalByPersonTests {
  @Test("SH-27 the flag stays true until the move has ended", arguments: Carrier.allCases)
  func writtenAtTheEnd(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      FlagStage(
        carrier, isShownAtFirst: true,
        [StageButton("flag") { journal.note("\($0.wrappedValue)") }],
        content: { Text("sheet") })
    }
    app.finishTransitions()
    #expect(app.swipe())
    #expect(app.presented == ["sheet Text (leaving)"])
    app.tap("flag", onLayer: 0)
    app.finishTransitions()
    #expect(app.presented == [])
    app.tap("flag", onLayer: 0)
    #expect(journal.lines == ["true", "false"])
  }

  @Test("SH-27 an item stays too, until then", arguments: Carrier.allCases)
  func itemWrittenAtTheEnd(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      ItemStage(
        carrier, first: Person.ada,
        [StageButton("item") { journal.note($0.wrappedValue?.name ?? "nil") }],
        content: { Text($0.name) })
    }
    app.finishTransitions()
    app.swipe()
    app.tap("item", onLayer: 0)
    app.finishTransitions()
    app.tap("item", onLayer: 0)
    #expect(journal.lines == ["Ada", "nil"])
  }

  @Test("SH-28 the flag is written first, so onDismiss sees nil", arguments: Carrier.allCases)
  func writtenBeforeOnDismiss(_ carrier: Carrier) {
    let journal = Journal()
    let model = CarriedModel<() -> Person?>({ .jean })
    let app = present {
      ItemStage(
        carrier,
        [
          StageButton("show") { item in
            model.value = { item.wrappedValue }
            item.wrappedValue = .ada
          }
        ],
        onDismiss: { journal.note("onDismiss sees \(model.value()?.name ?? "nil")") },
        content: { Text($0.name) })
    }
    app.tap("show")
    app.swipe()
    #expect(journal.lines == ["onDismiss sees nil"])
  }

  @Test("SH-31 a drag let go of changes nothing", arguments: Carrier.allCases)
  func released(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      FlagStage(
        carrier, isShownAtFirst: true,
        [StageButton("flag") { journal.note("\($0.wrappedValue)") }],
        onDismiss: { journal.note("onDismiss") }, content: { Counter() })
    }
    app.finishTransitions()
    app.tap("count")
    #expect(app.beginSwipe())
    app.releaseSwipe()
    app.finishTransitions()
    #expect(app.presented == ["sheet Counter"])
    app.tap("count")
    #expect(app.texts == ["count", "2"])
    app.tap("flag", onLayer: 0)
    #expect(journal.lines == ["true"])
    #expect(app.swipe())
  }

  private struct Refusing: View {
    let wrapping: Wrapping
    let journal: Journal
    let isConstant: Bool
    @State private var number = 0

    var body: some View {
      Button("next \(number)") { number += 1 }
        .wrapped(wrapping)
        .sheet(
          isPresented: isConstant ? .constant(true) : Binding(get: { true }, set: { _ in }),
          onDismiss: { journal.note("onDismiss") },
          content: { Text("sheet").wrapped(wrapping) }
        )
        .wrapped(wrapping)
    }
  }

  @Test(
    "SH-35 a binding that refuses the write-back is reported", arguments: [false, true],
    Wrapping.allCases)
  func refused(_ isConstant: Bool, _ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Refusing(wrapping: wrapping, journal: journal, isConstant: isConstant) }
    #expect(app.isPresented(.sheet))
    #expect(app.swipe())
    #expect(app.presented == [])
    #expect(journal.lines == ["onDismiss"])
    #expect(
      app.issues == [
        TestIssue(
          id: "SH-35",
          message: """
            The binding of a presentation in \(wrapping.name(within: "Refusing")) refused the \
            write-back: the sheet is gone, and its flag still asks for it.
            """)
      ])
  }

  @Test(
    "SH-35 it is presented again when a change reaches the modifier", arguments: [false, true],
    Wrapping.allCases)
  func presentedAgain(_ isConstant: Bool, _ wrapping: Wrapping) {
    let app = present {
      Refusing(wrapping: wrapping, journal: Journal(), isConstant: isConstant)
    }
    app.swipe()
    app.update()
    #expect(app.presented == [])
    app.tap("next 0")
    #expect(app.isPresented(.sheet))
  }
}
