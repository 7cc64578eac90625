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

  @Test("NV-01 a path that is long at first is shown at once", arguments: Carrier.allCases)
  func restoredPath(_ carrier: Carrier) {
    let path = Carried(carrier, [1, 2, 3])
    let app = present {
      Carrying(path) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("page").navigationTitle("page \(number)")
          }
        }
      }
    }
    #expect(app.layers[0].pages == ["“page 1”", "“page 2”", "“page 3”"])
    #expect(app.issues == [])
  }

  @Test("NV-01 a NavigationPath holds values of several types", arguments: Carrier.allCases)
  func mixedPath(_ carrier: Carrier) {
    let path = Carried(carrier, NavigationPath())
    let app = present { Mixed(path: path) }
    app.tap("number")
    app.tap("word")
    #expect(app.layers[0].pages == ["“number 1”", "“word one”"])
    #expect(path.value.count == 2)
    app.goBack()
    #expect(path.value.count == 1)
    path.value = NavigationPath(["two", "three"])
    app.update()
    #expect(app.layers[0].pages == ["“word two”", "“word three”"])
    path.value.removeLast(2)
    app.update()
    #expect(app.layers[0].pages == [])
  }
}

private struct Mixed: View {
  let path: Carried<NavigationPath>

  var body: some View {
    Carrying(path) { path in
      NavigationStack(path: path) {
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
}
