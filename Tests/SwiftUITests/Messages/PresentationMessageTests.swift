import SwiftUI
import Testing

/// The framework's words about presentations and missing objects, each once as full text.
@MainActor @Suite(.serialized) struct PresentationMessageTests {
  @Test("W-14 a missing object of the old kind")
  func missingObservableObject() {
    let app = present { LedgerText() }
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

  @Test("W-15 a missing object of the new kind")
  func missingObservable() {
    let app = present { PaletteText() }
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

  @Test("W-16 a second sheet of one host")
  func secondSheet() {
    let app = present {
      Text("presenter")
        .sheet(isPresented: .constant(true)) { Text("first") }
        .sheet(isPresented: .constant(true)) { Text("second") }
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
    @State private var isFirstShown = true
    @State private var isSecondShown = false

    var body: some View {
      Button("exchange") {
        isFirstShown = false
        isSecondShown = true
      }
      .sheet(isPresented: $isFirstShown) { Text("first") }
      .sheet(isPresented: $isSecondShown) { MoodText() }
    }
  }

  @Test("W-17 where sheets asked for during a dismissal are dropped, it is said")
  func duringDismissal() {
    let app = present(Circumstances(dropsDuringDismissal: true)) { Asking() }
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

  @Test("W-17 where they wait, nothing is said of it")
  func waiting() {
    let app = present { Asking() }
    app.tap("exchange", onLayer: 0)
    #expect(app.presented == ["sheet MoodText"])
    #expect(!app.issueIDs.contains("W-17"))
  }

  @Test("W-19 a chosen height that isn't among those allowed")
  func unknownDetent() {
    let app = present {
      Text("presenter").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.large], selection: .constant(.medium))
      }
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
