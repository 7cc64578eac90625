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
}
