import SwiftUI
import Testing

/// In which order views that come together appear.
@MainActor @Suite(.serialized) struct AppearanceOrderTests {
  @Test("UP-12 inner views appear before outer ones, siblings in their order")
  func innerFirst() {
    let journal = Journal()
    _ = present { Nested(journal: journal) }
    #expect(
      journal.lines == [
        "leaf appears", "branch appears", "sibling appears", "root appears",
      ])
  }

  @Test("UP-12 through whatever a view lies in", arguments: Wrapping.allCases)
  func innerFirstThroughWrappings(_ wrapping: Wrapping) {
    let journal = Journal()
    _ = present {
      Text("inner").noted("inner", journal).wrapped(wrapping).noted("outer", journal)
    }
    #expect(journal.lines == ["inner appears", "outer appears"])
  }

  @Test("UP-12 on one view the actions run in the order in which they are written")
  func writtenOrder() {
    let journal = Journal()
    _ = present {
      Text("view")
        .onAppear { journal.note("first") }
        .onChange(of: 1, initial: true) { journal.note("second") }
        .onAppear { journal.note("third") }
        .onChange(of: 1, initial: true) { _, _ in journal.note("fourth") }
    }
    #expect(journal.lines == ["first", "second", "third", "fourth"])
  }
}

private struct Nested: View {
  let journal: Journal

  var body: some View {
    Group {
      Branch(journal: journal).noted("branch", journal)
      Text("sibling").noted("sibling", journal)
    }
    .onAppear { journal.note("root appears") }
  }

  private struct Branch: View {
    let journal: Journal

    var body: some View { Text("leaf").noted("leaf", journal) }
  }
}
