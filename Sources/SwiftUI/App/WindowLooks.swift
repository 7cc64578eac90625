// Where windows stand and what the system does with them: accepted, without effect.
extension Scene {
  public func defaultPosition(_ position: UnitPoint?) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Says what is done in the background, which never comes here.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }
}

/// Whether a scene opens when the app starts.
public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}

/// Whether a scene comes back with the app.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

/// Whether a window lies over others.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// How large a window gets.
public struct WindowIdealSize: Sendable {
  public static let automatic = WindowIdealSize()
  public static let maximum = WindowIdealSize()
  public static let fitToContent = WindowIdealSize()
}

/// What a window is to the system.
public struct WindowManagerRole: Sendable {
  public static let automatic = WindowManagerRole()
  public static let principal = WindowManagerRole()
  public static let associated = WindowManagerRole()
}

/// A kind of work in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }
}

extension BackgroundTask where Request == String, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}
