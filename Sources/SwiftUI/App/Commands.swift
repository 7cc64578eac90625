/// Items of the menu bar; there is none here, so that they are accepted without effect.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands inside.
  associatedtype Body: Commands

  /// The commands inside.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public init() {}
  public var body: EmptyCommands { self }
}

/// Several commands.
nonisolated public struct _TupleCommands: Commands {
  public var body: EmptyCommands { EmptyCommands() }
}

/// Makes one of the commands in a closure.
@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands { _TupleCommands() }

  public static func buildOptional<Content: Commands>(_ content: Content?) -> _TupleCommands {
    _TupleCommands()
  }
}

/// A menu of an app's own.
nonisolated public struct CommandMenu<Content: View>: Commands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}

  public var body: EmptyCommands { EmptyCommands() }
}

/// Items of a menu that is there already.
nonisolated public struct CommandGroup<Content: View>: Commands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public var body: EmptyCommands { EmptyCommands() }
}

/// Where items are in the menu bar.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
}

extension Scene {
  /// Adds items to the menu bar: accepted, without effect.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  public func commandsRemoved() -> some Scene { self }
}
