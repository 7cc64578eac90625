/// Windows of one kind; the first of them is opened.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public func _makeRoot() -> AnyView? { AnyView(content) }
}

/// A single window.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  let content: Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public func _makeRoot() -> AnyView? { AnyView(content) }
}

/// A single window for tools beside the others, which no app starts with.
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
  let content: Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public func _makeRoot() -> AnyView? { nil }
}

/// The window of an app's settings, which no app starts with.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _makeRoot() -> AnyView? { nil }
}
