import SwiftUI
import Testing

/// Links to values that are rows of a list which selects by such values.
@MainActor @Suite(.serialized) struct SelectingLinkTests {
  private struct Split: View {
    let wrapping: Wrapping
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $selection) { number in
          NavigationLink("row \(number)", value: number).wrapped(wrapping)
        }
        .wrapped(wrapping)
      } detail: {
        Text(selection.map { "detail \($0)" } ?? "nothing")
      }
    }
  }

  @Test("side by side, a link selects and the detail follows", arguments: Wrapping.allCases)
  func pad(_ wrapping: Wrapping) {
    let app = present(Circumstances(device: .pad)) { Split(wrapping: wrapping) }
    #expect(app.texts == ["row 1", "row 2", "nothing"])
    app.tap("row 2")
    #expect(app.texts == ["row 1", "row 2", "detail 2"])
    app.tap("row 1")
    #expect(app.texts == ["row 1", "row 2", "detail 1"])
    #expect(app.issues == [])
  }

  @Test("on a phone, a link selects and shows the detail", arguments: Wrapping.allCases)
  func phone(_ wrapping: Wrapping) {
    let app = present { Split(wrapping: wrapping) }
    app.tap("row 2")
    #expect(app.texts == ["detail 2"])
    app.goBack()
    #expect(app.texts == ["row 1", "row 2"])
    #expect(app.issues == [])
  }

  @Test("a link joins the rows selected, and leaves them", arguments: Wrapping.allCases)
  func several(_ wrapping: Wrapping) {
    let selection = Carried(.plain, Set<Int>())
    let app = present {
      Carrying(selection) { selection in
        List([1, 2], id: \.self, selection: selection) { number in
          NavigationLink("row \(number)", value: number).wrapped(wrapping)
        }
      }
    }
    app.tap("row 1")
    app.tap("row 2")
    #expect(selection.value == [1, 2])
    app.tap("row 1")
    #expect(selection.value == [2])
  }

  @Test(
    "where a destination takes the value, or the selection does not, the link leads there",
    arguments: Wrapping.allCases)
  func leads(_ wrapping: Wrapping) {
    let selection = Carried(.plain, Int?.none)
    let app = present {
      Carrying(selection) { selection in
        NavigationStack {
          List(selection: selection) {
            NavigationLink("number", value: 1).wrapped(wrapping)
            NavigationLink("word", value: "a").wrapped(wrapping)
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    app.tap("number")
    #expect(app.texts == ["page 1"])
    #expect(selection.value == nil)
    app.goBack()
    app.tap("word")
    #expect(app.issueIDs == ["W-01"])
  }
}
