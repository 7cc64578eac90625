import SwiftUI
import Testing

/// Which declaration maps a value to a page.
@MainActor @Suite(.serialized) struct DestinationTests {
  @Test(
    "NV-03 the closure runs when a value of its type is on the path, not before",
    arguments: Wrapping.allCases)
  func closureIsEscaping(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present {
      NavigationStack {
        NavigationLink("number", value: 1).wrapped(wrapping)
        NavigationLink("word", value: "one")
          .navigationDestination(for: Int.self) { number in
            let _ = journal.note("number \(number)")
            Text("page").wrapped(wrapping)
          }
          .wrapped(wrapping)
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

  @Test("NV-03 the page follows what the closure reads", arguments: Carrier.allCases)
  func closureFollowsItsReads(_ carrier: Carrier) {
    let word = Carried(carrier, "first")
    let app = present {
      Carrying(word) { word in
        NavigationStack {
          NavigationLink("next", value: 1)
            .navigationDestination(for: Int.self) { number in
              Text("\(number) \(word.wrappedValue)")
              Counter()
            }
            .wrapped(carrier.wrapping)
        }
      }
    }
    app.tap("next")
    app.tap("count")
    word.value = "second"
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

  @Test(
    "NV-07 a declaration on a page is seen from that page on", arguments: Wrapping.allCases)
  func declarationOnAPage(_ wrapping: Wrapping) {
    let app = present {
      NavigationStack {
        NavigationLink("number", value: 1)
          .navigationDestination(for: Int.self) { _ in
            NavigationLink("word", value: "one")
              .wrapped(wrapping)
              .navigationDestination(for: String.self) { Text($0) }
              .wrapped(wrapping)
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

  @Test(
    "NV-10 a declaration that takes another one's place wins, and nothing is said",
    arguments: Wrapping.allCases)
  func replacedDeclaration(_ wrapping: Wrapping) {
    let app = present { Redeclaring(wrapping: wrapping) }
    app.tap("next")
    #expect(app.texts == ["second", "swap"])
    app.tap("swap")
    #expect(app.texts == ["first", "swap"])
    #expect(app.issues == [])
  }
}

/// A stack whose root swaps the declaration of a type for another one.
private struct Redeclaring: View {
  let wrapping: Wrapping
  @State private var isFirst = false

  var body: some View {
    NavigationStack {
      NavigationLink("next", value: 1)
      if isFirst {
        Text("one").navigationDestination(for: Int.self) { _ in page("first") }.wrapped(wrapping)
      } else {
        Text("two").navigationDestination(for: Int.self) { _ in page("second") }.wrapped(wrapping)
      }
    }
  }

  @ViewBuilder private func page(_ text: String) -> some View {
    Text(text)
    Button("swap") { isFirst.toggle() }
  }
}
