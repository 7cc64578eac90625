import SwiftUI
import Testing

/// Split views: columns side by side, or one over the other on a phone.
@MainActor @Suite(.serialized) struct SplitViewTests {
  @Test(
    "side by side, all columns are on screen; on a phone the one in front",
    arguments: Carrier.allCases)
  func columns(_ carrier: Carrier) {
    let pad = present(Circumstances(device: .pad)) { Split(carrier: carrier) }
    #expect(pad.texts == ["Ada", "Grace", "nobody", "close"])
    pad.tap("Grace")
    #expect(pad.texts == ["Ada", "Grace", "detail of Grace", "close"])
    let phone = present { Split(carrier: carrier) }
    #expect(phone.texts == ["Ada", "Grace"])
    phone.tap("Grace")
    #expect(phone.texts == ["detail of Grace", "close"])
    phone.goBack()
    #expect(phone.texts == ["Ada", "Grace"])
  }

  @Test(
    "DI-03 dismiss in the detail of a collapsed split view goes back to the column before",
    arguments: Carrier.allCases)
  func dismissInDetail(_ carrier: Carrier) {
    let app = present { Split(carrier: carrier) }
    app.tap("Ada")
    app.tap("close")
    #expect(app.texts == ["Ada", "Grace"])
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

  @Test("the visible columns are the author's to say", arguments: Carrier.allCases)
  func visibility(_ carrier: Carrier) {
    let app = present(Circumstances(device: .pad)) { HiddenSidebar(carrier: carrier) }
    #expect(app.texts == ["detail", "show"])
    app.tap("show")
    #expect(app.texts == ["sidebar", "detail", "show"])
  }
}

private struct Split: View {
  let carrier: Carrier

  var body: some View {
    Carrying(Carried<String?>(carrier, nil)) { selection in
      NavigationSplitView {
        List(["Ada", "Grace"], id: \.self, selection: selection) { Text($0) }
          .wrapped(carrier.wrapping)
      } detail: {
        Detail(name: selection.wrappedValue).wrapped(carrier.wrapping)
      }
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

private struct HiddenSidebar: View {
  let carrier: Carrier

  var body: some View {
    Carrying(Carried(carrier, NavigationSplitViewVisibility.detailOnly)) { visibility in
      NavigationSplitView(columnVisibility: visibility) {
        Text("sidebar")
      } detail: {
        Text("detail")
        Button("show") { visibility.wrappedValue = .all }
      }
    }
  }
}
