// Search fields with tokens that may be changed where they stand.
extension View {
  /// Adds a search field with tokens that their views may change.
  nonisolated public func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, editableTokens, nil, prompt, nil,
      { token($0.binding) })
  }

  /// Adds a search field with tokens that their views may change.
  nonisolated public func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, editableTokens, nil, Text(prompt), nil,
      { token($0.binding) })
  }

  /// Adds a search field with tokens that their views may change.
  @_disfavoredOverload
  nonisolated public func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View,
    Prompt: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, editableTokens, nil, Text(prompt), nil,
      { token($0.binding) })
  }

  /// Adds a search field with tokens that their views may change; a flag says whether a person searches.
  nonisolated public func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, editableTokens, nil, prompt, isPresented,
      { token($0.binding) })
  }

  /// Adds a search field with tokens that their views may change; a flag says whether a person searches.
  nonisolated public func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, editableTokens, nil, Text(prompt), isPresented,
      { token($0.binding) })
  }

  /// Adds a search field with tokens that their views may change; a flag says whether a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View,
    Prompt: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text, editableTokens, nil, Text(prompt), isPresented,
      { token($0.binding) })
  }
}
