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

  @Test(
    "NV-04 a binding that refuses nil leaves the page gone, and is told of",
    arguments: Wrapping.allCases)
  func refusedPop(_ wrapping: Wrapping) {
    let app = present { Refusing(wrapping: wrapping) }
    app.tap("show")
    app.goBack()
    #expect(app.layers[0].pages == [])
    #expect(app.issueIDs == ["NV-04"])
  }
}

private struct Refusing: View {
  let wrapping: Wrapping
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("show") { isShown = true }
        .navigationDestination(
          isPresented: Binding(get: { isShown }, set: { if $0 { isShown = $0 } })
        ) {
          Text("page").wrapped(wrapping)
        }
        .wrapped(wrapping)
    }
  }
}
