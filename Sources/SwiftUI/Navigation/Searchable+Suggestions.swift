// The older forms of search fields, with suggestions of their own.
extension View {
  /// Adds a search field to the bar of the page, with suggestions that are shown while a person searches.
  nonisolated public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field to the bar of the page, with its prompt and suggestions.
  nonisolated public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field to the bar of the page, with its prompt and suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
  }
}
