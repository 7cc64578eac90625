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

  @Test("SH-33 it may set state freely", arguments: Carrier.allCases)
  func setsState(_ carrier: Carrier) {
    let app = present {
      Carrying(Carried(carrier, 0)) { closings in
        Text("\(closings.wrappedValue) closings")
        FlagStage(
          carrier, isShownAtFirst: true, [StageButton("show") { $0.wrappedValue = true }],
          onDismiss: { closings.wrappedValue += 1 }, content: { Text("sheet") })
      }
    }
    app.swipe()
    #expect(app.texts.first == "1 closings")
    app.tap("show")
    app.swipe()
    #expect(app.texts.first == "2 closings")
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

  @Test(
    "SH-34 a flag's sheet whose state turns nil shows its last content",
    arguments: Carrier.allCases)
  func lastContent(_ carrier: Carrier) {
    let app = presentHoldingTransitions {
      Carrying(Carried<Person?>(carrier, .ada)) { person in
        let isShown = Binding(
          get: { person.wrappedValue != nil }, set: { _ in person.wrappedValue = nil })
        Button("hide") { person.wrappedValue = nil }
          .sheet(isPresented: isShown) {
            Text(person.wrappedValue?.name ?? "nobody").wrapped(carrier.wrapping)
          }
          .wrapped(carrier.wrapping)
      }
    }
    app.finishTransitions()
    app.tap("hide", onLayer: 0)
    #expect(app.layers.map(\.phase) == [.shown, .leaving])
    #expect(app.texts == ["Ada"])
    app.finishTransitions()
    #expect(app.presented == [])
  }

  @Test("SH-34 so does one that reads a model", arguments: Wrapping.allCases)
  func lastContentOfModel(_ wrapping: Wrapping) {
    struct Stage: View {
      let wrapping: Wrapping
      let model: CarriedModel<Person?>

      var body: some View {
        Button("hide") { model.value = nil }
          .sheet(isPresented: Binding(get: { model.value != nil }, set: { _ in })) {
            Text(model.value?.name ?? "nobody").wrapped(wrapping)
          }
          .wrapped(wrapping)
      }
    }
    let app = presentHoldingTransitions { Stage(wrapping: wrapping, model: CarriedModel(.ada)) }
    app.finishTransitions()
    app.tap("hide", onLayer: 0)
    #expect(app.layers.map(\.phase) == [.shown, .leaving])
    #expect(app.texts == ["Ada"])
  }

  @Test("SH-34 a change back before the end of a drag is shown", arguments: Carrier.allCases)
  func changeDuringDrag(_ carrier: Carrier) {
    let app = presentHoldingTransitions {
      Carrying(Carried(carrier, Person.ada)) { person in
        Button("rename") { person.wrappedValue = .adaKing }
        FlagStage(carrier, isShownAtFirst: true, []) {
          Text(person.wrappedValue.name).wrapped(carrier.wrapping)
        }
      }
    }
    app.finishTransitions()
    #expect(app.beginSwipe())
    app.tap("rename", onLayer: 0)
    app.releaseSwipe()
    #expect(app.texts == ["Ada King"])
  }
}
