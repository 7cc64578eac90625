import SwiftUI
import Testing

/// The state of the pages of a navigation stack.
@MainActor @Suite(.serialized) struct PageStateTests {
  @Test("ST-12 a stack keeps the state of covered pages", arguments: Wrapping.allCases)
  func coveredPagesKeepState(_ wrapping: Wrapping) {
    let app = present { Stack(wrapping: wrapping) }
    app.tap("count")
    app.tap("next")
    #expect(app.texts == ["count", "0", "next"])
    app.tap("count")
    app.tap("count")
    app.tap("next")
    app.goBack()
    #expect(app.texts == ["count", "2", "next"])
    app.goBack()
    #expect(app.texts == ["count", "1", "next"])
  }

  @Test("ST-12 popping destroys the popped page's state", arguments: Wrapping.allCases)
  func poppedPagesStartAnew(_ wrapping: Wrapping) {
    let app = present { Stack(wrapping: wrapping) }
    app.tap("next")
    app.tap("count")
    app.goBack()
    app.tap("next")
    #expect(app.texts == ["count", "0", "next"])
  }

  @Test("ST-12 the state lasts until the pop transition ends", arguments: Wrapping.allCases)
  func leavingPagesKeepState(_ wrapping: Wrapping) {
    weak var thing: Thing?
    let app = presentHoldingTransitions {
      NavigationStack {
        NavigationLink("next", value: 1).wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in Owner { thing = $0 }.wrapped(wrapping) }
          .wrapped(wrapping)
      }
    }
    app.tap("next")
    app.finishTransitions()
    #expect(thing != nil)
    app.goBack()
    #expect(thing != nil)
    app.finishTransitions()
    #expect(thing == nil)
  }
}

private struct Stack: View {
  let wrapping: Wrapping

  var body: some View {
    NavigationStack {
      page(0).navigationDestination(for: Int.self) { page($0) }
    }
  }

  private func page(_ number: Int) -> some View {
    Group {
      Counter()
      NavigationLink("next", value: number + 1)
    }
    .wrapped(wrapping)
  }
}

private final class Thing {}

private struct Owner: View {
  @State private var thing = Thing()
  let made: @MainActor (Thing) -> Void

  var body: some View { Text("owner").onAppear { made(thing) } }
}
