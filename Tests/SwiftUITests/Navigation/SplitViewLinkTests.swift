import SwiftUI
import Testing

/// Where links in the columns of a split view lead.
@MainActor @Suite(.serialized) struct SplitViewLinkTests {
  private struct Linked: View {
    let wrapping: Wrapping

    var body: some View {
      NavigationSplitView {
        NavigationLink("first") { Counter().wrapped(wrapping) }.wrapped(wrapping)
        NavigationLink("second") { Counter().wrapped(wrapping) }.wrapped(wrapping)
      } detail: {
        Text("detail").wrapped(wrapping)
      }
      .wrapped(wrapping)
    }
  }

  @Test(
    "a link to a view shows it in the next column; on a phone it is a page",
    arguments: Wrapping.allCases)
  func detailLinks(_ wrapping: Wrapping) {
    let app = present(Circumstances(device: .pad)) { Linked(wrapping: wrapping) }
    #expect(app.texts == ["first", "second", "detail"])
    app.tap("first")
    app.tap("count")
    #expect(app.texts == ["first", "second", "count", "1"])
    app.tap("second")
    #expect(app.texts == ["first", "second", "count", "0"])
    app.goBack()
    #expect(app.texts == ["first", "second", "count", "0"])
    let phone = present { Linked(wrapping: wrapping) }
    phone.tap("first")
    #expect(phone.texts == ["count", "0"])
    phone.goBack()
    #expect(phone.texts == ["first", "second"])
  }

  @Test("a stack in a column keeps its links to itself", arguments: Wrapping.allCases)
  func stackInAColumn(_ wrapping: Wrapping) {
    let app = present(Circumstances(device: .pad)) {
      NavigationSplitView {
        NavigationStack { NavigationLink("next") { Text("page") }.wrapped(wrapping) }
          .wrapped(wrapping)
      } detail: {
        Text("detail")
      }
    }
    app.tap("next")
    #expect(app.texts == ["page", "detail"])
    app.goBack()
    #expect(app.texts == ["next", "detail"])
  }

  @Test(
    "NV-11 a link finds destinations in its own column, never in another one",
    arguments: Wrapping.allCases)
  func linksAndColumns(_ wrapping: Wrapping) {
    let app = present(Circumstances(device: .pad)) { LinkedColumns(wrapping: wrapping) }
    app.tap("inner")
    #expect(app.texts == ["outer", "page 1"])
    #expect(app.issues == [])
    app.tap("outer")
    #expect(app.issueIDs == ["W-01"])
  }
}

private struct LinkedColumns: View {
  let wrapping: Wrapping

  var body: some View {
    NavigationSplitView {
      NavigationLink("outer", value: 1).wrapped(wrapping)
    } detail: {
      NavigationLink("inner", value: 1)
        .wrapped(wrapping)
        .navigationDestination(for: Int.self) { Text("page \($0)") }
        .wrapped(wrapping)
    }
  }
}
