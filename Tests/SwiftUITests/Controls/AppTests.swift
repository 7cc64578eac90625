import SwiftUI
import Testing

/// Apps and their scenes.
@MainActor struct AppTests {
  struct Studio: App {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      Settings { Text("settings") }
      WindowGroup("People") {
        Button("count \(count)") { count += 1 }
        Text(phase == .active ? "active" : "away")
      }
      .environment(\.lineLimit, 3)
      Window("Second", id: "second") { Text("second") }
    }
  }

  @Test("an app opens its first window, with state and environment of its own")
  func firstWindow() throws {
    let screen = Screen { AppView(app: Studio()) }
    #expect(screen.texts == ["count 0", "active"])
    try screen.tap("count 0")
    #expect(screen.texts == ["count 1", "active"])
  }
}
