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
    @State private var query = ""
    @State private var tokens: [Token] = [.red]
    @State private var suggested: [Token] = [.red, .blue, .round]

    var body: some View {
      NavigationStack {
        Text("\(query), \(tokens.map(\.name).joined(separator: " "))")
          .navigationTitle("Shelf")
          .searchable(
            text: $query, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find"
          ) { token in
            Text(token.name)
          }
      }
    }
  }

  @Test("tokens stand in the field, and those suggested join them")
  func suggestions() throws {
    let screen = Screen { Shelf() }
    #expect(screen.texts == ["Find", "red", ", red", "blue", "round"])
    try screen.write("bl", into: "Find")
    try screen.tap("blue")
    #expect(screen.texts == ["Find", "red", "blue", ", red blue", "round"])
    try #require(screen.row("red")).delete?()
    screen.host.settle()
    #expect(screen.texts == ["Find", "blue", ", blue", "red", "round"])
  }

  private struct Editable: View {
    @State private var query = ""
    @State private var tokens: [Token] = [.red, .blue]

    var body: some View {
      NavigationStack {
        Text(tokens.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: ", "))
          .searchable(text: $query, editableTokens: $tokens) { $token in
            Toggle("Not \(token.name)", isOn: $token.isNegated)
          }
          .searchSuggestions { Text("a round one").searchCompletion(Token.round) }
      }
    }
  }

  @Test("tokens that can be changed are, where they stand")
  func editable() throws {
    let screen = Screen { Editable() }
    try screen.control("Not blue").isOn?.set(true)
    screen.host.settle()
    #expect(screen.texts.contains("red, not blue"))
  }

  private struct Completed: View {
    @State private var query = ""
    @State private var tokens: [Token] = []

    var body: some View {
      NavigationStack {
        VStack {
          Text(tokens.map(\.name).joined())
          Text("a round one").searchCompletion(Token.round)
        }
        .searchable(text: $query, tokens: $tokens) { Text($0.name) }
      }
    }
  }

  @Test("a suggestion of one's own puts its token into the field")
  func completion() throws {
    let screen = Screen { Completed() }
    try screen.tap("a round one")
    #expect(screen.texts == ["Search", "round", "round", "a round one"])
  }
}
