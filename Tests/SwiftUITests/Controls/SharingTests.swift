import Foundation
import SwiftUI
import Testing

/// Controls and actions that leave the app, which are events of the step.
@MainActor struct SharingTests {
  @Test(
    "every form of a share link has its label, and says what is shared",
    arguments: Wrapping.allCases)
  func forms(_ wrapping: Wrapping) throws {
    let address = try #require(URL(string: "https://example.com/a"))
    let title = "Title"
    let screen = Screen {
      ShareLink(item: address)
      ShareLink("Key", item: "text")
      ShareLink(title, item: "text", subject: Text("Subject"), message: Text("Message"))
      ShareLink(item: "own") { Text("Own").wrapped(wrapping) }.wrapped(wrapping)
      ShareLink(items: ["a", "b"]) { Text("Several").wrapped(wrapping) }.wrapped(wrapping)
      ShareLink("Previewed", item: address, preview: SharePreview("A page"))
    }
    #expect(
      screen.lines == [
        "button Share…", "button Key", "button Title", "button Own", "button Several",
        "button Previewed",
      ])
    for label in ["Share…", "Own", "Several", "Previewed"] { try screen.tap(label) }
    #expect(
      screen.host.graph.takeEvents() == [
        "shared https://example.com/a", "shared own", "shared a, b", "shared A page",
      ])
  }

  private struct Windows: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("Open") { openWindow(id: "log") }
      Button("Open one") { openWindow(id: "item", value: 3) }
      Button("Open any") { openWindow(value: 4) }
      Button("Close") { dismissWindow(id: "log") }
    }
  }

  @Test("windows that are asked for are told of", arguments: Wrapping.allCases)
  func windows(_ wrapping: Wrapping) throws {
    let screen = Screen { Windows().wrapped(wrapping) }
    for label in ["Open", "Open one", "Open any", "Close"] { try screen.tap(label) }
    #expect(
      screen.host.graph.takeEvents() == [
        "window log asked for", "window item asked for 3", "window asked for 4",
        "window log asked to close",
      ])
  }

  private struct Placed: View {
    let wrapping: Wrapping
    @State private var isWide = false

    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { Memory().wrapped(wrapping) }.wrapped(wrapping)
      Button("Turn") { isWide.toggle() }
    }
  }

  private struct Memory: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("views keep their state when their layout changes", arguments: Wrapping.allCases)
  func layouts(_ wrapping: Wrapping) throws {
    let screen = Screen { Placed(wrapping: wrapping) }
    try screen.tap("Count 0")
    try screen.tap("Turn")
    #expect(screen.lines == ["button Count 1", "button Turn"])
  }

  @Test("a timeline shows its views, by every schedule", arguments: Wrapping.allCases)
  func timelines(_ wrapping: Wrapping) {
    let screen = Screen {
      TimelineView(.everyMinute) { _ in Text("minutes").wrapped(wrapping) }
      TimelineView(.periodic(from: .now, by: 1)) { _ in Text("seconds") }
      TimelineView(.animation) { context in Text("\(context.cadence == .live)") }
      TimelineView(.explicit([Date.now])) { _ in Text("dates").wrapped(wrapping) }.wrapped(wrapping)
    }
    #expect(screen.texts == ["minutes", "seconds", "true", "dates"])
  }

  private struct Menus: Commands {
    var body: some Commands {
      CommandMenu("Item") { Button("Add") {} }
      CommandGroup(after: .newItem) { Button("Import") {} }
    }
  }

  private struct Program: App {
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands { Menus() }
        .commands { CommandGroup(replacing: .help) {} }
    }
  }

  @Test("commands of the menu bar leave the window as it is")
  func commands() {
    #expect(Screen { AppView(app: Program()) }.texts == ["window"])
  }
}
