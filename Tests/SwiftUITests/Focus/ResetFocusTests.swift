import SwiftUI
import Testing

/// What a view that can have the keyboard tells what it holds, and which place a focus scope prefers.
@MainActor struct ResetFocusTests {
  private struct Mark: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text("\(name) \(isFocused)") }
  }

  private struct Board: View {
    let wrapping: Wrapping
    @FocusState private var place: String?
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        Mark(name: "left").wrapped(wrapping).focusable().focused($place, equals: "left")
          .wrapped(wrapping)
        Mark(name: "right").focusable().focused($place, equals: "right")
          .wrapped(wrapping)
          .prefersDefaultFocus(in: scope)
          .wrapped(wrapping)
        Mark(name: "fixed").wrapped(wrapping).focusable(false)
      }
      .wrapped(wrapping)
      .focusScope(scope)
      Button("To left") { place = "left" }
      Button("Away") { place = nil }
      Button("Reset") { resetFocus(in: scope) }
      Text("at \(place ?? "none")")
    }
  }

  struct Row: Sendable {
    let taps: [String]
    let marks: [String]
  }

  @Test(
    "a view learns whether the nearest place that can have the keyboard has it",
    arguments: [
      Row(taps: [], marks: ["left false", "right false", "fixed false", "at none"]),
      Row(taps: ["To left"], marks: ["left true", "right false", "fixed false", "at left"]),
      Row(
        taps: ["To left", "Away"], marks: ["left false", "right false", "fixed false", "at none"]),
      Row(
        taps: ["To left", "Reset"],
        marks: ["left false", "right true", "fixed false", "at right"]),
    ], Wrapping.allCases)
  func isFocused(row: Row, _ wrapping: Wrapping) throws {
    let screen = Screen { Board(wrapping: wrapping) }
    for label in row.taps { try screen.tap(label) }
    #expect(screen.texts.filter { $0.contains(" ") && !$0.hasPrefix("To") } == row.marks)
  }
}
