import SwiftUI
import Testing

/// What views do with the keys pressed while the keyboard is in them.
@MainActor @Suite(.serialized) struct KeyPressTests {
  private struct Board: View {
    let wrapping: Wrapping
    let journal: Journal
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Word", text: $text)
          .onKeyPress(.return) {
            journal.note("inner return")
            return .handled
          }
          .wrapped(wrapping)
          .onKeyPress(keys: [.upArrow, .downArrow]) { press in
            journal.note("arrow \(press.phase == .down ? "down" : "other")")
            return press.key == .upArrow ? .handled : .ignored
          }
      }
      .wrapped(wrapping)
      .onKeyPress(characters: .whitespaces) { press in
        journal.note("blank “\(press.characters)”")
        return .handled
      }
      .onKeyPress(phases: .up) { press in
        journal.note("up of \(press.key == .tab ? "tab" : "another")")
        return .handled
      }
      .onKeyPress(.downArrow) {
        journal.note("outer down")
        return .ignored
      }
      .wrapped(wrapping)
    }
  }

  @Test(
    "a key goes to the views around the keyboard, until one has dealt with it",
    arguments: [
      (key: KeyEquivalent.return, isHandled: true, notes: ["inner return", "up of another"]),
      (key: .upArrow, isHandled: true, notes: ["arrow down", "up of another"]),
      (key: .downArrow, isHandled: true, notes: ["arrow down", "outer down", "up of another"]),
      (key: .space, isHandled: true, notes: ["blank “ ”", "up of another"]),
      (key: .tab, isHandled: true, notes: ["blank “\t”", "up of tab"]),
    ], Wrapping.allCases)
  func keys(_ row: (key: KeyEquivalent, isHandled: Bool, notes: [String]), _ wrapping: Wrapping) {
    let journal = Journal()
    let host = present { Board(wrapping: wrapping, journal: journal) }
    #expect(!host.press(key: row.key))
    host.type("a", into: "Word")
    #expect(host.press(key: row.key) == row.isHandled)
    #expect(journal.take() == row.notes)
  }
}
