import SwiftUI
import Testing

/// When `dismiss` writes, and when it comes too late.
@MainActor @Suite(.serialized) struct DismissTimingTests {
  @Test(
    "DI-07 on a sheet the flag is written at the call, the transition follows",
    arguments: Carrier.allCases)
  func writesAtTheCall(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions { Watching(carrier: carrier, journal: journal) }
    app.tap("open watched")
    app.finishTransitions()
    app.tap("close")
    #expect(journal.lines == ["before true", "after false"])
    #expect(app.layers.map(\.phase) == [.shown, .leaving])
  }

  @Test(
    "DI-09 called again while its sheet is leaving it does nothing", arguments: Carrier.allCases)
  func calledTwice(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions { Watching(carrier: carrier, journal: journal) }
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

  @Test("DI-09 called again it writes nothing a second time", arguments: Carrier.allCases)
  func writesOnce(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      Carrying(Carried(carrier, true)) { isShown in
        let noting = Binding(
          get: { isShown.wrappedValue },
          set: { value in
            journal.note("set \(value)")
            isShown.wrappedValue = value
          })
        Text("window").sheet(isPresented: noting) { Closer() }.wrapped(carrier.wrapping)
      }
    }
    app.finishTransitions()
    app.tap("close")
    app.tap("close")
    #expect(app.presented == ["sheet Closer (leaving)"])
    #expect(journal.lines == ["set false"])
  }

  @Test(
    "DI-09 called after its presentation is gone it does nothing, to the next one either",
    arguments: Carrier.allCases)
  func calledLate(_ carrier: Carrier) {
    let kept = KeptAction()
    let app = present { Keeping(carrier: carrier, kept: kept) }
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

  @Test(
    "DI-09 called after its page has been popped it does nothing", arguments: Wrapping.allCases)
  func calledAfterThePop(_ wrapping: Wrapping) {
    let kept = KeptAction()
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { _ in Keeper(kept: kept).wrapped(wrapping) }
          .wrapped(wrapping)
      }
    }
    app.tap("next")
    app.tap("close")
    app.tap("next")
    kept.first?()
    app.update()
    #expect(app.layers[0].pages.count == 1)
  }

  @Test("DI-13 presentationMode is the older form of the same", arguments: Carrier.allCases)
  func presentationMode(_ carrier: Carrier) {
    let app = present {
      FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
        OldCloser().wrapped(carrier.wrapping)
      }
      OldCloser().wrapped(carrier.wrapping)
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
  let carrier: Carrier
  let journal: Journal

  var body: some View {
    Carrying(Carried(carrier, false)) { isShown in
      Button("open watched") { isShown.wrappedValue = true }
        .sheet(isPresented: isShown) {
          WatchedContent(isShown: isShown, journal: journal).wrapped(carrier.wrapping)
        }
        .wrapped(carrier.wrapping)
    }
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
  let carrier: Carrier
  let kept: KeptAction

  var body: some View {
    FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) { Keeper(kept: kept) }
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
