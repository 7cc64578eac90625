import SwiftUI
import Testing

/// Bars of a page: which are there, and what is in them.
@MainActor @Suite(.serialized) struct BarTests {
  private struct Pages: View {
    let wrapping: Wrapping
    let isBackHidden: Bool
    let isBarHidden: Bool

    var body: some View {
      NavigationStack {
        NavigationLink("Detail", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Text("detail")
              .navigationTitle("Detail")
              .toolbar {
                ToolbarItem { Button("In the bar") {}.wrapped(wrapping) }
                ToolbarItem(placement: .bottomBar) { Button("At the bottom") {} }
              }
              .wrapped(wrapping)
              .navigationBarBackButtonHidden(isBackHidden)
              .wrapped(wrapping)
              .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
              .wrapped(wrapping)
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
    ], Wrapping.allCases)
  func wayBack(
    _ row: (isBackHidden: Bool, isBarHidden: Bool, canGoBack: Bool, texts: [String]),
    _ wrapping: Wrapping
  ) throws {
    let screen = Screen {
      Pages(wrapping: wrapping, isBackHidden: row.isBackHidden, isBarHidden: row.isBarHidden)
    }
    try screen.tap("Detail")
    #expect(screen.host.layers.last?.canGoBack == row.canGoBack)
    #expect(screen.texts == row.texts)
  }

  @Test(
    "a page says of all its bars at once that they are hidden, and what is nearest to the content wins",
    arguments: Wrapping.allCases
  )
  func nearest(_ wrapping: Wrapping) {
    func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
      let content = content()
      return Screen { NavigationStack { content } }.texts
    }
    func bar(_ text: String) -> some View {
      Text(text).toolbar { Button("In the bar") {} }.wrapped(wrapping)
    }
    #expect(texts { bar("hidden").toolbar(.hidden) } == ["hidden"])
    #expect(texts { bar("other").toolbar(.hidden, for: .tabBar) } == ["In the bar", "other"])
    #expect(
      texts {
        bar("inner").toolbar(.visible, for: .navigationBar).wrapped(wrapping).toolbar(.hidden)
      } == ["In the bar", "inner"])
    #expect(
      texts {
        bar("outer").toolbar(.hidden).wrapped(wrapping).toolbar(.visible, for: .navigationBar)
      } == ["outer"])
  }

  @Test("a tab without a stack hides the tab bar too", arguments: Wrapping.allCases)
  func plainTab(_ wrapping: Wrapping) {
    let screen = Screen {
      TabView {
        Text("first").toolbarVisibility(.hidden, for: .tabBar).wrapped(wrapping)
          .tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
    }
    #expect(screen.lines == ["text first"])
  }

  private struct Tabs: View {
    let carrier: Carrier

    var body: some View {
      Carrying(Carried(carrier, false)) { isHidden in
        TabView {
          NavigationStack {
            Toggle("Hidden", isOn: isHidden)
              .navigationTitle("First")
              .toolbarVisibility(isHidden.wrappedValue ? .hidden : .automatic, for: .tabBar)
              .wrapped(carrier.wrapping)
          }
          .tabItem { Text("First") }
          Text("second").tabItem { Text("Second") }
        }
      }
    }
  }

  @Test("a hidden tab bar is out of reach", arguments: Carrier.allCases)
  func tabBar(_ carrier: Carrier) throws {
    let screen = Screen { Tabs(carrier: carrier) }
    #expect(screen.lines == ["toggle Hidden", "tab First", "tab Second"])
    try screen.control("Hidden").isOn?.set(true)
    screen.host.settle()
    #expect(screen.lines == ["toggle Hidden"])
  }

  private struct Titled: View {
    let carrier: Carrier

    var body: some View {
      Carrying(Carried(carrier, "Draft")) { name in
        NavigationStack {
          Text(name.wrappedValue)
            .navigationTitle(name.wrappedValue)
            .wrapped(carrier.wrapping)
            .toolbarTitleMenu {
              Button("Rename") { name.wrappedValue = "Letter" }.wrapped(carrier.wrapping)
            }
            .toolbarRole(.editor)
            .navigationSubtitle("unsaved")
            .wrapped(carrier.wrapping)
        }
      }
    }
  }

  @Test("what is in the menu of a title is within reach", arguments: Carrier.allCases)
  func titleMenu(_ carrier: Carrier) throws {
    let screen = Screen { Titled(carrier: carrier) }
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
