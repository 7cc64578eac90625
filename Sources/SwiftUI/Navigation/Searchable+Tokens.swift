// Search fields with tokens: things that stand in front of the text, and that a person may delete.
extension View {
  /// Adds a search field with tokens.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, nil, prompt, nil,
      { token($0.value) })
  }

  /// Adds a search field with tokens.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, nil, Text(prompt), nil,
      { token($0.value) })
  }

  /// Adds a search field with tokens.
  @_disfavoredOverload
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, nil, Text(prompt), nil,
      { token($0.value) })
  }

  /// Adds a search field with tokens, of which some are suggested while a person searches.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, suggestedTokens, prompt, nil,
      { token($0.value) })
  }

  /// Adds a search field with tokens, of which some are suggested while a person searches.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, suggestedTokens, Text(prompt), nil,
      { token($0.value) })
  }

  /// Adds a search field with tokens, of which some are suggested while a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, suggestedTokens, Text(prompt), nil,
      { token($0.value) })
  }

  /// Adds a search field with tokens; a flag says whether a person searches.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, nil, prompt, isPresented,
      { token($0.value) })
  }

  /// Adds a search field with tokens; a flag says whether a person searches.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, nil, Text(prompt), isPresented,
      { token($0.value) })
  }

  /// Adds a search field with tokens; a flag says whether a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, nil, Text(prompt), isPresented,
      { token($0.value) })
  }

  /// Adds a search field with tokens, of which some are suggested while a person searches; a flag says whether a person searches.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, suggestedTokens, prompt, isPresented,
      { token($0.value) })
  }

  /// Adds a search field with tokens, of which some are suggested while a person searches; a flag says whether a person searches.
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, suggestedTokens, Text(prompt), isPresented,
      { token($0.value) })
  }

  /// Adds a search field with tokens, of which some are suggested while a person searches; a flag says whether a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, tokens, suggestedTokens, Text(prompt), isPresented,
      { token($0.value) })
  }
}
