import SwiftUI
import Testing

/// The presenter goes while its sheet is up (SH-36 to SH-39).
@MainActor @Suite(.serialized) struct PresenterRemovedTests {
  /// A presenter behind a gate; the flag is held outside of it.
  private struct Gate: View {
    let journal: Journal
    let isShown: Carried<Bool>
    @State private var isOpen = true

    var body: some View {
      Carrying(isShown) { isShown in
        Button("gate") { isOpen.toggle() }
        Button("flag") { journal.note("\(isShown.wrappedValue)") }
        if isOpen {
          Presenter(wrapping: self.isShown.carrier.wrapping, journal: journal, isShown: isShown)
        }
      }
    }
  }

  private struct Presenter: View {
    let wrapping: Wrapping
    let journal: Journal
    let isShown: Binding<Bool>

    var body: some View {
      Text("presenter")
        .wrapped(wrapping)
        .sheet(isPresented: isShown, onDismiss: { journal.note("onDismiss") }) {
          Counter().noted("sheet", journal)
        }
        .wrapped(wrapping)
    }
  }

  @Test("SH-36 the sheet goes with it, without a move", arguments: Carrier.allCases)
  func goesWithoutMove(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      Gate(journal: journal, isShown: Carried(carrier, true))
    }
    app.finishTransitions()
    #expect(app.presented == ["sheet Counter"])
    app.tap("gate", onLayer: 0)
    #expect(app.presented == [])
    #expect(!app.finishTransition())
    #expect(journal.lines == ["sheet appears", "sheet disappears"])
  }

  @Test(
    "SH-36 also in the middle of a move", arguments: [false, true], Carrier.allCases)
  func goesWithinMove(_ isLeaving: Bool, _ carrier: Carrier) {
    let app = presentHoldingTransitions {
      Gate(journal: Journal(), isShown: Carried(carrier, true))
    }
    if isLeaving {
      app.finishTransitions()
      app.swipe()
    }
    #expect(app.layers.last?.phase == (isLeaving ? .leaving : .arriving))
    app.tap("gate", onLayer: 0)
    #expect(app.presented == [])
    #expect(!app.finishTransition())
  }

  @Test(
    "SH-37 the flag isn't written, onDismiss isn't called, and it is said",
    arguments: Carrier.allCases)
  func nothingWritten(_ carrier: Carrier) {
    let journal = Journal()
    let app = present { Gate(journal: journal, isShown: Carried(carrier, true)) }
    app.tap("gate", onLayer: 0)
    app.tap("flag")
    #expect(journal.lines == ["sheet appears", "sheet disappears", "true"])
    #expect(app.events == ["sheet (Counter) removed with its presenter"])
    #expect(app.issues == [])
  }

  @Test("SH-38 the sheet returns with its presenter, for a new life", arguments: Carrier.allCases)
  func returns(_ carrier: Carrier) {
    let app = present { Gate(journal: Journal(), isShown: Carried(carrier, true)) }
    app.tap("count")
    app.tap("gate", onLayer: 0)
    #expect(app.presented == [])
    app.tap("gate", onLayer: 0)
    #expect(app.presented == ["sheet Counter"])
    #expect(app.texts == ["count", "0"])
  }

  @Test(
    "SH-38 it doesn't when the flag has been cleared meanwhile", arguments: Carrier.allCases)
  func returnsNot(_ carrier: Carrier) {
    let isShown = Carried(carrier, true)
    let app = present { Gate(journal: Journal(), isShown: isShown) }
    app.tap("gate", onLayer: 0)
    isShown.value = false
    app.tap("gate", onLayer: 0)
    #expect(app.presented == [])
  }

  /// How an ancestor of the presenter is made anew.
  private enum Rebirth: String, CaseIterable, CustomTestStringConvertible {
    case otherID, otherBranch, otherCase, otherContainer

    var testDescription: String { rawValue }
  }

  private struct Reborn: View {
    let rebirth: Rebirth
    let carrier: Carrier
    let journal: Journal
    @State private var generation = 0

    var body: some View {
      Button("again") { generation += 1 }
      switch rebirth {
      case .otherID: owner.id(generation)
      case .otherBranch: if generation == 0 { owner } else { owner }
      case .otherCase:
        switch generation {
        case 0: owner
        default: owner
        }
      case .otherContainer:
        AnyView(generation == 0 ? AnyView(owner) : AnyView(Group { owner }))
      }
    }

    private var owner: some View {
      FlagStage(
        carrier, [StageButton("show") { $0.wrappedValue = true }],
        onDismiss: { journal.note("onDismiss") },
        content: { Text("sheet").noted("sheet", journal) }
      )
      .wrapped(carrier.wrapping)
    }
  }

  @Test(
    "SH-39 an ancestor with a new identity takes the sheet away", arguments: Rebirth.allCases,
    Carrier.allCases)
  private func newIdentity(_ rebirth: Rebirth, _ carrier: Carrier) {
    let journal = Journal()
    let app = present { Reborn(rebirth: rebirth, carrier: carrier, journal: journal) }
    app.tap("show")
    #expect(app.presented == ["sheet Text"])
    app.tap("again", onLayer: 0)
    #expect(app.presented == [])
    #expect(journal.lines == ["sheet appears", "sheet disappears"])
    #expect(app.events == ["sheet (Text) removed with its presenter"])
  }
}
