import SwiftUI
import Testing

/// Containers of an app's own that show sections.
@MainActor @Suite(.serialized) struct OwnSectionTests {
  @Test("a container of one's own sees the sections in it", arguments: Wrapping.allCases)
  func sections(_ wrapping: Wrapping) {
    let screen = Screen {
      Group(
        sections: Group {
          Text("before").wrapped(wrapping)
          Section("Fruit") {
            Text("apple")
            Text("pear").wrapped(wrapping)
          }
          .wrapped(wrapping)
          Section {
            Text("leek")
          } footer: {
            Text("green").wrapped(wrapping)
          }
          .wrapped(wrapping)
        }
      ) { sections in
        ForEach(sections) { section in
          Text("\(section.content.count) under \(section.header.isEmpty ? "none" : "")")
          section.header
          section.content
          section.footer
        }
      }
    }
    #expect(
      screen.texts == [
        "1 under none", "before", "2 under ", "Fruit", "apple", "pear", "1 under none", "leek",
        "green",
      ])
  }
}
