/// A view with a search field in the bar of its page.
nonisolated package struct SearchableView<Content: View, Tokens: View>: PrimitiveView {
  let content: Content
  let text: Binding<String>
  let prompt: String
  let isPresented: Binding<Bool>?

  /// What stands in the field in front of the text.
  let tokens: Tokens

  /// Whether anything does; it counts as a search.
  var hasTokens: @MainActor () -> Bool = { false }

  /// Puts another token into the field, if it is one that fits.
  var add: @MainActor @Sendable (Any) -> Void = { _ in }

  @MainActor package static func _update(_ view: SearchableView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let (text, isPresented) = (view.text, view.isPresented)
    let isSearching = node.track {
      !text.wrappedValue.isEmpty || isPresented?.wrappedValue ?? false || view.hasTokens()
    }
    var environment = node.environment
    environment.search = Search(
      isSearching: isSearching,
      owner: ObjectIdentifier(node),
      dismiss: {
        text.wrappedValue = ""
        isPresented?.wrappedValue = false
      },
      complete: { text.wrappedValue = $0 },
      add: view.add)
    let parts = environment.searchParts
    // They are this field's, and not of one inside.
    if !parts.isEmpty { environment.searchParts = [] }
    environment = environment.reusing(node.children.first?.environment)
    node.updateChildren { cursor in
      cursor.update(view.content, key: .slot(0), environment: environment)
      cursor.update(
        SearchField(text: text, prompt: view.prompt, tokens: view.tokens), key: .slot(1))
      if isSearching, !parts.isEmpty {
        cursor.update(SearchPartsView(parts: parts), key: .slot(2), environment: environment)
      }
    }
  }
}

/// The field itself.
nonisolated private struct SearchField<Tokens: View>: PrimitiveView {
  let text: Binding<String>
  let prompt: String
  let tokens: Tokens

  @MainActor static func _update(_ view: SearchField, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .toolbarItem(.searchField)
    node.updateChildren { cursor in
      cursor.update(
        EnvironmentView(
          content: TextField(
            text: view.text,
            label: { Text(view.prompt) })
        ) { $0.submitTrigger = .search }, key: .slot(0))
      cursor.update(view.tokens, key: .slot(1))
    }
  }
}

/// What a place knows about the search around it.
struct Search: Equatable, Sendable {
  let isSearching: Bool
  let owner: ObjectIdentifier
  let dismiss: @MainActor @Sendable () -> Void
  let complete: @MainActor @Sendable (String) -> Void
  let add: @MainActor @Sendable (Any) -> Void

  static func == (left: Search, right: Search) -> Bool {
    left.isSearching == right.isSearching && left.owner == right.owner
  }
}

/// Ends the search in whose environment it was read.
public struct DismissSearchAction: Sendable {
  let dismiss: @MainActor @Sendable () -> Void

  /// Clears the text and leaves the field.
  @MainActor public func callAsFunction() { dismiss() }
}

private struct SearchKey: EnvironmentKey {
  static var defaultValue: Search? { nil }
}

extension EnvironmentValues {
  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether a person is searching in the view around.
  public var isSearching: Bool { search?.isSearching ?? false }

  /// Ends the search.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction { [search] in search?.dismiss() }
  }
}

/// Where a search field is shown.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When the field in the navigation bar is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }

  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

extension View {
  /// Adds a search field to the bar of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, prompt, isPresented: nil)
  }

  /// Adds a search field to the bar of the page, with its prompt.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, Text(prompt), isPresented: nil)
  }

  /// Adds a search field to the bar of the page, with its prompt.
  @_disfavoredOverload
  nonisolated public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text, Text(prompt), isPresented: nil)
  }

  /// Adds a search field to the bar of the page; a flag says whether a person searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, prompt, isPresented: isPresented)
  }

  /// Adds a search field to the bar of the page; a flag says whether a person searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, Text(prompt), isPresented: isPresented)
  }

  /// Adds a search field to the bar of the page; a flag says whether a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text, Text(prompt), isPresented: isPresented)
  }

  nonisolated private func searchable(
    _ text: Binding<String>, _ prompt: Text?, isPresented: Binding<Bool>?
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented,
      tokens: EmptyView())
  }
}
