import SwiftUI
import Testing

/// The content of tabs: when it is made, what it keeps, and the stacks and sheets in it.
@MainActor @Suite(.serialized) struct TabContentTests {
  @Test("NV-25 a stack in each tab has its own pages, which stay", arguments: Wrapping.allCases)
  func stackPerTab(_ wrapping: Wrapping) {
    let app = present { StackTabs(wrapping: wrapping) }
    app.tap("next")
    #expect(app.layers[0].pages == ["“page A”"])
    app.tap("B")
    #expect(app.layers[0].title == "B root")
    #expect(app.layers[0].pages == [])
    app.tap("A")
    #expect(app.layers[0].pages == ["“page A”"])
  }

  @Test("NV-25 tabs with stacks of their own go with their app", arguments: Wrapping.allCases)
  func end(_ wrapping: Wrapping) {
    let app = present { StackTabs(wrapping: wrapping) }
    app.tap("B")
    app.tap("next")
    app.close()
    #expect(app.layers.isEmpty)
  }

  @Test("NV-25 titles in a tab view inside a page are not the page's", arguments: Wrapping.allCases)
  func tabsInAPage(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        TabView {
          Text("content").navigationTitle("inner")
            .wrapped(wrapping)
            .tabItem { Text("tab") }
            .wrapped(wrapping)
        }
        .wrapped(wrapping)
        .navigationTitle("outer")
      }
    }
    #expect(app.layers[0].title == "outer")
  }

  @Test(
    "NV-26 a sheet of a tab stays when code selects another tab", arguments: Carrier.allCases)
  func sheetOfATab(_ carrier: Carrier) {
    let selection = Carried(carrier, 1)
    let app = present { SheetInTab(selection: selection) }
    app.tap("present")
    selection.value = 2
    app.update()
    #expect(app.presented == ["sheet Text"])
    #expect(app.texts(onLayer: 0) == ["second", "one", "two"])
  }

  @Test(
    "ST-13 a tab is made when it is first selected, and keeps its state from then on",
    arguments: Wrapping.allCases)
  func madeWhenSelected(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { CountingTabs(wrapping: wrapping, journal: journal) }
    #expect(journal.take() == ["one appears"])
    app.tap("count")
    app.tap("two")
    #expect(journal.take() == ["one disappears", "two appears"])
    app.tap("one")
    #expect(journal.take() == ["two disappears", "one appears"])
    #expect(app.texts == ["count", "1", "one", "two"])
  }

  @Test("ST-13 as on iOS 17, all tabs are made at launch", arguments: Wrapping.allCases)
  func madeAtLaunch(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present(Circumstances(createsTabsAtLaunch: true)) {
      CountingTabs(wrapping: wrapping, journal: journal)
    }
    #expect(Set(journal.take()).isSuperset(of: ["one appears", "two appears"]))
    app.tap("two")
    app.tap("count")
    #expect(app.texts.prefix(2) == ["count", "1"])
  }
}

private struct StackTabs: View {
  let wrapping: Wrapping

  var body: some View {
    TabView {
      ForEach(["A", "B"], id: \.self) { name in
        NavigationStack {
          NavigationLink("next", value: name)
            .navigationTitle("\(name) root")
            .wrapped(wrapping)
            .navigationDestination(for: String.self) { name in
              Text("content").navigationTitle("page \(name)").wrapped(wrapping)
            }
        }
        .wrapped(wrapping)
        .tabItem { Text(name) }
        .wrapped(wrapping)
      }
    }
    .wrapped(wrapping)
  }
}

private struct SheetInTab: View {
  let selection: Carried<Int>
  @State private var isShown = false

  var body: some View {
    Carrying(selection) { selection in
      TabView(selection: selection) {
        Button("present") { isShown = true }
          .sheet(isPresented: $isShown) { Text("sheet") }
          .wrapped(self.selection.carrier.wrapping)
          .tabItem { Text("one") }
          .tag(1)
        Text("second").tabItem { Text("two") }.tag(2)
      }
    }
  }
}

private struct CountingTabs: View {
  let wrapping: Wrapping
  let journal: Journal

  var body: some View {
    TabView {
      tab("one")
      tab("two")
    }
    .wrapped(wrapping)
  }

  private func tab(_ name: String) -> some View {
    Counter().noted(name, journal)
      .wrapped(wrapping)
      .tabItem { Text(name) }
      .wrapped(wrapping)
  }
}
