import SwiftUI
import Testing

/// What is said of links and declarations that can't work.
@MainActor @Suite(.serialized) struct DestinationMessageTests {
  @Test("NV-09, W-04 a declaration outside any stack is ignored", arguments: Wrapping.allCases)
  func outsideAnyStack(_ wrapping: Wrapping) {
    let app = present {
      NavigationLink("next", value: 1)
        .navigationDestination(for: Int.self) { _ in Text("page") }
        .wrapped(wrapping)
    }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-04",
          message:
            "The `navigationDestination` modifier only works inside a `NavigationStack` or "
            + "`NavigationSplitView`. There's a misplaced "
            + "`navigationDestination(for:destination:)` modifier for type `Int`. It will be "
            + "ignored.")
      ])
    app.tap("next")
    #expect(app.texts == ["next"])
  }

  @Test(
    "NV-09 a declaration put on the stack itself is outside of it", arguments: Wrapping.allCases)
  func onTheStackItself(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack { NavigationLink("next", value: 1) }
        .wrapped(wrapping)
        .navigationDestination(for: Int.self) { _ in Text("page") }
    }
    #expect(app.issueIDs == ["W-04"])
    app.tap("next")
    #expect(app.texts == ["next"])
    #expect(app.issueIDs == ["W-04", "W-01"])
  }

  @Test(
    "NV-07, W-03 a declaration in a lazy container is ignored", arguments: Wrapping.allCases)
  func inALazyContainer(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        List {
          NavigationLink("next", value: 1)
            .navigationDestination(for: Int.self) { _ in Text("page") }
            .wrapped(wrapping)
        }
        .wrapped(wrapping)
      }
    }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-03",
          message:
            "Do not put a navigation destination modifier inside a \"lazy” container, like `List` "
            + "or `LazyVStack`. These containers create child views only when needed to render on "
            + "screen. Add the navigation destination modifier outside these containers so that "
            + "the navigation stack can always see the destination. There's a misplaced "
            + "`navigationDestination(for:destination:)` modifier for type `Int`. It will be "
            + "ignored.")
      ])
    app.tap("next")
    #expect(app.texts == ["next"])
  }

  @Test("NV-07 around a lazy container it is seen", arguments: Wrapping.allCases)
  func aroundALazyContainer(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        List { NavigationLink("next", value: 1).wrapped(wrapping) }
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in Text("page") }
          .wrapped(wrapping)
      }
    }
    app.tap("next")
    #expect(app.texts == ["page"])
    #expect(app.issues == [])
  }

  @Test("W-02 names the type with its module", arguments: Wrapping.allCases)
  func duplicateDeclaration(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        Text("root")
          .navigationDestination(for: Int.self) { _ in Text("inner") }
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in Text("outer") }
          .wrapped(wrapping)
      }
    }
    #expect(
      app.issues == [
        TestIssue(
          id: "W-02",
          message:
            "A navigationDestination for “Swift.Int” was declared earlier on the stack. Only the "
            + "destination declared closest to the root view of the stack will be used.")
      ])
  }

  @Test(
    "NV-11, W-01 a value link without a visible destination is inert",
    arguments: Wrapping.allCases)
  func linkWithoutDestination(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: Route.detail).wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in Text("page") }
      }
    }
    #expect(app.issues == [])
    app.tap("next")
    #expect(app.texts == ["next"])
    #expect(app.layers[0].pages == [])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-01",
          message:
            "A NavigationLink is presenting a value of type “Route” but there is no matching "
            + "navigationDestination declaration visible from the location of the link. The link "
            + "cannot be activated.\n\n"
            + "Note: Links search for destinations in any surrounding NavigationStack, then within "
            + "the same column of a NavigationSplitView.")
      ])
  }

  @Test("NV-11 outside any stack a value link is inert", arguments: Wrapping.allCases)
  func linkOutsideAStack(_ wrapping: Wrapping) {
    let app = present { NavigationLink("next", value: 1).wrapped(wrapping) }
    app.tap("next")
    #expect(app.texts == ["next"])
    #expect(app.issueIDs == ["W-01"])
  }
}

private enum Route: Hashable {
  case detail
}
