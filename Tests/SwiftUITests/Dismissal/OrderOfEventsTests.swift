import SwiftUI
import Testing

/// What happens in which order when something is presented and dismissed.
@MainActor @Suite(.serialized) struct OrderOfEventsTests {
  @Test("OR-01 presenting goes: flag, presenter, content, its onAppear inner first, end")
  func presenting() {
    let journal = Journal()
    let app = presentHoldingTransitions { Presenter(journal: journal) }
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

  @Test("OR-02 presenting a sheet says nothing to the presenter, nor does dismissing it")
  func presenterStays() {
    let journal = Journal()
    let app = present { Staying(kind: .sheet, journal: journal) }
    #expect(journal.take() == ["presenter appears"])
    app.tap("open")
    app.tap("close")
    #expect(journal.lines == [])
  }

  @Test("OR-03 a cover leaves the presenter on screen as a sheet does")
  func presenterStaysUnderACover() {
    let journal = Journal()
    let app = present { Staying(kind: .cover, journal: journal) }
    _ = journal.take()
    app.tap("open")
    app.tap("close")
    #expect(journal.lines == [])
  }

  @Test("OR-04 dismissing by code goes: flag, transition, onDisappear outer last, onDismiss")
  func dismissingByCode() {
    let journal = Journal()
    let app = presentHoldingTransitions { Presenter(journal: journal) }
    app.tap("open")
    app.finishTransitions()
    _ = journal.take()
    app.tap("close")
    #expect(journal.take() == ["flag false", "presenter evaluated"])
    #expect(app.presented == ["sheet Content (leaving)"])
    app.finishTransitions()
    #expect(journal.lines == ["inner disappears", "outer disappears", "onDismiss, flag false"])
  }

  @Test("OR-04 dismissing by hand goes: transition, onDisappear, flag, onDismiss")
  func dismissingByHand() {
    let journal = Journal()
    let app = presentHoldingTransitions { Presenter(journal: journal) }
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

  @Test("OR-06 the content's objects are released after the transition, not before")
  func objectsOutliveTheTransition() {
    weak var state: Tracked?
    weak var observed: Tracked?
    let app = presentHoldingTransitions {
      FlagStage(.plain, [StageButton("open") { $0.wrappedValue = true }]) {
        Owner(made: { (state, observed) = ($0, $1) })
        Closer()
      }
    }
    app.tap("open")
    app.finishTransitions()
    #expect(state != nil)
    #expect(observed != nil)
    app.tap("close")
    #expect(app.presented == ["sheet Owner (leaving)"])
    #expect(state != nil)
    #expect(observed != nil)
    app.finishTransitions()
    #expect(app.presented == [])
    #expect(state == nil)
    #expect(observed == nil)
  }

  @Test("OR-06 what a stack in the content was made of is released too")
  func stacksAreReleased() {
    weak var captured: Tracked?
    let app = present {
      FlagStage(.plain, [StageButton("open") { $0.wrappedValue = true }]) {
        let tracked = Tracked()
        let _ = captured = tracked
        NavigationStack { Holding(tracked: tracked) }
      }
    }
    app.tap("open")
    #expect(captured != nil)
    app.tap("close")
    #expect(app.presented == [])
    #expect(captured == nil)
  }

  @Test("OR-06 what a presenter was made of is released with it")
  func presentersAreReleased() {
    weak var captured: Tracked?
    let app = present { Removable { captured = $0 } }
    #expect(captured != nil)
    app.tap("remove")
    #expect(captured == nil)
  }
}

/// A view with something in it, and a way out.
private struct Holding: View {
  let tracked: Tracked

  var body: some View { Closer() }
}

/// A presenter that holds something in its sheet's content, and can be taken away.
private struct Removable: View {
  @State private var isThere = true
  let made: @MainActor (Tracked) -> Void

  var body: some View {
    Button("remove") { isThere = false }
    if isThere {
      let tracked = Tracked()
      let _ = made(tracked)
      Text("presenter").sheet(isPresented: .constant(false)) { Holding(tracked: tracked) }
    }
  }
}

/// A presenter whose body reads the flag, so that its evaluation is part of the order.
private struct Presenter: View {
  @State private var isShown = false
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
        Content(journal: journal)
      }
  }
}

private struct Content: View {
  let journal: Journal

  var body: some View {
    let _ = journal.note("content evaluated")
    Group { Closer().noted("inner", journal) }.noted("outer", journal)
  }
}

private struct Staying: View {
  let kind: TestLayer.Kind
  let journal: Journal

  var body: some View {
    FlagStage(.plain, as: kind, [StageButton("open") { $0.wrappedValue = true }]) { Closer() }
      .noted("presenter", journal)
  }
}

/// An object whose end is looked for.
private final class Tracked: ObservableObject {}

private struct Owner: View {
  @State private var state = Tracked()
  @StateObject private var observed = Tracked()
  let made: @MainActor (Tracked, Tracked) -> Void

  var body: some View {
    Text("owner").onAppear { made(state, observed) }
  }
}
