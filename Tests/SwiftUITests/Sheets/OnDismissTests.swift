import SwiftUI
import Testing

/// `onDismiss`, and what shows until then (SH-32 to SH-34).
@MainActor @Suite(.serialized) struct OnDismissTests {
  private static let buttons: [StageButton<Bool>] = [
    StageButton("show") { $0.wrappedValue = true },
    StageButton("hide") { $0.wrappedValue = false },
  ]

  @Test(
    "SH-32 it runs once for each sheet that was there", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func oncePerSheet(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = present {
      FlagStage(
        carrier, as: kind, Self.buttons, onDismiss: { journal.note("onDismiss") },
        content: { Closer() })
    }
    app.tap("show")
    app.tap("hide", onLayer: 0)
    #expect(journal.take() == ["onDismiss"])
    app.tap("show")
    app.tap("close")
    #expect(journal.take() == ["onDismiss"])
    app.tap("hide")
    app.update()
    #expect(journal.take() == [])
  }

  @Test("SH-32 a sheet hidden while it arrives was there", arguments: Carrier.allCases)
  func hiddenWhileArriving(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      FlagStage(
        carrier, Self.buttons, onDismiss: { journal.note("onDismiss") },
        content: { Text("sheet") })
    }
    app.tap("show")
    app.tap("hide", onLayer: 0)
    #expect(app.presented == ["sheet Text (arriving)"])
    #expect(app.finishTransition())
    #expect(app.presented == ["sheet Text (leaving)"])
    #expect(journal.lines == [])
    #expect(app.finishTransition())
    #expect(app.presented == [])
    #expect(journal.lines == ["onDismiss"])
  }

  @Test("SH-33 it may set state freely")
  func setsState() {
    struct Stage: View {
      @State private var isShown = true
      @State private var closings = 0

      var body: some View {
        Text("\(closings) closings")
        Button("show") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { closings += 1 }) { Text("sheet") }
      }
    }
    let app = present { Stage() }
    app.swipe()
    #expect(app.texts == ["1 closings", "show"])
    app.tap("show")
    app.swipe()
    #expect(app.texts == ["2 closings", "show"])
    #expect(app.issues == [])
  }

  @Test("SH-33 it may present again", arguments: Carrier.allCases)
  func presentsAgain(_ carrier: Carrier) {
    let model = CarriedModel<() -> Void>({})
    let app = present {
      FlagStage(
        carrier,
        [
          StageButton("show") { isShown in
            model.value = { isShown.wrappedValue = true }
            isShown.wrappedValue = true
          }
        ],
        onDismiss: { model.value() },
        content: { Text("sheet") })
    }
    app.tap("show")
    app.swipe()
    #expect(app.presented == ["sheet Text"])
    #expect(app.issues == [])
  }

  @Test("SH-34 an item's sheet shows its last value while it leaves", arguments: Carrier.allCases)
  func lastItem(_ carrier: Carrier) {
    let app = presentHoldingTransitions {
      ItemStage(
        carrier, first: Person.ada, [StageButton("hide") { $0.wrappedValue = nil }],
        content: { Text($0.name) })
    }
    app.finishTransitions()
    app.tap("hide", onLayer: 0)
    #expect(app.presented == ["sheet Text (leaving)"])
    #expect(app.texts == ["Ada"])
  }

  @Test("SH-34 a flag's sheet whose state turns nil shows its last content")
  func lastContent() {
    struct Stage: View {
      @State private var person: Person? = .ada

      var body: some View {
        Button("hide") { person = nil }
          .sheet(isPresented: Binding(get: { person != nil }, set: { _ in person = nil })) {
            Text(person?.name ?? "nobody")
          }
      }
    }
    let app = presentHoldingTransitions { Stage() }
    app.finishTransitions()
    app.tap("hide", onLayer: 0)
    #expect(app.presented == ["sheet Text (leaving)"])
    #expect(app.texts == ["Ada"])
    app.finishTransitions()
    #expect(app.presented == [])
  }

  @Test("SH-34 so does one that reads a model")
  func lastContentOfModel() {
    struct Stage: View {
      let model: CarriedModel<Person?>

      var body: some View {
        Button("hide") { model.value = nil }
          .sheet(isPresented: Binding(get: { model.value != nil }, set: { _ in })) {
            Text(model.value?.name ?? "nobody")
          }
      }
    }
    let app = presentHoldingTransitions { Stage(model: CarriedModel(.ada)) }
    app.finishTransitions()
    app.tap("hide", onLayer: 0)
    #expect(app.presented == ["sheet Text (leaving)"])
    #expect(app.texts == ["Ada"])
  }

  @Test("SH-34 a change back before the end of a drag is shown")
  func changeDuringDrag() {
    struct Stage: View {
      let model: CarriedModel<Person>
      @State private var isShown = true

      var body: some View {
        Button("rename") { model.value = .adaKing }
          .sheet(isPresented: $isShown) { Text(model.value.name) }
      }
    }
    let app = presentHoldingTransitions { Stage(model: CarriedModel(.ada)) }
    app.finishTransitions()
    #expect(app.beginSwipe())
    app.tap("rename", onLayer: 0)
    app.releaseSwipe()
    #expect(app.texts == ["Ada King"])
  }
}
