import SwiftUI
import Testing

/// What happens in which order when something is presented and dismissed.
@MainActor @Suite(.serialized) struct OrderOfEventsTests {
  @Test(
    "OR-01 presenting goes: flag, presenter, content, its onAppear inner first, end",
    arguments: Carrier.allCases)
  func presenting(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions { stage(carrier, journal) }
    _ = journal.take()
    app.tap("open")
    #expect(
      journal.lines == [
        "flag true", "presenter evaluated", "content evaluated", "inner appears", "outer appears",
      ])
    #expect(app.presented == ["sheet Content (arriving)"])
    #expect(app.finishTransition())
    #expect(app.presented == ["sheet Content"])
  }

  @Test(
    "OR-02 presenting a sheet says nothing to the presenter, nor does dismissing it",
    arguments: Carrier.allCases)
  func presenterStays(_ carrier: Carrier) {
    let journal = Journal()
    let app = present { Staying(carrier: carrier, kind: .sheet, journal: journal) }
    #expect(journal.take() == ["presenter appears"])
    app.tap("open")
    app.tap("close")
    #expect(journal.lines == [])
  }

  @Test(
    "OR-03 a cover leaves the presenter on screen as a sheet does", arguments: Carrier.allCases)
  func presenterStaysUnderACover(_ carrier: Carrier) {
    let journal = Journal()
    let app = present { Staying(carrier: carrier, kind: .cover, journal: journal) }
    _ = journal.take()
    app.tap("open")
    app.tap("close")
    #expect(journal.lines == [])
  }

  @Test(
    "OR-04 dismissing by code goes: flag, transition, onDisappear outer last, onDismiss",
    arguments: Carrier.allCases)
  func dismissingByCode(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions { stage(carrier, journal) }
    app.tap("open")
    app.finishTransitions()
    _ = journal.take()
    app.tap("close")
    #expect(journal.take() == ["flag false", "presenter evaluated"])
    #expect(app.presented == ["sheet Content (leaving)"])
    app.finishTransitions()
    #expect(journal.lines == ["inner disappears", "outer disappears", "onDismiss, flag false"])
  }

  @Test(
    "OR-04 dismissing by hand goes: transition, onDisappear, flag, onDismiss",
    arguments: Carrier.allCases)
  func dismissingByHand(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions { stage(carrier, journal) }
    app.tap("open")
    app.finishTransitions()
    _ = journal.take()
    app.swipe()
    #expect(app.presented == ["sheet Content (leaving)"])
    #expect(journal.lines == [])
    app.finishTransitions()
    #expect(
      journal.lines == [
        "inner disappears", "outer disappears", "flag false", "onDismiss, flag false",
        "presenter evaluated",
      ])
  }

  private func stage(_ carrier: Carrier, _ journal: Journal) -> some View {
    Carrying(Carried(carrier, false)) { isShown in
      Presenter(wrapping: carrier.wrapping, isShown: isShown, journal: journal)
    }
  }
}

/// A presenter whose body reads the flag, so that its evaluation is part of the order.
private struct Presenter: View {
  let wrapping: Wrapping
  @Binding var isShown: Bool
  let journal: Journal

  var body: some View {
    let _ = journal.note("presenter evaluated")
    let isShown = Binding(
      get: { self.isShown },
      set: { value in
        self.isShown = value
        journal.note("flag \(value)")
      })
    Button(self.isShown ? "presenting" : "open") { isShown.wrappedValue = true }
      .sheet(
        isPresented: isShown, onDismiss: { journal.note("onDismiss, flag \(self.isShown)") }
      ) {
        Content(wrapping: wrapping, journal: journal)
      }
      .wrapped(wrapping)
  }
}

private struct Content: View {
  let wrapping: Wrapping
  let journal: Journal

  var body: some View {
    let _ = journal.note("content evaluated")
    Group { Closer().noted("inner", journal).wrapped(wrapping) }
      .noted("outer", journal)
      .wrapped(wrapping)
  }
}

private struct Staying: View {
  let carrier: Carrier
  let kind: TestLayer.Kind
  let journal: Journal

  var body: some View {
    FlagStage(carrier, as: kind, [StageButton("open") { $0.wrappedValue = true }]) { Closer() }
      .wrapped(carrier.wrapping)
      .noted("presenter", journal)
  }
}
