import SwiftUI
import Testing

/// When the content of pushed pages is made, and what goes with it.
@MainActor @Suite(.serialized) struct PageContentTests {
  @Test(
    "NV-05 the builder of a flag runs with each evaluation of the body, that of an item does not",
    arguments: Carrier.allCases)
  func eagerBuilder(_ carrier: Carrier) {
    let journal = Journal()
    let number = Carried(carrier, 1)
    let app = present {
      Carrying(number) { number in
        Eager(wrapping: carrier.wrapping, number: number, journal: journal)
      }
    }
    #expect(journal.take() == ["flag 1"])
    number.value = 2
    app.update()
    #expect(journal.take() == ["flag 2"])
    app.tap("flag")
    #expect(app.texts == ["flagged 2"])
  }

  @Test(
    "NV-06 views of links are built with the body around them, their bodies when they are shown",
    arguments: Wrapping.allCases)
  func linkedViews(_ wrapping: Wrapping) {
    let journal = Journal()
    let app = present {
      NavigationStack {
        NavigationLink("view") { Linked(journal: journal, name: "view").wrapped(wrapping) }
          .wrapped(wrapping)
        NavigationLink("value", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Linked(journal: journal, name: "value").wrapped(wrapping)
          }
          .wrapped(wrapping)
      }
    }
    #expect(journal.take() == ["view made"])
    app.tap("view")
    #expect(journal.take() == ["body of view"])
    app.goBack()
    _ = journal.take()
    app.tap("value")
    #expect(journal.take() == ["value made", "body of value"])
  }

  @Test(
    "NV-17 a flag's page shows what its builder makes while it goes; an item's its last content",
    arguments: Carrier.allCases)
  func leavingContent(_ carrier: Carrier) {
    let journal = Journal()
    let number = Carried<Int?>(carrier, 7)
    let app = presentHoldingTransitions {
      Carrying(number) { number in
        Unwrapping(wrapping: carrier.wrapping, journal: journal, number: number)
      }
    }
    app.tap("flag")
    app.finishTransitions()
    #expect(app.texts == ["flagged 7", "clear flag"])
    app.tap("clear flag")
    #expect(app.layers[0].pages == [])
    #expect(journal.take() == ["flagged appears"])
    number.value = nil
    app.update()
    #expect(journal.take() == ["flagged disappears"])
    app.finishTransitions()
    app.tap("item")
    app.finishTransitions()
    app.tap("clear item")
    #expect(journal.take() == ["item appears"])
    app.finishTransitions()
    #expect(journal.take() == ["item disappears"])
    #expect(app.texts == ["flag", "item"])
    #expect(app.issues == [])
  }

  @Test("NV-22 a page that is popped takes its sheet away", arguments: Carrier.allCases)
  func sheetOfAPoppedPage(_ carrier: Carrier) {
    let path = Carried<[Int]>(carrier, [])
    let app = present {
      Carrying(path) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            FlagStage(carrier, [StageButton("present") { $0.wrappedValue = true }]) {
              Text("sheet").wrapped(carrier.wrapping)
            }
          }
        }
      }
    }
    path.value = [1]
    app.update()
    app.tap("present")
    #expect(app.isPresented(.sheet))
    path.value = []
    app.update()
    #expect(app.presented == [])
    #expect(app.layers[0].pages == [])
  }
}

private struct Eager: View {
  let wrapping: Wrapping
  @Binding var number: Int
  let journal: Journal
  @State private var isShown = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Button("flag") { isShown = true }
        .navigationDestination(isPresented: $isShown) { page("flag") }
        .wrapped(wrapping)
        .navigationDestination(item: $item) { _ in page("item") }
        .wrapped(wrapping)
    }
  }

  private func page(_ name: String) -> some View {
    journal.note("\(name) \(number)")
    return Text("flagged \(number)").wrapped(wrapping)
  }
}

private struct Linked: View {
  let journal: Journal
  let name: String

  init(journal: Journal, name: String) {
    self.journal = journal
    self.name = name
    journal.note("\(name) made")
  }

  var body: some View {
    journal.note("body of \(name)")
    return Text(name)
  }
}

private struct Unwrapping: View {
  let wrapping: Wrapping
  let journal: Journal
  @Binding var number: Int?
  @State private var isShown = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Group {
        Button("flag") { isShown = true }
        Button("item") { item = 3 }
      }
      .navigationDestination(isPresented: $isShown) {
        if let number {
          Text("flagged \(number)").noted("flagged", journal).wrapped(wrapping)
          Button("clear flag") { isShown = false }
        }
      }
      .wrapped(wrapping)
      .navigationDestination(item: $item) { number in
        Text("item \(number)").noted("item", journal).wrapped(wrapping)
        Button("clear item") { item = nil }
      }
      .wrapped(wrapping)
    }
  }
}
