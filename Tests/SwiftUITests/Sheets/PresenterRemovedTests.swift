import SwiftUI
import Testing

/// The presenter goes while its sheet is up (SH-36 to SH-39).
@MainActor @Suite(.serialized) struct PresenterRemovedTests {
  /// A presenter behind a gate; the flag is held outside of it.
  private struct Gate: View {
    let carrier: Carrier
    let journal: Journal
    let isShown: CarriedModel<Bool>
    @State private var isOpen = true

    var body: some View {
      Button("gate") { isOpen.toggle() }
      Button("flag") { journal.note("\(isShown.value)") }
      if isOpen {
        Presenter(carrier: carrier, journal: journal, isShown: Bindable(isShown).value)
      }
    }
  }

  private struct Presenter: View {
    let carrier: Carrier
    let journal: Journal
    let isShown: Binding<Bool>

    var body: some View {
      switch carrier {
      case .erased: AnyView(presenting(AnyView(Text("presenter"))))
      case .group: presenting(Group { Text("presenter") })
      default: presenting(Text("presenter"))
      }
    }

    private func presenting(_ view: some View) -> some View {
      view.sheet(isPresented: isShown, onDismiss: { journal.note("onDismiss") }) {
        Counter().noted("sheet", journal)
      }
    }
  }

  nonisolated private static let carriers = [Carrier.plain, .group, .erased]

  @Test("SH-36 the sheet goes with it, without a move", arguments: carriers)
  func goesWithoutMove(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      Gate(carrier: carrier, journal: journal, isShown: CarriedModel(true))
    }
    app.finishTransitions()
    #expect(app.presented == ["sheet Counter"])
    app.tap("gate", onLayer: 0)
    #expect(app.presented == [])
    #expect(!app.finishTransition())
    #expect(journal.lines == ["sheet appears", "sheet disappears"])
  }

  @Test("SH-36 also in the middle of a move", arguments: [false, true])
  func goesWithinMove(_ isLeaving: Bool) {
    let app = presentHoldingTransitions {
      Gate(carrier: .plain, journal: Journal(), isShown: CarriedModel(true))
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

  @Test("SH-37 the flag isn't written, onDismiss isn't called, and it is said", arguments: carriers)
  func nothingWritten(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Gate(carrier: carrier, journal: journal, isShown: CarriedModel(true))
    }
    app.tap("gate", onLayer: 0)
    app.tap("flag")
    #expect(journal.lines == ["sheet appears", "sheet disappears", "true"])
    #expect(app.events == ["sheet (Counter) removed with its presenter"])
    #expect(app.issues == [])
  }

  @Test("SH-38 the sheet returns with its presenter, for a new life", arguments: carriers)
  func returns(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      Gate(carrier: carrier, journal: journal, isShown: CarriedModel(true))
    }
    app.tap("count")
    app.tap("gate", onLayer: 0)
    #expect(app.presented == [])
    app.tap("gate", onLayer: 0)
    #expect(app.presented == ["sheet Counter"])
    #expect(app.texts == ["count", "0"])
  }

  @Test("SH-38 it doesn't when the flag has been cleared meanwhile")
  func returnsNot() {
    let isShown = CarriedModel(true)
    let app = present { Gate(carrier: .plain, journal: Journal(), isShown: isShown) }
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
    let journal: Journal
    @State private var generation = 0

    var body: some View {
      Button("again") { generation += 1 }
      switch rebirth {
      case .otherID: Owner(journal: journal).id(generation)
      case .otherBranch:
        if generation == 0 { Owner(journal: journal) } else { Owner(journal: journal) }
      case .otherCase:
        switch generation {
        case 0: Owner(journal: journal)
        default: Owner(journal: journal)
        }
      case .otherContainer:
        AnyView(
          generation == 0
            ? AnyView(Owner(journal: journal)) : AnyView(Group { Owner(journal: journal) }))
      }
    }
  }

  private struct Owner: View {
    let journal: Journal
    @State private var isShown = false

    var body: some View {
      Button("show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { journal.note("onDismiss") }) {
          Text("sheet").noted("sheet", journal)
        }
    }
  }

  @Test("SH-39 an ancestor with a new identity takes the sheet away", arguments: Rebirth.allCases)
  private func newIdentity(_ rebirth: Rebirth) {
    let journal = Journal()
    let app = present { Reborn(rebirth: rebirth, journal: journal) }
    app.tap("show")
    #expect(app.presented == ["sheet Text"])
    app.tap("again", onLayer: 0)
    #expect(app.presented == [])
    #expect(journal.lines == ["sheet appears", "sheet disappears"])
    #expect(app.events == ["sheet (Text) removed with its presenter"])
  }
}
