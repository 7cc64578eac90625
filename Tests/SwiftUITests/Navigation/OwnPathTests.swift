import SwiftUI
import Testing

/// What value links do, on a path of the stack's own and on one of its user's.
@MainActor @Suite(.serialized) struct OwnPathTests {
  @Test(
    "NV-02 without a path the stack keeps its own, and a value link appends to it",
    arguments: Wrapping.allCases)
  func ownPath(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("next", value: number + 1)
              .wrapped(wrapping)
              .navigationTitle("page \(number)")
          }
      }
      .wrapped(wrapping)
    }
    app.tap("next")
    app.tap("next")
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”"])
    app.goBack()
    #expect(app.layers[0].pages == ["“page 1”"])
    app.tap("next")
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”"])
  }

  @Test("NV-02 a value link without a value is disabled", arguments: Wrapping.allCases)
  func linkWithoutValue(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("nowhere", value: Int?.none).wrapped(wrapping)
        NavigationLink("somewhere", value: Int?.some(1))
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { _ in Text("page") }
      }
    }
    #expect(app.layers[0].controls.map(\.isEnabled) == [false, true])
    app.tap("somewhere")
    #expect(app.texts == ["page"])
  }

  @Test(
    "NV-02 a link to a value that the path can't hold is ignored, and told of",
    arguments: Carrier.allCases)
  func unfitValue(_ carrier: Carrier) {
    let path = Carried<[String]>(carrier, [])
    let app = present { Words(path: path) }
    app.tap("number")
    #expect(app.texts == ["word", "number"])
    #expect(
      app.issues == [
        TestIssue(
          id: "NV-02",
          message: """
            A link to a value of type Int was followed on a stack whose path holds values of another \
            type; the link is ignored.
            """)
      ])
    app.tap("word")
    #expect(app.texts == ["page one"])
    #expect(app.issues.count == 1)
  }

  @Test(
    "NV-02 the stack's own path outlives the view values of its place",
    arguments: Carrier.allCases)
  func ownPathOutlivesValues(_ carrier: Carrier) {
    let title = Carried(carrier, "Home")
    let app = present { Titled(title: title) }
    app.tap("next")
    title.value = "Start"
    app.update()
    #expect(app.layers[0].title == "Start")
    #expect(app.layers[0].pages == ["“page 1”"])
  }

  @Test(
    "NV-27 an equal value appended is a second page with its own state",
    arguments: Wrapping.allCases)
  func equalValues(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 5)
          .wrapped(wrapping)
          .navigationDestination(for: Int.self) { number in
            Counter().wrapped(wrapping)
            NavigationLink("next", value: number).wrapped(wrapping)
          }
          .wrapped(wrapping)
      }
    }
    app.tap("next")
    app.tap("count")
    app.tap("next")
    #expect(app.layers[0].pages.count == 2)
    #expect(app.texts == ["count", "0", "next"])
    app.goBack()
    #expect(app.texts == ["count", "1", "next"])
  }
}

private struct Words: View {
  let path: Carried<[String]>

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
        NavigationLink("word", value: "one")
        NavigationLink("number", value: 1)
          .navigationDestination(for: String.self) { Text("page \($0)") }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }
}

private struct Titled: View {
  let title: Carried<String>

  var body: some View {
    Carrying(title) { title in
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationTitle(title.wrappedValue)
          .navigationDestination(for: Int.self) { number in
            Text("page").navigationTitle("page \(number)")
          }
      }
    }
  }
}
