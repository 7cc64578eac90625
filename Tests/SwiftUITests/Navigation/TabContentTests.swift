import SwiftUI
import Testing

/// The content of tabs: when it is made, what it keeps, and the stacks and sheets in it.
@MainActor @Suite(.serialized) struct TabContentTests {
  @Test("NV-25 a stack in each tab has its own pages, which stay")
  func stackPerTab() {
    let app = present { StackTabs() }
    app.tap("next")
    #expect(app.layers[0].pages == ["“page A”"])
    app.tap("B")
    #expect(app.layers[0].title == "B root")
    #expect(app.layers[0].pages == [])
    app.tap("A")
    #expect(app.layers[0].pages == ["“page A”"])
  }

  @Test("NV-25 tabs with stacks of their own go with their app")
  func end() {
    let app = present { StackTabs() }
    app.tap("B")
    app.tap("next")
    app.close()
    #expect(app.layers.isEmpty)
  }

  @Test("NV-25 titles in a tab view inside a page are not the page's")
  func tabsInAPage() {
    let app = present {
      NavigationStack {
        TabView {
          Text("content").navigationTitle("inner").tabItem { Text("tab") }
        }
        .navigationTitle("outer")
      }
    }
    #expect(app.layers[0].title == "outer")
  }

  @Test("NV-26 a sheet of a tab stays when code selects another tab")
  func sheetOfATab() {
    let model = CarriedModel(1)
    let app = present { SheetInTab(model: model) }
    app.tap("present")
    model.value = 2
    app.update()
    #expect(app.presented == ["sheet Text"])
    #expect(app.texts(onLayer: 0) == ["second", "one", "two"])
  }

  @Test("ST-13 a tab is made when it is first selected, and keeps its state from then on")
  func madeWhenSelected() {
    let journal = Journal()
    let app = present { CountingTabs(journal: journal) }
    #expect(journal.take() == ["one appears"])
    app.tap("count")
    app.tap("two")
    #expect(journal.take() == ["one disappears", "two appears"])
    app.tap("one")
    #expect(journal.take() == ["two disappears", "one appears"])
    #expect(app.texts == ["count", "1", "one", "two"])
  }

  @Test("ST-13 as on iOS 17, all tabs are made at launch")
  func madeAtLaunch() {
    let journal = Journal()
    let app = present(Circumstances(createsTabsAtLaunch: true)) { CountingTabs(journal: journal) }
    #expect(Set(journal.take()).isSuperset(of: ["one appears", "two appears"]))
    app.tap("two")
    app.tap("count")
    #expect(app.texts.prefix(2) == ["count", "1"])
  }
}

private struct StackTabs: View {
  var body: some View {
    TabView {
      ForEach(["A", "B"], id: \.self) { name in
        NavigationStack {
          NavigationLink("next", value: name)
            .navigationTitle("\(name) root")
            .navigationDestination(for: String.self) { name in
              Text("content").navigationTitle("page \(name)")
            }
        }
        .tabItem { Text(name) }
      }
    }
  }
}

private struct SheetInTab: View {
  @Bindable var model: CarriedModel<Int>
  @State private var isShown = false

  var body: some View {
    TabView(selection: $model.value) {
      Button("present") { isShown = true }
        .sheet(isPresented: $isShown) { Text("sheet") }
        .tabItem { Text("one") }
        .tag(1)
      Text("second").tabItem { Text("two") }.tag(2)
    }
  }
}

private struct CountingTabs: View {
  let journal: Journal

  var body: some View {
    TabView {
      Counter().noted("one", journal).tabItem { Text("one") }
      Counter().noted("two", journal).tabItem { Text("two") }
    }
  }
}
