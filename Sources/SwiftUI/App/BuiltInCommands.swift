// Items of the menu bar that the framework brings; there is none here, so that they are accepted without effect.

nonisolated public struct SidebarCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

nonisolated public struct ToolbarCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

nonisolated public struct TextEditingCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

nonisolated public struct TextFormattingCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

nonisolated public struct InspectorCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

nonisolated public struct ImportFromDevicesCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

extension Scene {
  /// Exchanges the menus of the scene: accepted, without effect.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { self }
}
