import SwiftUI
import Testing

/// Where the keyboard is, and what the properties of an app say of it.
@MainActor struct FocusTests {
  private enum Field: Hashable {
    case name, mail, ghost
  }

  private struct Sheet: View {
    let wrapping: Wrapping
    @FocusState private var isTyping: Bool

    var body: some View {
      TextField("Note", text: .constant("")).wrapped(wrapping).focused($isTyping).wrapped(wrapping)
      Text("note \(isTyping)")
    }
  }

  private struct Form: View {
    let wrapping: Wrapping
    @FocusState private var field: Field?
    @State private var isDisabled = false
    @State private var isGone = false
    @State private var isPresented = false
    let changes: Journal

    var body: some View {
      Text("at \(field.map { "\($0)" } ?? "none")")
      if !isGone {
        VStack { TextField("Name", text: .constant("")).wrapped(wrapping) }
          .wrapped(wrapping)
          .focused($field, equals: .name)
          .wrapped(wrapping)
          .disabled(isDisabled)
      }
      TextField("Mail", text: .constant("")).wrapped(wrapping).focused($field, equals: .mail)
        .wrapped(wrapping)
      TextField("Other", text: .constant(""))
      Button("To mail") { field = .mail }
      Button("To name") { field = .name }
      Button("To ghost") { field = .ghost }
      Button("Away") { field = nil }
      Button("Disable") { isDisabled = true }
      Button("Remove") { isGone = true }
      Button("Present") { isPresented = true }
        .onChange(of: field) { old, new in
          changes.note(
            "\(old.map { "\($0)" } ?? "none") → \(new.map { "\($0)" } ?? "none")")
        }
        .sheet(isPresented: $isPresented) { Sheet(wrapping: wrapping) }
    }
  }

  struct Row: Sendable {
    let hands: [String]
    let place: String
    let changes: [String]
  }

  @Test(
    "the keyboard goes where a person types or a program says, and nowhere else",
    arguments: [
      Row(hands: [], place: "none", changes: []),
      Row(hands: ["type Name"], place: "name", changes: ["none → name"]),
      Row(
        hands: ["type Name", "type Mail"], place: "mail",
        changes: ["none → name", "name → mail"]),
      Row(
        hands: ["type Name", "type Other"], place: "none",
        changes: ["none → name", "name → none"]),
      Row(hands: ["To mail"], place: "mail", changes: ["none → mail"]),
      Row(
        hands: ["To mail", "To name"], place: "name", changes: ["none → mail", "mail → name"]),
      Row(hands: ["To mail", "Away"], place: "none", changes: ["none → mail", "mail → none"]),
      Row(hands: ["Disable", "To name"], place: "none", changes: ["none → name", "name → none"]),
      Row(hands: ["To name", "Disable"], place: "none", changes: ["none → name", "name → none"]),
      Row(hands: ["To name", "Remove"], place: "none", changes: ["none → name", "name → none"]),
      Row(hands: ["Remove", "To name"], place: "none", changes: ["none → name", "name → none"]),
      Row(hands: ["To ghost"], place: "none", changes: ["none → ghost", "ghost → none"]),
      Row(hands: ["To name", "Present"], place: "none", changes: ["none → name", "name → none"]),
    ], Wrapping.allCases)
  func moves(_ row: Row, _ wrapping: Wrapping) throws {
    let changes = Journal()
    let screen = Screen { Form(wrapping: wrapping, changes: changes) }
    for hand in row.hands {
      if hand.hasPrefix("type ") {
        try screen.write("x", into: String(hand.dropFirst(5)))
      } else {
        try screen.tap(hand)
      }
    }
    #expect(screen.windowTexts.first == "at \(row.place)")
    #expect(changes.lines == row.changes)
  }

  @Test("a sheet has a keyboard of its own", arguments: Wrapping.allCases)
  func sheet(_ wrapping: Wrapping) throws {
    let changes = Journal()
    let screen = Screen { Form(wrapping: wrapping, changes: changes) }
    try screen.write("x", into: "Name")
    try screen.tap("Present")
    #expect(screen.texts.contains("note false"))
    try screen.write("x", into: "Note")
    #expect(screen.texts.contains("note true"))
    #expect(changes.lines == ["none → name", "name → none"])
  }

  private struct Child: View {
    @FocusState<Bool>.Binding var isTyping: Bool

    var body: some View {
      TextField("Inner", text: .constant("")).focused($isTyping)
      Button("Give up") { isTyping = false }
      Text("child \(isTyping)")
    }
  }

  private struct Parent: View {
    let wrapping: Wrapping
    @FocusState private var isTyping

    var body: some View {
      Text("parent \(isTyping)")
      Child(isTyping: $isTyping).wrapped(wrapping)
    }
  }

  @Test("a view within shares the property of its parent", arguments: Wrapping.allCases)
  func child(_ wrapping: Wrapping) throws {
    let screen = Screen { Parent(wrapping: wrapping) }
    #expect(screen.texts.contains("parent false") && screen.texts.contains("child false"))
    try screen.write("x", into: "Inner")
    #expect(screen.texts.contains("parent true") && screen.texts.contains("child true"))
    try screen.tap("Give up")
    #expect(screen.texts.contains("parent false") && screen.texts.contains("child false"))
  }

  private struct Default: View {
    let wrapping: Wrapping
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).wrapped(wrapping).focused($field, equals: .name)
          .wrapped(wrapping)
        Text("Mail").focusable().wrapped(wrapping).focused($field, equals: .mail)
          .wrapped(wrapping)
        Text("at \(field.map { "\($0)" } ?? "none")")
        Button("To mail") { field = .mail }
      }
      .wrapped(wrapping)
      .defaultFocus($field, .name)
    }
  }

  @Test(
    "a default has the keyboard on appearance; what is focusable can have it too",
    arguments: Wrapping.allCases)
  func defaults(_ wrapping: Wrapping) throws {
    let screen = Screen { Default(wrapping: wrapping) }
    #expect(screen.texts.contains("at name"))
    try screen.tap("To mail")
    #expect(screen.texts.contains("at mail"))
  }
}

extension Screen {
  /// The texts of the window, whatever lies over it.
  fileprivate var windowTexts: [String] {
    host.layers.first.map { host.elements(of: $0).flatMap(\.texts) } ?? []
  }
}
