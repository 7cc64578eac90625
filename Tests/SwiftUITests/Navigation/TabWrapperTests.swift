import SwiftUI
import Testing

/// Modifiers that are written around a tab, outside of what gives it its label.
@MainActor @Suite(.serialized) struct TabWrapperTests {
  private struct Tabs: View {
    let journal: Journal
    let wrapping: Wrapping
    @State private var selection = 1

    var body: some View {
      TabView(selection: $selection) {
        Text("first").tabItem { Text("one") }.tag(1).wrapped(wrapping).noted("one", journal)
        Text("second").noted("inside", journal).tabItem { Text("two") }.noted("two", journal).tag(2)
          .wrapped(wrapping)
        Text("third").tabItem { Text("three") }.tag(3)
          .onChange(of: selection) { journal.note("three sees \($1)") }
          .wrapped(wrapping).noted("three", journal)
      }
      .noted("tabs", journal)
    }
  }

  @Test("ST-13 what is around a tab comes and goes with it", arguments: Wrapping.allCases)
  func around(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present { Tabs(journal: journal, wrapping: wrapping) }
    #expect(journal.take() == ["one appears", "tabs appears"])
    app.tap("two")
    #expect(journal.take() == ["one disappears", "inside appears", "two appears"])
    app.tap("three")
    #expect(journal.take() == ["inside disappears", "two disappears", "three appears"])
    app.tap("one")
    #expect(journal.take() == ["three sees 1", "three disappears", "one appears"])
    app.tap("two")
    #expect(
      journal.take() == ["three sees 2", "one disappears", "inside appears", "two appears"])
    app.close()
    #expect(journal.take().contains("two disappears"))
  }

  @Test(
    "ST-13 as on iOS 17, what is around other tabs appears at launch too",
    arguments: Wrapping.allCases)
  func atLaunch(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present(Circumstances(createsTabsAtLaunch: true)) {
      Tabs(journal: journal, wrapping: wrapping)
    }
    #expect(journal.take().contains("two appears"))
    app.tap("two")
    #expect(journal.take().contains("two appears"))
  }

  @Test("ST-13 what is around several tabs is there with their tab view")
  func severalTabs() {
    let journal = Journal()
    let app = present {
      TabView {
        Group {
          Text("first").tabItem { Text("one") }
          Text("second").tabItem { Text("two") }
        }
        .noted("both", journal)
      }
    }
    let atFirst = journal.take()
    #expect(atFirst.contains("both appears"))
    app.tap("two")
    #expect(!journal.take().contains("both disappears"))
  }
}
