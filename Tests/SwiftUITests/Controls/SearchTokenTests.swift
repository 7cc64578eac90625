import SwiftUI
import Testing

/// Search fields with tokens.
@MainActor @Suite(.serialized) struct SearchTokenTests {
  private struct Token: Identifiable, Hashable {
    var name: String
    var isNegated = false
    var id: String { name }

    static let red = Token(name: "red")
    static let blue = Token(name: "blue")
    static let round = Token(name: "round")
  }

  private struct Shelf: View {
    let wrapping: Wrapping
    @State private var query = ""
    @State private var tokens: [Token] = [.red]
    @State private var suggested: [Token] = [.red, .blue, .round]

    var body: some View {
      NavigationStack {
        Text("\(query), \(tokens.map(\.name).joined(separator: " "))")
          .wrapped(wrapping)
          .navigationTitle("Shelf")
          .searchable(
            text: $query, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find"
          ) { token in
            Text(token.name).wrapped(wrapping)
          }
          .wrapped(wrapping)
      }
    }
  }

  @Test("tokens stand in the field, and those suggested join them", arguments: Wrapping.allCases)
  func suggestions(_ wrapping: Wrapping) throws {
    let screen = Screen { Shelf(wrapping: wrapping) }
    #expect(screen.texts == ["Find", "red", ", red", "blue", "round"])
    try screen.write("bl", into: "Find")
    try screen.tap("blue")
    #expect(screen.texts == ["Find", "red", "blue", ", red blue", "round"])
    try #require(screen.row("red")).delete?()
    screen.host.settle()
    #expect(screen.texts == ["Find", "blue", ", blue", "red", "round"])
  }

  private struct Editable: View {
    let wrapping: Wrapping
    @State private var query = ""
    @State private var tokens: [Token] = [.red, .blue]

    var body: some View {
      NavigationStack {
        Text(tokens.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: ", "))
          .searchable(text: $query, editableTokens: $tokens) { $token in
            Toggle("Not \(token.name)", isOn: $token.isNegated).wrapped(wrapping)
          }
          .wrapped(wrapping)
          .searchSuggestions { Text("a round one").searchCompletion(Token.round).wrapped(wrapping) }
      }
    }
  }

  @Test("tokens that can be changed are, where they stand", arguments: Wrapping.allCases)
  func editable(_ wrapping: Wrapping) throws {
    let screen = Screen { Editable(wrapping: wrapping) }
    try screen.control("Not blue").isOn?.set(true)
    screen.host.settle()
    #expect(screen.texts.contains("red, not blue"))
  }

  private struct Completed: View {
    let wrapping: Wrapping
    @State private var query = ""
    @State private var tokens: [Token] = []

    var body: some View {
      NavigationStack {
        VStack {
          Text(tokens.map(\.name).joined())
          Text("a round one").wrapped(wrapping).searchCompletion(Token.round).wrapped(wrapping)
        }
        .wrapped(wrapping)
        .searchable(text: $query, tokens: $tokens) { Text($0.name).wrapped(wrapping) }
      }
    }
  }

  @Test("a suggestion of one's own puts its token into the field", arguments: Wrapping.allCases)
  func completion(_ wrapping: Wrapping) throws {
    let screen = Screen { Completed(wrapping: wrapping) }
    try screen.tap("a round one")
    #expect(screen.texts == ["Search", "round", "round", "a round one"])
  }
}
