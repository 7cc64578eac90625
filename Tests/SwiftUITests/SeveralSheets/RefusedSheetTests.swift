import SwiftUI
import Testing

/// Presentations that UIKit refuses, in its words (W-17).
@MainActor @Suite(.serialized) struct RefusedSheetTests {
  private struct Editor: View {
    let wrapping: Wrapping

    var body: some View {
      Group {
        Text("Ada")
        Closer()
      }
      .wrapped(wrapping)
    }
  }

  private struct Viewer: View {
    var body: some View { Text("viewer") }
  }

  /// A page inside of a stack presents, and so does the view around the stack.
  private struct Studio: View {
    let wrapping: Wrapping
    let flags: TwoFlags

    var body: some View {
      NavigationStack {
        Button("edit") { flags.first.wrappedValue = true }
        Button("view") { flags.second.wrappedValue = true }
          .wrapped(wrapping)
          .sheet(isPresented: flags.first) { Editor(wrapping: wrapping) }
          .wrapped(wrapping)
      }
      .wrapped(wrapping)
      .sheet(isPresented: flags.second) { Viewer().noted("viewer", Journal()) }
    }
  }

  private func studio(
    _ carrier: Carrier, _ keeping: FlagKeeping, holdsTransitions: Bool = false
  ) -> any TestHost {
    present(Circumstances(holdsTransitions: holdsTransitions)) {
      CarryingFlags(carrier, keeping) { Studio(wrapping: carrier.wrapping, flags: $0) }
    }
  }

  @Test(
    "W-17 another host of the window presents already", arguments: Carrier.allCases,
    FlagKeeping.allCases)
  func alreadyPresenting(_ carrier: Carrier, _ keeping: FlagKeeping) {
    let app = studio(carrier, keeping)
    app.tap("edit")
    app.tap("view", onLayer: 0)
    #expect(app.presented == ["sheet Editor"])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <Viewer> on <Studio> (from <Studio>) which is already presenting \
            <Editor>.
            """)
      ])
    #expect(app.events == ["sheet of Studio dropped"])
    app.tap("close")
    #expect(app.presented == [])
  }

  @Test(
    "W-17 another host's presentation is on the move", arguments: Carrier.allCases,
    FlagKeeping.allCases)
  func isMoving(_ carrier: Carrier, _ keeping: FlagKeeping) {
    let app = studio(carrier, keeping, holdsTransitions: true)
    app.tap("edit")
    app.tap("view", onLayer: 0)
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <Viewer> on <Studio> (from <Studio>) while a presentation is in \
            progress.
            """)
      ])
  }

  private struct Dying: View {
    let wrapping: Wrapping
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("close and show") {
        dismiss()
        isShown = true
      }
      .wrapped(wrapping)
      .sheet(isPresented: $isShown) { Viewer() }
    }
  }

  @Test("W-17 the content that asks is on its way out", arguments: Carrier.allCases)
  func isLeaving(_ carrier: Carrier) {
    let app = present {
      FlagStage(
        carrier, isShownAtFirst: true, [],
        content: { Dying(wrapping: carrier.wrapping).wrapped(carrier.wrapping) })
    }
    app.tap("close and show")
    #expect(app.presented == [])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <Viewer> on <Dying> (from <Dying>) whose view is not in the window \
            hierarchy.
            """)
      ])
  }
}
