/// A token of a search field, as its view may want it.
struct SearchToken<Tokens: RandomAccessCollection & RangeReplaceableCollection> {
  let tokens: Binding<Tokens>
  let index: Tokens.Index
  let value: Tokens.Element
}

extension SearchToken where Tokens: MutableCollection {
  /// The token, to be changed where it stands.
  var binding: Binding<Tokens.Element> { tokens[index] }
}

/// A token's place among the others.
private struct SearchTokenPlace<ID: Hashable, Index>: Identifiable {
  let id: ID
  let index: Index
}

/// The tokens in a search field: rows that a person may delete.
nonisolated private struct SearchTokens<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
>: PrimitiveView where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let token: (SearchToken<Tokens>) -> Token

  @MainActor static func _update(_ view: SearchTokens, _ inputs: _ViewInputs) {
    let node = inputs.node
    let tokens = node.track { view.tokens.wrappedValue }
    node.semantics = tokens.isEmpty ? nil : .container(Container(.list))
    let places = zip(tokens.indices, tokens).map { SearchTokenPlace(id: $1.id, index: $0) }
    let rows = ForEach(places) { place in
      view.token(
        SearchToken(tokens: view.tokens, index: place.index, value: tokens[place.index]))
    }
    node.updateChild(
      rows.onDelete { offsets in
        let kept = view.tokens.wrappedValue.enumerated().filter { !offsets.contains($0.offset) }
        view.tokens.wrappedValue = Tokens(kept.map(\.element))
      })
  }
}

/// The tokens that may be put into a search field, those that are in it left out.
nonisolated private struct SuggestedTokens<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
>: View where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let suggested: Binding<Tokens>
  let token: (SearchToken<Tokens>) -> Token

  var body: some View {
    let suggestions = suggested.wrappedValue
    let chosen = Set(tokens.wrappedValue.map(\.id))
    ForEach(suggestions.filter { !chosen.contains($0.id) }) { suggestion in
      token(SearchToken(tokens: suggested, index: suggestions.startIndex, value: suggestion))
        .searchCompletion(suggestion)
    }
  }
}

/// A view that puts a token into the search field when it is tapped.
nonisolated struct TokenCompletionView<Content: View, Token>: View {
  let content: Content
  let token: ViewInput<Token>
  @Environment(\.search) private var search

  var body: some View {
    let (search, token) = (search, token)
    Button {
      search?.add(token.value)
    } label: {
      content
    }
  }
}

extension View {
  /// Adds a search field with tokens, and with suggestions if there are any.
  nonisolated func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    _ text: Binding<String>, _ tokens: Binding<Tokens>, _ suggested: Binding<Tokens>?,
    _ prompt: Text?, _ isPresented: Binding<Bool>?,
    _ token: @escaping (SearchToken<Tokens>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    let input = ViewInput((text: text, tokens: tokens))
    return SearchableView(
      content: SuggestionsView(
        content: self,
        suggestions: suggested.map {
          SuggestedTokens(tokens: tokens, suggested: $0, token: token)
        }),
      text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented,
      tokens: SearchTokens(tokens: tokens, token: token),
      hasTokens: { !input.value.tokens.wrappedValue.isEmpty },
      add: { token in
        guard let token = token as? Tokens.Element else { return }
        input.value.tokens.wrappedValue.append(token)
        input.value.text.wrappedValue = ""
      })
  }
}
