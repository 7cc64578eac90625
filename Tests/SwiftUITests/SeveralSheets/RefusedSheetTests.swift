import SwiftUI
import Testing

/// Presentations that UIKit refuses, in its words (W-17).
@MainActor @Suite(.serialized) struct RefusedSheetTests {
  private struct Editor: View {
    let name: String

    var body: some View {
      Text(name)
      Closer()
    }
  }

  private struct Viewer: View {
    var body: some View { Text("viewer") }
  }

  /// A page inside of a stack presents, and so does the view around the stack.
  private struct Studio: View {
    @State private var isEditing = false
    @State private var isViewing = false

    var body: some View {
      NavigationStack {
        Button("edit") { isEditing = true }
        Button("view") { isViewing = true }
          .sheet(isPresented: $isEditing) { Editor(name: "Ada") }
      }
      .sheet(isPresented: $isViewing) { Viewer().noted("viewer", Journal()) }
    }
  }

  @Test("W-17 another host of the window presents already")
  func alreadyPresenting() {
    let app = present { Studio() }
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

  @Test("W-17 another host's presentation is on the move")
  func isMoving() {
    let app = presentHoldingTransitions { Studio() }
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
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("close and show") {
        dismiss()
        isShown = true
      }
      .sheet(isPresented: $isShown) { Viewer() }
    }
  }

  @Test("W-17 the content that asks is on its way out")
  func isLeaving() {
    let app = present {
      FlagStage(.plain, isShownAtFirst: true, [], content: { Dying() })
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
