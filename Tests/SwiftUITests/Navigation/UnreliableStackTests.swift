import SwiftUI
import Testing

/// What is said and done where destinations and links stand at places that do not work.
@MainActor @Suite(.serialized) struct UnreliableStackTests {
  @Test(
    "NV-08, W-03 a flag's or an item's declaration in a lazy container works, and is told of",
    arguments: Wrapping.allCases)
  func lazyContainer(_ wrapping: Wrapping) {
    let app = present { Lazy(wrapping: wrapping) }
    func text(_ modifier: String) -> String {
      "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or "
        + "`LazyVStack`. These containers create child views only when needed to render on screen. "
        + "Add the navigation destination modifier outside these containers so that the navigation "
        + "stack can always see the destination. There's a misplaced `\(modifier)` modifier "
        + "presenting `Text`. It will be ignored in a future release."
    }
    #expect(
      app.issues == [
        TestIssue(id: "W-03", message: text("navigationDestination(isPresented:destination:)")),
        TestIssue(id: "W-03", message: text("navigationDestination(item:destination:)")),
      ])
    app.tap("flag")
    #expect(app.texts == ["flagged"])
    app.goBack()
    app.tap("item")
    #expect(app.texts == ["item 1"])
  }

  @Test(
    "NV-09, W-04 a flag's or an item's declaration outside any stack is ignored",
    arguments: Wrapping.allCases)
  func outsideAnyStack(_ wrapping: Wrapping) {
    let app = present { Outside(wrapping: wrapping) }
    func text(_ modifier: String, _ subject: String) -> String {
      "The `navigationDestination` modifier only works inside a `NavigationStack` or "
        + "`NavigationSplitView`. There's a misplaced `\(modifier)` modifier \(subject). It will be "
        + "ignored."
    }
    #expect(
      Set(app.issues.map(\.message)) == [
        text("navigationDestination(isPresented:destination:)", "presenting `Text`"),
        text("navigationDestination(item:destination:)", "for type `Optional<Int>`"),
      ])
    app.tap("flag")
    app.tap("item")
    #expect(app.texts == ["flag", "item"])
  }

  @Test(
    "NV-13 a sheet's stack knows nothing of what the presenter's declares",
    arguments: Carrier.allCases)
  func sheetStack(_ carrier: Carrier) {
    let app = present {
      NavigationStack {
        FlagStage(carrier, [StageButton("present") { $0.wrappedValue = true }]) {
          NavigationStack { NavigationLink("next", value: 1).wrapped(carrier.wrapping) }
        }
        .navigationDestination(for: Int.self) { _ in Text("page") }
      }
    }
    app.tap("present")
    app.tap("next")
    #expect(app.issueIDs == ["W-01"])
    #expect(app.layers[1].pages == [])
  }

  @Test(
    "NV-14 a declaration on a page is known only while the page is on the stack",
    arguments: Carrier.allCases)
  func declarationOnAPage(_ carrier: Carrier) {
    let path = Carried(carrier, NavigationPath([1]))
    let app = present { DeclaringPages(path: path) }
    path.value.append("word")
    app.update()
    #expect(app.texts == ["word"])
    #expect(app.issues == [])
    path.value = NavigationPath(["word"])
    app.update()
    #expect(app.texts == [])
    #expect(app.issueIDs == ["W-01"])
  }

  @Test(
    "NV-15 a value link on a page that an item has pushed is ignored, and told of",
    arguments: Carrier.allCases)
  func valueLinkOnPushedPage(_ carrier: Carrier) {
    let app = present { MixedStyles(carrier: carrier) }
    app.tap("item")
    #expect(app.texts == ["page", "on"])
    app.tap("on")
    #expect(app.texts == ["page", "on"])
    #expect(app.issueIDs == ["NV-15"])
  }

  @Test(
    "NV-15, W-23 a value on top of a linked view on a typed path is a mismatch",
    arguments: Carrier.allCases)
  func viewLinkOnTypedPath(_ carrier: Carrier) {
    let path = Carried<[Int]>(carrier, [])
    let app = present { TypedPath(path: path) }
    app.tap("view")
    #expect(app.issues == [])
    path.value = [1]
    app.update()
    #expect(
      app.issues == [
        TestIssue(
          id: "W-23",
          message: "'try!' expression unexpectedly raised an error: "
            + "SwiftUI.AnyNavigationPath.Error.comparisonTypeMismatch")
      ])
  }
}

private struct Lazy: View {
  let wrapping: Wrapping
  @State private var isShown = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      List {
        Button("flag") { isShown = true }
          .navigationDestination(isPresented: $isShown) { Text("flagged") }
          .wrapped(wrapping)
        Button("item") { item = 1 }
          .navigationDestination(item: $item) { Text("item \($0)") }
          .wrapped(wrapping)
      }
      .wrapped(wrapping)
    }
  }
}

private struct Outside: View {
  let wrapping: Wrapping
  @State private var isShown = false
  @State private var item: Int?

  var body: some View {
    Button("flag") { isShown = true }
      .navigationDestination(isPresented: $isShown) { Text("flagged") }
      .wrapped(wrapping)
    Button("item") { item = 1 }
      .navigationDestination(item: $item) { Text("item \($0)") }
      .wrapped(wrapping)
  }
}

private struct DeclaringPages: View {
  let path: Carried<NavigationPath>

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("number \(number)")
            .navigationDestination(for: String.self) { Text($0) }
            .wrapped(self.path.carrier.wrapping)
        }
      }
    }
  }
}

private struct MixedStyles: View {
  let carrier: Carrier

  var body: some View {
    Carrying(Carried<Int?>(carrier, nil)) { item in
      NavigationStack {
        Button("item") { item.wrappedValue = 1 }
          .navigationDestination(item: item) { _ in
            Text("page")
            NavigationLink("on", value: "word").wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}

/// A path of one type of values, beside a link to a view.
struct TypedPath: View {
  let path: Carried<[Int]>

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
        NavigationLink("view") { Text("linked") }
          .navigationDestination(for: Int.self) { number in
            Text("page").navigationTitle("page \(number)")
          }
      }
    }
  }
}
