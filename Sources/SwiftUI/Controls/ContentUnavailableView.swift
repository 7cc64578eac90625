/// What stands in place of content that is missing.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  PrimitiveView
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes the view of three parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public static func _update(_ view: ContentUnavailableView, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.unavailable))
    inputs.node.updateChildren { cursor in
      cursor.update(view.label, key: .slot(0))
      cursor.update(view.description, key: .slot(1))
      cursor.update(view.actions, key: .slot(2))
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view of a localized key and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes the view of a string and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes the view of a localized key and an image of the app.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Makes the view of a string and an image of the app.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What stands in place of the results of a search that has found nothing.
nonisolated public struct SearchUnavailableContent: Sendable {
  /// The title.
  nonisolated public struct Label: PrimitiveView {
    let text: String?

    @MainActor public static func _update(_ view: Label, _ inputs: _ViewInputs) {
      let title = view.text.map { "No Results for “\($0)”" } ?? "No Results"
      inputs.node.updateChild(SwiftUI.Label(title, systemImage: "magnifyingglass"))
    }
  }

  /// The advice under the title.
  nonisolated public struct Description: PrimitiveView {
    @MainActor public static func _update(_ view: Description, _ inputs: _ViewInputs) {
      inputs.node.semantics = .text("Check the spelling or try a new search.")
    }
  }

  /// The actions: none.
  nonisolated public struct Actions: PrimitiveView {
    @MainActor public static func _update(_ view: Actions, _ inputs: _ViewInputs) {}
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: Self { search(for: nil) }

  /// Says that the search for a text has found nothing.
  public static func search(text: String) -> Self { search(for: text) }

  private static func search(for text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
