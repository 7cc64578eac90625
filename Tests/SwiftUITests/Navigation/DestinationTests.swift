import SwiftUI
import Testing

/// Which declaration maps a value to a page.
@MainActor @Suite(.serialized) struct DestinationTests {
  @Test("NV-03 the closure runs when a value of its type is on the path, not before")
  func closureIsEscaping() {
    let journal = Journal()
    let app = present {
      NavigationStack {
        NavigationLink("number", value: 1)
        NavigationLink("word", value: "one")
          .navigationDestination(for: Int.self) { number in
            let _ = journal.note("number \(number)")
            Text("page")
          }
          .navigationDestination(for: String.self) { word in
            let _ = journal.note("word \(word)")
            Text("page")
          }
      }
    }
    #expect(journal.take() == [])
    app.tap("number")
    #expect(journal.take() == ["number 1"])
    app.goBack()
    app.tap("word")
    #expect(journal.take() == ["word one"])
  }

  @Test("NV-03 the page follows what the closure reads")
  func closureFollowsItsReads() {
    let model = CarriedModel("first")
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text("\(number) \(model.value)")
            Counter()
          }
      }
    }
    app.tap("next")
    app.tap("count")
    model.value = "second"
    app.update()
    #expect(app.texts == ["1 second", "count", "1"])
  }

  @Test(
    "NV-07 a declaration is seen from its root, through whatever it lies in",
    arguments: Wrapping.allCases)
  func declarationOnTheRoot(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
        Text("elsewhere")
          .navigationDestination(for: Int.self) { _ in Text("page") }
          .wrapped(wrapping)
      }
    }
    app.tap("next")
    #expect(app.texts == ["page"])
    #expect(app.issues == [])
  }

  @Test("NV-07 a declaration on a page is seen from that page on")
  func declarationOnAPage() {
    let app = present {
      NavigationStack {
        NavigationLink("number", value: 1)
          .navigationDestination(for: Int.self) { _ in
            NavigationLink("word", value: "one")
              .navigationDestination(for: String.self) { Text($0) }
          }
      }
    }
    app.tap("number")
    app.tap("word")
    #expect(app.texts == ["one"])
    #expect(app.issues == [])
  }

  @Test("NV-10 of two declarations the one nearest the root wins", arguments: Wrapping.allCases)
  func nearestTheRootWins(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("next", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("next", value: number + 1)
              .navigationDestination(for: Int.self) { _ in Text("declared on a page") }
              .navigationTitle("declared on the root \(number)")
              .wrapped(wrapping)
          }
      }
    }
    app.tap("next")
    app.tap("next")
    #expect(app.layers[0].pages == ["“declared on the root 1”", "“declared on the root 2”"])
    #expect(app.issueIDs.contains("W-02"))
  }

  @Test("NV-10 a declaration that takes another one's place wins, and nothing is said")
  func replacedDeclaration() {
    let app = present { Redeclaring() }
    app.tap("next")
    #expect(app.texts == ["second", "swap"])
    app.tap("swap")
    #expect(app.texts == ["first", "swap"])
    #expect(app.issues == [])
  }

  @Test("NV-12 a stack in a page hides the outer destinations from its links")
  func stackInAPage() {
    let app = present {
      NavigationStack {
        NavigationLink("outer", value: "page")
          .navigationDestination(for: String.self) { _ in
            NavigationStack { NavigationLink("inner", value: 1) }
          }
          .navigationDestination(for: Int.self) { _ in Text("number") }
      }
    }
    app.tap("outer")
    #expect(app.issues == [])
    app.tap("inner")
    #expect(app.issueIDs == ["W-01"])
    #expect(app.texts == ["inner"])
  }

  @Test("NV-12 a stack in a page has pages of its own, and the nearer back button goes back there")
  func pagesOfAStackInAPage() {
    let app = present {
      NavigationStack {
        NavigationLink("outer", value: "page")
          .navigationTitle("root")
          .navigationDestination(for: String.self) { _ in
            NavigationStack {
              NavigationLink("inner") { Text("innermost") }.navigationTitle("first inside")
            }
          }
      }
    }
    app.tap("outer")
    #expect(app.layers[0].pages == ["“first inside”"])
    app.tap("inner")
    #expect(app.layers[0].title == "root")
    #expect(app.layers[0].pages == ["“first inside”", "Text"])
    app.goBack()
    #expect(app.texts == ["inner"])
    app.goBack()
    #expect(app.texts == ["outer"])
    #expect(app.layers[0].pages == [])
  }

  @Test("NV-12 a stack as content of a sheet is independent", arguments: Carrier.allCases)
  func stackInASheet(_ carrier: Carrier) {
    let app = present {
      NavigationStack {
        FlagStage(carrier, [StageButton("open") { $0.wrappedValue = true }]) {
          NavigationStack {
            NavigationLink("next", value: 1)
              .navigationDestination(for: Int.self) { _ in Text("page of the sheet") }
          }
        }
        .navigationDestination(for: Int.self) { _ in Text("page of the window") }
      }
    }
    app.tap("open")
    app.tap("next")
    #expect(app.texts == ["page of the sheet"])
    #expect(app.layers.map(\.pages.count) == [0, 1])
    #expect(app.issues == [])
  }
}

/// A stack whose root swaps the declaration of a type for another one.
private struct Redeclaring: View {
  @State private var isFirst = false

  var body: some View {
    NavigationStack {
      NavigationLink("next", value: 1)
      if isFirst {
        Text("one").navigationDestination(for: Int.self) { _ in page("first") }
      } else {
        Text("two").navigationDestination(for: Int.self) { _ in page("second") }
      }
    }
  }

  @ViewBuilder private func page(_ text: String) -> some View {
    Text(text)
    Button("swap") { isFirst.toggle() }
  }
}
