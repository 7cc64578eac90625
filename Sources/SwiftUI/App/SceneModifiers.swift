/// A scene whose window is changed.
nonisolated struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor func _makeRoot() -> AnyView? { content._makeRoot().map(change) }
}

extension Scene {
  /// Sets a value of the environment for the windows of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Puts an observable object into the environment of the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Runs an action when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
}

// How windows look: accepted, without effect.
extension Scene {
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene { self }
  public func windowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style) -> some Scene { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Whether a window can be resized.
public struct WindowResizability: Sendable {
  public static var automatic: WindowResizability { WindowResizability() }
  public static var contentSize: WindowResizability { WindowResizability() }
  public static var contentMinSize: WindowResizability { WindowResizability() }
}

/// The look of a window.
public protocol WindowStyle: Sendable {}

public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The look of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle()
  }
}

public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

public struct PlainWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
