import SwiftUI
import Testing

/// Pages that a flag or an item asks for.
@MainActor @Suite(.serialized) struct PushedPageTests {
  @Test("NV-04 an item pushes, nil pops", arguments: Carrier.allCases)
  func itemPushes(_ carrier: Carrier) {
    let app = present {
      PushStage(
        carrier, [StageButton("one") { $0.wrappedValue = 1 }])
    }
    app.tap("one")
    #expect(app.layers[0].pages == ["“page 1”"])
    app.tap("clear")
    #expect(app.layers[0].pages == [])
    app.tap("one")
    #expect(app.layers[0].pages == ["“page 1”"])
    #expect(app.issues == [])
  }

  @Test("NV-04 going back writes nil, after the transition", arguments: Carrier.allCases)
  func backWritesNil(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      PushStage(
        carrier,
        [
          StageButton("one") { $0.wrappedValue = 1 },
          StageButton("note") { journal.note("\($0.wrappedValue.map(String.init) ?? "nil")") },
        ])
    }
    app.tap("one")
    app.finishTransitions()
    app.goBack()
    app.tap("note")
    app.finishTransitions()
    app.tap("note")
    #expect(journal.lines == ["1", "nil"])
    #expect(app.layers[0].pages == [])
  }

  @Test("NV-04 another item is another page, with state of its own", arguments: Carrier.allCases)
  func otherItem(_ carrier: Carrier) {
    let app = present {
      PushStage(
        carrier, [StageButton("one") { $0.wrappedValue = 1 }],
        destination: { number, item in
          AnyView(
            Group {
              Counter()
              Button("next") { item.wrappedValue = number + 1 }
            }
            .navigationTitle("page \(number)"))
        })
    }
    app.tap("one")
    app.tap("count")
    #expect(app.texts.contains("1"))
    app.tap("next")
    #expect(app.layers[0].pages == ["“page 2”"])
    #expect(app.texts.contains("0"))
  }

  @Test("NV-04 a binding that refuses nil leaves the page gone, and is told of")
  func refusedPop() {
    let app = present { Refusing() }
    app.tap("show")
    app.goBack()
    #expect(app.layers[0].pages == [])
    #expect(app.issueIDs == ["NV-04"])
  }

  @Test(
    "NV-05 the builder of a flag runs with each evaluation of the body, that of an item does not")
  func eagerBuilder() {
    let journal = Journal()
    let model = CarriedModel(1)
    let app = present { Eager(model: model, journal: journal) }
    #expect(journal.take() == ["flag 1"])
    model.value = 2
    app.update()
    #expect(journal.take() == ["flag 2"])
    app.tap("flag")
    #expect(app.texts == ["flagged 2"])
  }

  @Test(
    "NV-06 views of links are built with the body around them, their bodies when they are shown")
  func linkedViews() {
    let journal = Journal()
    let app = present {
      NavigationStack {
        NavigationLink("view") { Linked(journal: journal, name: "view") }
        NavigationLink("value", value: 1)
          .navigationDestination(for: Int.self) { _ in Linked(journal: journal, name: "value") }
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
    "NV-17 a flag's page shows what its builder makes while it goes; an item's its last content")
  func leavingContent() {
    let journal = Journal()
    let model = CarriedModel<Int?>(7)
    let app = presentHoldingTransitions { Unwrapping(journal: journal, model: model) }
    app.tap("flag")
    app.finishTransitions()
    #expect(app.texts == ["flagged 7", "clear flag"])
    app.tap("clear flag")
    #expect(app.layers[0].pages == [])
    #expect(journal.take() == ["flagged appears"])
    model.value = nil
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

  @Test("NV-22 a page that is popped takes its sheet away", arguments: [true, false])
  func sheetOfAPoppedPage(byPath: Bool) {
    let model = CarriedModel<[Int]>([])
    let app = present { SheetOnPage(model: model) }
    model.value = [1]
    app.update()
    app.tap("present")
    #expect(app.presented == ["sheet Text"])
    model.value = []
    app.update()
    #expect(app.presented == [])
    #expect(app.layers[0].pages == [])
  }
}

private struct Refusing: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("show") { isShown = true }
        .navigationDestination(
          isPresented: Binding(get: { isShown }, set: { if $0 { isShown = $0 } })
        ) {
          Text("page")
        }
    }
  }
}

private struct Eager: View {
  let model: CarriedModel<Int>
  let journal: Journal
  @State private var isShown = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Button("flag") { isShown = true }
        .navigationDestination(isPresented: $isShown) { page("flag") }
        .navigationDestination(item: $item) { _ in page("item") }
    }
  }

  private func page(_ name: String) -> some View {
    journal.note("\(name) \(model.value)")
    return Text("flagged \(model.value)")
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
  let journal: Journal
  let model: CarriedModel<Int?>
  @State private var isShown = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Group {
        Button("flag") { isShown = true }
        Button("item") { item = 3 }
      }
      .navigationDestination(isPresented: $isShown) {
        if let number = model.value {
          Text("flagged \(number)").noted("flagged", journal)
          Button("clear flag") { isShown = false }
        }
      }
      .navigationDestination(item: $item) { number in
        Text("item \(number)").noted("item", journal)
        Button("clear item") { item = nil }
      }
    }
  }
}

private struct SheetOnPage: View {
  @Bindable var model: CarriedModel<[Int]>

  var body: some View {
    NavigationStack(path: $model.value) {
      Text("root").navigationDestination(for: Int.self) { _ in Page() }
    }
  }

  private struct Page: View {
    @State private var isShown = false

    var body: some View {
      Button("present") { isShown = true }
        .sheet(isPresented: $isShown) { Text("sheet") }
    }
  }
}
