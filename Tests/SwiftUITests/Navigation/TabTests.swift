import SwiftUI
import Testing

/// Tab views: selection, lifecycle, and what belongs to which tab.
@MainActor @Suite(.serialized) struct TabTests {
  @Test(
    "NV-23 a tapped tab's tag is written, and the selection shows the tab",
    arguments: Carrier.allCases)
  func selection(_ carrier: Carrier) {
    let app = present { SelectedTabs(carrier: carrier) }
    #expect(app.texts == ["first", "go", "one", "two", "three"])
    app.tap("two")
    #expect(app.texts == ["second", "two selected", "one", "two", "three"])
    app.tap("one")
    app.tap("go")
    #expect(app.texts == ["third", "one", "two", "three"])
    #expect(app.events == ["tab changed to \"three\""])
  }

  @Test("NV-23 tabs are found in whatever they lie together", arguments: Wrapping.allCases)
  func tabsTogether(_ wrapping: Wrapping) {
    let selection = Carried(.plain, "two")
    let app = present {
      Carrying(selection) { selection in
        TabView(selection: selection) {
          Group {
            Text("first").tabItem { Text("one") }.tag("one")
            ForEach(["two", "three"], id: \.self) { name in
              Text("row \(name)").wrapped(wrapping).tabItem { Text(name) }
            }
          }
          .wrapped(wrapping)
        }
      }
    }
    #expect(app.texts == ["row two", "one", "two", "three"])
    app.tap("one")
    #expect(selection.value == "one")
    app.tap("three")
    #expect(app.texts == ["row three", "one", "two", "three"])
    #expect(selection.value == "three")
  }

  @Test("NV-23 a tag is found in whatever it lies in the tab", arguments: Wrapping.allCases)
  func tagInside(_ wrapping: Wrapping) {
    let selection = Carried(.plain, "two")
    let app = present {
      Carrying(selection) { selection in
        TabView(selection: selection) {
          Text("first").tag("one").wrapped(wrapping).tabItem { Text("A") }
          Text("second").tag("two").disabled(false).wrapped(wrapping).tabItem { Text("B") }
        }
      }
    }
    #expect(app.texts == ["second", "A", "B"])
    app.tap("A")
    #expect(app.texts == ["first", "A", "B"])
    #expect(selection.value == "one")
  }

  @Test("NV-23 a tab without a tag is lost with the next update", arguments: Carrier.allCases)
  func tabWithoutTag(_ carrier: Carrier) {
    let number = Carried(carrier, 0)
    let app = present { Carrying(number) { UntaggedTabs(number: $0) } }
    app.tap("plain")
    #expect(app.texts.first == "untagged 0")
    number.value = 1
    app.update()
    #expect(app.texts.first == "tagged 1")
  }

  @Test(
    "NV-24 a tab that only opens a sheet: selection changes first, then code restores it",
    arguments: Carrier.allCases)
  func tabForASheet(_ carrier: Carrier) {
    let app = present { SheetTab(carrier: carrier) }
    app.tap("new")
    #expect(app.presented == ["sheet Text"])
    app.swipe()
    #expect(app.texts == ["home", "home", "new"])
  }
}

private struct SelectedTabs: View {
  let carrier: Carrier

  var body: some View {
    Carrying(carrier, "1") { Tabs(carrier: carrier, selection: $0) }
  }

  private struct Tabs: View {
    let carrier: Carrier
    @Binding var selection: String

    var body: some View {
      TabView(selection: $selection) {
        first.tabItem { Text("one") }.tag("1")
        switch carrier {
        case .group: Group { second.tag("2").tabItem { Label("two", systemImage: "2.circle") } }
        case .erased: AnyView(second.tabItem { Text("two") }.tag("2"))
        case .modifier: second.modifier(Two())
        default: Second(selection: selection)
        }
        ForEach(["3"], id: \.self) { _ in Text("third").tabItem { Text("three") } }
      }
    }

    @ViewBuilder private var first: some View {
      VStack {
        Text("first")
        Button("go") { selection = "3" }
      }
    }

    private var second: some View {
      VStack {
        Text("second")
        Text("two selected")
      }
    }
  }

  private struct Two: ViewModifier {
    func body(content: Content) -> some View {
      content.tabItem { Text("two") }.tag("2")
    }
  }

  private struct Second: View {
    let selection: String

    var body: some View {
      VStack {
        Text("second")
        Text("two selected")
      }
      .tabItem { Text("two") }
      .tag("2")
    }
  }
}

private struct UntaggedTabs: View {
  @Binding var number: Int
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Text("tagged \(number)").tabItem { Text("first") }.tag(1)
      Text("untagged \(number)").tabItem { Text("plain") }
    }
  }
}

private struct SheetTab: View {
  let carrier: Carrier
  @State private var isShown = false

  var body: some View {
    Carrying(Carried(carrier, "home")) { selection in
      TabView(selection: selection) {
        Text("home").tabItem { Text("home") }.tag("home").wrapped(carrier.wrapping)
        Text("nothing").tabItem { Text("new") }.tag("new").wrapped(carrier.wrapping)
      }
      .onChange(of: selection.wrappedValue) { _, tab in
        if tab == "new" { isShown = true }
      }
      .wrapped(carrier.wrapping)
      .sheet(isPresented: $isShown, onDismiss: { selection.wrappedValue = "home" }) {
        Text("sheet")
      }
    }
  }
}
