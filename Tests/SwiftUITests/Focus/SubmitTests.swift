import SwiftUI
import Testing

/// What the return key does in a field.
@MainActor struct SubmitTests {
  private enum Field: Hashable {
    case first, second, kept
  }

  private struct Fields: View {
    let wrapping: Wrapping
    @FocusState private var field: Field?
    @State private var query = ""
    let journal: Journal

    var body: some View {
      NavigationStack {
        VStack {
          TextField("First", text: .constant(""))
            .focused($field, equals: .first)
            .wrapped(wrapping)
            .onSubmit {
              journal.note("first")
              field = .second
            }
            .wrapped(wrapping)
          TextField("Second", text: .constant("")).focused($field, equals: .second)
          TextField("Kept", text: .constant(""))
            .focused($field, equals: .kept)
            .onSubmit { field = .kept }
            .wrapped(wrapping)
          TextField("Scoped", text: .constant("")).wrapped(wrapping).submitScope()
            .wrapped(wrapping)
          TextField("Own", text: .constant("")).onSubmit(of: .search) { journal.note("no") }
            .wrapped(wrapping)
        }
        .wrapped(wrapping)
        .searchable(text: $query)
        .wrapped(wrapping)
      }
      .wrapped(wrapping)
      .onSubmit { journal.note("form") }
      .onSubmit(of: .search) { journal.note("search") }
      Text("at \(field.map { "\($0)" } ?? "none")")
    }
  }

  struct Row: Sendable {
    let field: String
    let notes: [String]
    let place: String
  }

  @Test(
    "the actions around a field run from the inside, and the keyboard goes if nobody moves it",
    arguments: [
      Row(field: "First", notes: ["first", "form"], place: "second"),
      Row(field: "Second", notes: ["form"], place: "none"),
      Row(field: "Kept", notes: ["form"], place: "kept"),
      Row(field: "Own", notes: ["form"], place: "none"),
      Row(field: "Search", notes: ["search"], place: "none"),
    ], Wrapping.allCases)
  func submits(_ row: Row, _ wrapping: Wrapping) throws {
    let journal = Journal()
    let screen = Screen { Fields(wrapping: wrapping, journal: journal) }
    try screen.write("x", into: row.field)
    #expect(screen.host.canSubmit)
    screen.host.submit()
    screen.host.settle()
    #expect(journal.lines == row.notes)
    #expect(screen.texts.contains("at \(row.place)"))
  }

  @Test("nothing is submitted without a keyboard, nor out of a scope", arguments: Wrapping.allCases)
  func scope(_ wrapping: Wrapping) throws {
    let screen = Screen { Fields(wrapping: wrapping, journal: Journal()) }
    #expect(!screen.host.canSubmit)
    try screen.write("x", into: "Scoped")
    #expect(!screen.host.canSubmit)
  }

  @Test(
    "the older forms of a field say when the keyboard comes, goes, and when return is pressed",
    arguments: Wrapping.allCases)
  func olderForms(_ wrapping: Wrapping) throws {
    let journal = Journal()
    let (title, secret) = ("Second", "Password")
    let screen = Screen {
      TextField(
        "First", text: .constant(""), onEditingChanged: { journal.note("first \($0)") },
        onCommit: { journal.note("commit") }
      )
      .wrapped(wrapping)
      .onSubmit { journal.note("submit") }
      TextField(title, text: .constant(""), onEditingChanged: { journal.note("second \($0)") })
      TextField("Third", text: .constant("")) { journal.note("third") }
      SecureField("Secret", text: .constant("")) { journal.note("secret") }.wrapped(wrapping)
      SecureField(secret, text: .constant("")) { journal.note("password") }
    }
    try screen.write("x", into: "First")
    #expect(journal.take() == ["first true"])
    try screen.write("y", into: "First")
    #expect(journal.take() == [])
    screen.host.submit()
    #expect(journal.take() == ["commit", "submit", "first false"])
    try screen.write("x", into: "First")
    try screen.write("x", into: "Second")
    #expect(journal.take() == ["first true", "first false", "second true"])
    for field in ["Third", "Secret", "Password"] {
      try screen.write("x", into: field)
      screen.host.submit()
    }
    #expect(journal.take() == ["second false", "third", "secret", "password"])
  }
}
