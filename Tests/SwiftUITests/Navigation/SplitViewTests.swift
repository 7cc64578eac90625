import SwiftUI
import Testing

/// Split views: columns side by side, or one over the other on a phone.
@MainActor @Suite(.serialized) struct SplitViewTests {
  @Test("side by side, all columns are on screen; on a phone the one in front")
  func columns() {
    let pad = present(Circumstances(device: .pad)) { Split() }
    #expect(pad.texts == ["Ada", "Grace", "nobody", "close"])
    pad.tap("Grace")
    #expect(pad.texts == ["Ada", "Grace", "detail of Grace", "close"])
    let phone = present { Split() }
    #expect(phone.texts == ["Ada", "Grace"])
    phone.tap("Grace")
    #expect(phone.texts == ["detail of Grace", "close"])
    phone.goBack()
    #expect(phone.texts == ["Ada", "Grace"])
  }

  @Test("DI-03 dismiss in the detail of a collapsed split view goes back to the column before")
  func dismissInDetail() {
    let app = present { Split() }
    app.tap("Ada")
    app.tap("close")
    #expect(app.texts == ["Ada", "Grace"])
  }

  private struct Linked: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("first") { Counter() }
        NavigationLink("second") { Counter() }
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("a link to a view shows it in the next column; on a phone it is a page")
  func detailLinks() {
    let app = present(Circumstances(device: .pad)) { Linked() }
    #expect(app.texts == ["first", "second", "detail"])
    app.tap("first")
    app.tap("count")
    #expect(app.texts == ["first", "second", "count", "1"])
    app.tap("second")
    #expect(app.texts == ["first", "second", "count", "0"])
    app.goBack()
    #expect(app.texts == ["first", "second", "count", "0"])
    let phone = present { Linked() }
    phone.tap("first")
    #expect(phone.texts == ["count", "0"])
    phone.goBack()
    #expect(phone.texts == ["first", "second"])
  }

  @Test("a stack in a column keeps its links to itself")
  func stackInAColumn() {
    let app = present(Circumstances(device: .pad)) {
      NavigationSplitView {
        NavigationStack { NavigationLink("next") { Text("page") } }
      } detail: {
        Text("detail")
      }
    }
    app.tap("next")
    #expect(app.texts == ["page", "detail"])
    app.goBack()
    #expect(app.texts == ["next", "detail"])
  }

  @Test("a page that lies beside the one in front has its way back too", arguments: [true, false])
  func pageBeside(isSplit: Bool) {
    let app = present(Circumstances(device: .pad)) {
      if isSplit {
        NavigationSplitView {
          NavigationLink("next") { Text("page") }.isDetailLink(false)
        } detail: {
          Text("detail")
        }
      } else {
        NavigationStack { Text("detail") }
        NavigationStack { NavigationLink("next") { Text("page") } }
      }
    }
    let texts = app.texts
    app.goBack()
    #expect(app.texts == texts)
    app.tap("next")
    #expect(Set(app.texts) == ["page", "detail"])
    app.goBack()
    #expect(app.texts == texts)
  }

  private struct Elsewhere: View {
    @State private var isShown = false

    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("next") {
            Button("sheet") { isShown = true }.sheet(isPresented: $isShown) { Text("content") }
          }
        }
        .tabItem { Text("A") }
        Text("plain").tabItem { Text("B") }
      }
    }
  }

  @Test("a page in another tab or under a sheet has no way back from here")
  func pageElsewhere() {
    let app = present(Circumstances(device: .pad)) { Elsewhere() }
    app.tap("next")
    app.tap("B")
    app.goBack()
    app.tap("A")
    #expect(app.layers[0].pages == ["Button"])
    app.tap("sheet")
    app.goBack()
    #expect(app.screen == ["window Elsewhere > Button", "sheet Text"])
  }

  @Test("NV-11 a link finds destinations in its own column, never in another one")
  func linksAndColumns() {
    let app = present(Circumstances(device: .pad)) { LinkedColumns() }
    app.tap("inner")
    #expect(app.texts == ["outer", "page 1"])
    #expect(app.issues == [])
    app.tap("outer")
    #expect(app.issueIDs == ["W-01"])
  }

  @Test("the visible columns are the author's to say")
  func visibility() {
    let app = present(Circumstances(device: .pad)) { HiddenSidebar() }
    #expect(app.texts == ["detail", "show"])
    app.tap("show")
    #expect(app.texts == ["sidebar", "detail", "show"])
  }
}

private struct Split: View {
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["Ada", "Grace"], id: \.self, selection: $selection) { Text($0) }
    } detail: {
      Detail(name: selection)
    }
  }

  private struct Detail: View {
    let name: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(name.map { "detail of \($0)" } ?? "nobody")
      Button("close") { dismiss() }
    }
  }
}

private struct LinkedColumns: View {
  var body: some View {
    NavigationSplitView {
      NavigationLink("outer", value: 1)
    } detail: {
      NavigationLink("inner", value: 1)
        .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
  }
}

private struct HiddenSidebar: View {
  @State private var visibility = NavigationSplitViewVisibility.detailOnly

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("sidebar")
    } detail: {
      Text("detail")
      Button("show") { visibility = .all }
    }
  }
}
