import SwiftUI
import Testing

/// The pages shown follow the path, and what a person does is written to it.
@MainActor @Suite(.serialized) struct PathTests {
  @Test("NV-01 appending pushes, removing pops, assigning replaces", arguments: Carrier.allCases)
  func pathIsTheTruth(_ carrier: Carrier) {
    let app = present {
      PathStage(
        carrier,
        [
          StageButton("append") { $0.wrappedValue.append($0.wrappedValue.count + 1) },
          StageButton("remove") { $0.wrappedValue.removeLast() },
          StageButton("assign") { $0.wrappedValue = [7, 8, 9] },
          StageButton("empty") { $0.wrappedValue = [] },
        ])
    }
    #expect(app.layers[0].pages == [])
    app.tap("append", onLayer: 0)
    app.tap("append", onLayer: 0)
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”"])
    app.tap("remove", onLayer: 0)
    #expect(app.layers[0].pages == ["“page 1”"])
    app.tap("assign", onLayer: 0)
    #expect(app.layers[0].pages == ["“page 7”", "“page 8”", "“page 9”"])
    app.tap("empty", onLayer: 0)
    #expect(app.layers[0].pages == [])
  }

  @Test("NV-01 going back writes the shortened path", arguments: Carrier.allCases)
  func backWrites(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      PathStage(
        carrier,
        [
          StageButton("assign") { $0.wrappedValue = [1, 2] },
          StageButton("note") { journal.note("\($0.wrappedValue)") },
        ])
    }
    app.tap("assign")
    app.goBack()
    app.tap("note")
    app.goBack()
    app.tap("note")
    #expect(journal.lines == ["[1]", "[]"])
  }

  @Test("NV-01 a value link writes the longer path", arguments: Carrier.allCases)
  func linkWrites(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      PathStage(carrier, [StageButton("note") { journal.note("\($0.wrappedValue)") }])
    }
    app.tap("link")
    app.tap("link")
    app.tap("note")
    #expect(app.layers[0].pages == ["“page 5”", "“page 5”"])
    #expect(journal.lines == ["[5, 5]"])
  }

  @Test("NV-01 a path that is long at first is shown at once")
  func restoredPath() {
    let app = present { Numbers(model: CarriedModel([1, 2, 3])) }
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”", "“page 3”"])
    #expect(app.issues == [])
  }

  @Test("NV-01 a NavigationPath holds values of several types")
  func mixedPath() {
    let model = CarriedModel(NavigationPath())
    let app = present { Mixed(model: model) }
    app.tap("number")
    app.tap("word")
    #expect(app.layers[0].pages == ["“number 1”", "“word one”"])
    #expect(model.value.count == 2)
    app.goBack()
    #expect(model.value.count == 1)
    model.value = NavigationPath(["two", "three"])
    app.update()
    #expect(app.layers[0].pages == ["“word two”", "“word three”"])
    model.value.removeLast(2)
    app.update()
    #expect(app.layers[0].pages == [])
  }

  @Test("NV-02 without a path the stack keeps its own, and a value link appends to it")
  func ownPath() {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("next", value: number + 1).navigationTitle("page \(number)")
          }
      }
    }
    app.tap("next")
    app.tap("next")
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”"])
    app.goBack()
    #expect(app.layers[0].pages == ["“page 1”"])
    app.tap("next")
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”"])
  }

  @Test("NV-02 a value link without a value is disabled")
  func linkWithoutValue() {
    let app = present {
      NavigationStack {
        NavigationLink("nowhere", value: Int?.none)
        NavigationLink("somewhere", value: Int?.some(1))
          .navigationDestination(for: Int.self) { _ in Text("page") }
      }
    }
    #expect(app.layers[0].controls.map(\.isEnabled) == [false, true])
    app.tap("somewhere")
    #expect(app.texts == ["page"])
  }

  private struct Words: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("word", value: "one")
        NavigationLink("number", value: 1)
          .navigationDestination(for: String.self) { Text("page \($0)") }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test("NV-02 a link to a value that the path can't hold is ignored, and told of")
  func unfitValue() {
    let app = present { Words() }
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

  @Test("NV-02 the stack's own path outlives the view values of its place")
  func ownPathOutlivesValues() {
    let model = CarriedModel("Home")
    let app = present { Titled(model: model) }
    app.tap("next")
    model.value = "Start"
    app.update()
    #expect(app.layers[0].title == "Start")
    #expect(app.layers[0].pages == ["“page 1”"])
  }

  @Test("NV-27 an equal value appended is a second page with its own state")
  func equalValues() {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 5)
          .navigationDestination(for: Int.self) { number in
            Counter()
            NavigationLink("next", value: number)
          }
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

private struct Numbers: View {
  @Bindable var model: CarriedModel<[Int]>

  var body: some View {
    NavigationStack(path: $model.value) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("page").navigationTitle("page \(number)")
      }
    }
  }
}

private struct Mixed: View {
  @Bindable var model: CarriedModel<NavigationPath>

  var body: some View {
    NavigationStack(path: $model.value) {
      NavigationLink("number", value: 1)
        .navigationDestination(for: Int.self) { number in
          NavigationLink("word", value: "one").navigationTitle("number \(number)")
        }
        .navigationDestination(for: String.self) { word in
          Text(word).navigationTitle("word \(word)")
        }
    }
  }
}

private struct Titled: View {
  let model: CarriedModel<String>

  var body: some View {
    NavigationStack {
      NavigationLink("next", value: 1)
        .navigationTitle(model.value)
        .navigationDestination(for: Int.self) { number in
          Text("page").navigationTitle("page \(number)")
        }
    }
  }
}
