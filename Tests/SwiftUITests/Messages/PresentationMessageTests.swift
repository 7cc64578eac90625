import SwiftUI
import Testing

/// The framework's words about presentations and missing objects, each once as full text.
@MainActor @Suite(.serialized) struct PresentationMessageTests {
  @Test("W-14 a missing object of the old kind", arguments: Wrapping.allCases)
  func missingObservableObject(_ wrapping: Wrapping) {
    let app = present { LedgerText().wrapped(wrapping) }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-14",
          message: """
            No ObservableObject of type Ledger found. A View.environmentObject(_:) for Ledger may \
            be missing as an ancestor of this view.
            """)
      ])
  }

  @Test("W-15 a missing object of the new kind", arguments: Wrapping.allCases)
  func missingObservable(_ wrapping: Wrapping) {
    let app = present { PaletteText().wrapped(wrapping) }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-15",
          message: """
            No Observable object of type Palette found. A View.environmentObject(_:) for Palette \
            may be missing as an ancestor of this view.
            """)
      ])
  }

  @Test("W-16 a second sheet of one host", arguments: Wrapping.allCases)
  func secondSheet(_ wrapping: Wrapping) {
    let app = present {
      Text("presenter").wrapped(wrapping)
        .sheet(isPresented: .constant(true)) { Text("first").wrapped(wrapping) }
        .wrapped(wrapping)
        .sheet(isPresented: .constant(true)) { Text("second").wrapped(wrapping) }
        .wrapped(wrapping)
    }
    #expect(app.texts == ["first"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-16",
          message: """
            Currently, only presenting a single sheet is supported.
            The next sheet will be presented when the currently presented sheet gets dismissed.
            """)
      ])
  }

  private struct Asking: View {
    let wrapping: Wrapping
    @Binding var flags: Flags

    var body: some View {
      Button("exchange") { flags = Flags(isFirstShown: false, isSecondShown: true) }
        .wrapped(wrapping)
        .sheet(isPresented: $flags.isFirstShown) { Text("first").wrapped(wrapping) }
        .wrapped(wrapping)
        .sheet(isPresented: $flags.isSecondShown) { MoodText() }
    }
  }

  private func asking(_ carrier: Carrier, drops: Bool) -> any TestHost {
    present(Circumstances(dropsDuringDismissal: drops)) {
      Carrying(carrier, Flags(isFirstShown: true)) {
        Asking(wrapping: carrier.wrapping, flags: $0)
      }
    }
  }

  @Test(
    "W-17 where sheets asked for during a dismissal are dropped, it is said",
    arguments: Carrier.allCases)
  func duringDismissal(_ carrier: Carrier) {
    let app = asking(carrier, drops: true)
    app.tap("exchange", onLayer: 0)
    #expect(app.presented == [])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <MoodText> on <Asking> (from <Asking>) while a presentation is in \
            progress.
            """)
      ])
    #expect(app.events == ["sheet of Asking dropped"])
  }

  @Test("W-17 where they wait, nothing is said of it", arguments: Carrier.allCases)
  func waiting(_ carrier: Carrier) {
    let app = asking(carrier, drops: false)
    app.tap("exchange", onLayer: 0)
    #expect(app.presented == ["sheet MoodText"])
    #expect(!app.issueIDs.contains("W-17"))
  }

  @Test("W-19 a chosen height that isn't among those allowed", arguments: Wrapping.allCases)
  func unknownDetent(_ wrapping: Wrapping) {
    let app = present {
      Text("presenter").sheet(isPresented: .constant(true)) {
        Text("sheet").wrapped(wrapping)
          .presentationDetents([.large], selection: .constant(.medium))
          .wrapped(wrapping)
      }
      .wrapped(wrapping)
    }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-19",
          message: """
            Cannot set selected sheet detent if it is not included in supported sheet detents.
            """)
      ])
  }
}
