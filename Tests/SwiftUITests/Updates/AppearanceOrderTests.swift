import SwiftUI
import Testing

/// In which order views that come together appear.
@MainActor @Suite(.serialized) struct AppearanceOrderTests {
  @Test(
    "UP-12 inner views appear before outer ones, siblings in their order",
    arguments: Wrapping.allCases)
  func innerFirst(_ wrapping: Wrapping) {
    let journal = Journal()
    _ = present { Nested(wrapping: wrapping, journal: journal) }
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

  @Test(
    "UP-12 on one view the actions run in the order in which they are written",
    arguments: Wrapping.allCases)
  func writtenOrder(_ wrapping: Wrapping) {
    let journal = Journal()
    _ = present {
      Text("view")
        .onAppear { journal.note("first") }
        .wrapped(wrapping)
        .onChange(of: 1, initial: true) { journal.note("second") }
        .wrapped(wrapping)
        .onAppear { journal.note("third") }
        .wrapped(wrapping)
        .onChange(of: 1, initial: true) { _, _ in journal.note("fourth") }
    }
    #expect(journal.lines == ["first", "second", "third", "fourth"])
  }
}

private struct Nested: View {
  let wrapping: Wrapping
  let journal: Journal

  var body: some View {
    Group {
      Branch(journal: journal).wrapped(wrapping).noted("branch", journal).wrapped(wrapping)
      Text("sibling").wrapped(wrapping).noted("sibling", journal).wrapped(wrapping)
    }
    .onAppear { journal.note("root appears") }
  }

  private struct Branch: View {
    let journal: Journal

    var body: some View { Text("leaf").noted("leaf", journal) }
  }
}
