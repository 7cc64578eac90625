/// What is shown while a person searches: here, where the search is around it, else with the field inside the content.
nonisolated struct SuggestionsView<Content: View, Suggestions: View>: View {
  let content: Content
  let suggestions: Suggestions
  @Environment(\.search) private var search
  @Environment(\.searchParts) private var outerParts

  var body: some View {
    // Written behind the field, the parts come out in the order in which they are written.
    content.environment(
      \.searchParts, search == nil ? [AnyView(suggestions)] + outerParts : outerParts)
    if search?.isSearching ?? false { suggestions }
  }
}

/// The parts of a search that were handed to its field from around it.
nonisolated struct SearchPartsView: View {
  let parts: [AnyView]

  var body: some View {
    ForEach(parts.indices, id: \.self) { parts[$0] }
  }
}

private struct SearchPartsKey: EnvironmentKey {
  static var defaultValue: [AnyView] { [] }
}

extension EnvironmentValues {
  /// What the nearest field inside is to show while a person searches.
  var searchParts: [AnyView] {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }
}

/// A view that puts a text into the search field when it is tapped.
nonisolated private struct CompletionView<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.search) private var search

  var body: some View {
    let (search, completion) = (search, completion)
    Button {
      search?.complete(completion)
    } label: {
      content
    }
  }
}

/// The parts of what is searched, one of which is chosen.
nonisolated private struct ScopesView<Content: View, Scope: Hashable, Scopes: View>: View {
  let content: Content
  let scope: Binding<Scope>
  let scopes: Scopes

  var body: some View {
    SuggestionsView(content: content, suggestions: Picker("Scope", selection: scope) { scopes })
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
  public static var onTextEntry: SearchScopeActivation {
    SearchScopeActivation(name: "onTextEntry")
  }
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(name: "onSearchPresentation")
  }
}

extension View {
  /// Shows suggestions while a person searches; it stands within `searchable` or around it.
  nonisolated public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    SuggestionsView(content: self, suggestions: suggestions())
  }

  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Puts a text into the search field when the suggestion is tapped.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    CompletionView(content: self, completion: completion)
  }

  /// Puts a token into the search field when the suggestion is tapped.
  nonisolated public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    TokenCompletionView(content: self, token: ViewInput(token))
  }

  /// Lets a person choose in which part to search.
  nonisolated public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    ScopesView(content: self, scope: scope, scopes: scopes())
  }

  /// Lets a person choose in which part to search.
  nonisolated public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    ScopesView(content: self, scope: scope, scopes: scopes())
  }
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  public static var automatic: SearchSuggestionsPlacement { Self(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { Self(name: "menu") }
  public static var content: SearchSuggestionsPlacement { Self(name: "content") }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

extension EnvironmentValues {
  /// Where suggestions are shown: by the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
