import SwiftUI
import Testing

/// Bars of a page: which are there, and what is in them.
@MainActor @Suite(.serialized) struct BarTests {
  private struct Pages: View {
    let isBackHidden: Bool
    let isBarHidden: Bool

    var body: some View {
      NavigationStack {
        NavigationLink("Detail", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Text("detail")
              .navigationTitle("Detail")
              .toolbar {
                ToolbarItem { Button("In the bar") {} }
                ToolbarItem(placement: .bottomBar) { Button("At the bottom") {} }
              }
              .navigationBarBackButtonHidden(isBackHidden)
              .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
          }
      }
    }
  }

  @Test(
    "a page without its bar, or without a back button, has no way back for a person",
    arguments: [
      (false, false, true, ["In the bar", "detail", "At the bottom"]),
      (true, false, false, ["In the bar", "detail", "At the bottom"]),
      (false, true, false, ["detail", "At the bottom"]),
    ])
  func wayBack(isBackHidden: Bool, isBarHidden: Bool, canGoBack: Bool, texts: [String]) throws {
    let screen = Screen { Pages(isBackHidden: isBackHidden, isBarHidden: isBarHidden) }
    try screen.tap("Detail")
    #expect(screen.host.layers.last?.canGoBack == canGoBack)
    #expect(screen.texts == texts)
  }

  @Test(
    "a page says of all its bars at once that they are hidden, and what is nearest to the content wins"
  )
  func nearest() {
    func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
      let content = content()
      return Screen { NavigationStack { content } }.texts
    }
    func bar(_ text: String) -> some View {
      Text(text).toolbar { Button("In the bar") {} }
    }
    #expect(texts { bar("hidden").toolbar(.hidden) } == ["hidden"])
    #expect(texts { bar("other").toolbar(.hidden, for: .tabBar) } == ["In the bar", "other"])
    #expect(
      texts { bar("inner").toolbar(.visible, for: .navigationBar).toolbar(.hidden) }
        == ["In the bar", "inner"])
    #expect(
      texts { bar("outer").toolbar(.hidden).toolbar(.visible, for: .navigationBar) } == ["outer"])
  }

  @Test("a tab without a stack hides the tab bar too")
  func plainTab() {
    let screen = Screen {
      TabView {
        Text("first").toolbarVisibility(.hidden, for: .tabBar).tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
    }
    #expect(screen.lines == ["text first"])
  }

  private struct Tabs: View {
    @State private var isHidden = false

    var body: some View {
      TabView {
        NavigationStack {
          Toggle("Hidden", isOn: $isHidden)
            .navigationTitle("First")
            .toolbarVisibility(isHidden ? .hidden : .automatic, for: .tabBar)
        }
        .tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
    }
  }

  @Test("a hidden tab bar is out of reach")
  func tabBar() throws {
    let screen = Screen { Tabs() }
    #expect(screen.lines == ["toggle Hidden", "tab First", "tab Second"])
    try screen.control("Hidden").isOn?.set(true)
    screen.host.settle()
    #expect(screen.lines == ["toggle Hidden"])
  }

  private struct Titled: View {
    @State private var name = "Draft"

    var body: some View {
      NavigationStack {
        Text(name)
          .navigationTitle(name)
          .toolbarTitleMenu { Button("Rename") { name = "Letter" } }
          .toolbarRole(.editor)
          .navigationSubtitle("unsaved")
      }
    }
  }

  @Test("what is in the menu of a title is within reach")
  func titleMenu() throws {
    let screen = Screen { Titled() }
    try screen.tap("Rename")
    #expect(screen.host.layers.last?.title == "Letter")
  }

  struct Code: Codable, Hashable { var name: String }

  @Test("a path is written and read again, value by value")
  func codable() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Code(name: "four"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    struct Mute: Hashable {}
    path.append(Mute())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["Nowhere.Thing","1"]"#.utf8))
    }
  }
}
