import SwiftUI
import Testing

/// When `dismiss` writes, and when it comes too late.
@MainActor @Suite(.serialized) struct DismissTimingTests {
  @Test("DI-07 on a sheet the flag is written at the call, the transition follows")
  func writesAtTheCall() {
    let journal = Journal()
    let app = presentHoldingTransitions { Watching(journal: journal) }
    app.tap("open watched")
    app.finishTransitions()
    app.tap("close")
    #expect(journal.lines == ["before true", "after false"])
    #expect(app.presented == ["sheet WatchedContent (leaving)"])
  }

  @Test("DI-09 called again while its sheet is leaving it does nothing")
  func calledTwice() {
    let journal = Journal()
    let app = presentHoldingTransitions { Watching(journal: journal) }
    app.tap("open watched")
    app.finishTransitions()
    app.tap("close")
    _ = journal.take()
    app.tap("close")
    #expect(journal.lines == ["before false", "after false"])
    app.finishTransitions()
    #expect(app.presented == [])
    #expect(app.issues == [])
  }

  @Test("DI-09 called again it writes nothing a second time")
  func writesOnce() {
    let journal = Journal()
    let model = CarriedModel(true)
    let isShown = Binding(
      get: { model.value },
      set: { value in
        journal.note("set \(value)")
        model.value = value
      })
    let app = presentHoldingTransitions { Text("window").sheet(isPresented: isShown) { Closer() } }
    app.finishTransitions()
    app.tap("close")
    app.tap("close")
    #expect(app.presented == ["sheet Closer (leaving)"])
    #expect(journal.lines == ["set false"])
  }

  @Test("DI-09 called after its presentation is gone it does nothing, to the next one either")
  func calledLate() {
    let kept = KeptAction()
    let app = present { Keeping(kept: kept) }
    app.tap("open")
    app.tap("close")
    #expect(app.presented == [])
    kept.dismiss?()
    app.update()
    #expect(app.screen == ["window Keeping"])
    app.tap("open")
    let late = kept.first
    late?()
    app.update()
    #expect(app.presented == ["sheet Keeper"])
    kept.dismiss?()
    app.update()
    #expect(app.presented == [])
  }

  @Test("DI-09 called after its page has been popped it does nothing")
  func calledAfterThePop() {
    let kept = KeptAction()
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { _ in Keeper(kept: kept) }
      }
    }
    app.tap("next")
    app.tap("close")
    app.tap("next")
    kept.first?()
    app.update()
    #expect(app.layers[0].pages == ["Keeper"])
  }

  @Test("DI-13 presentationMode is the older form of the same")
  func presentationMode() {
    let app = present {
      FlagStage(.plain, [StageButton("open") { $0.wrappedValue = true }]) { OldCloser() }
      OldCloser()
    }
    #expect(app.texts.suffix(2) == ["old close", "presented: false"])
    app.tap("open")
    #expect(app.texts == ["old close", "presented: true"])
    app.tap("old close")
    #expect(app.presented == [])
  }
}

/// A presenter that notes its flag around the call of `dismiss`.
private struct Watching: View {
  @State private var isShown = false
  let journal: Journal

  var body: some View {
    Button("open watched") { isShown = true }
      .sheet(isPresented: $isShown) { WatchedContent(isShown: $isShown, journal: journal) }
  }
}

private struct WatchedContent: View {
  @Binding var isShown: Bool
  let journal: Journal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("close") {
      journal.note("before \(isShown)")
      dismiss()
      journal.note("after \(isShown)")
    }
  }
}

/// Actions that outlive what they close.
@MainActor private final class KeptAction {
  var first: DismissAction?
  var dismiss: DismissAction?

  func keep(_ action: DismissAction) {
    first = first ?? action
    dismiss = action
  }
}

private struct Keeping: View {
  @State private var isShown = false
  let kept: KeptAction

  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: $isShown) { Keeper(kept: kept) }
  }
}

private struct Keeper: View {
  let kept: KeptAction
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("close") { dismiss() }.onAppear { kept.keep(dismiss) }
  }
}

private struct OldCloser: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("old close") { mode.wrappedValue.dismiss() }
    Text("presented: \(String(mode.wrappedValue.isPresented))")
  }
}
