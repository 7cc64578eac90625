import SwiftUI
import Testing

/// `onDismiss` and the binding while one sheet replaces another (SH-12 to SH-14).
@MainActor @Suite(.serialized) struct ReplacementTests {
  @Test(
    "SH-12 onDismiss runs once between the two, and the item isn't set to nil",
    arguments: Carrier.allCases)
  func betweenTheTwo(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      Carrying(Carried<Person?>(carrier, nil)) { person in
        let noting = Binding {
          person.wrappedValue
        } set: { value in
          MainActor.assumeIsolated { journal.note("item = \(value?.name ?? "nil")") }
          person.wrappedValue = value
        }
        Button("Ada") { person.wrappedValue = .ada }
        Button("Grace") { person.wrappedValue = .grace }
          .sheet(
            item: noting,
            onDismiss: {
              journal.note("onDismiss, the item is \(person.wrappedValue?.name ?? "nil")")
            },
            content: { Text($0.name).noted($0.name, journal).wrapped(carrier.wrapping) }
          )
          .wrapped(carrier.wrapping)
      }
    }
    app.tap("Ada")
    app.finishTransitions()
    _ = journal.take()
    app.tap("Grace", onLayer: 0)
    #expect(journal.take() == [])
    app.finishTransitions()
    #expect(
      journal.take() == ["Ada disappears", "onDismiss, the item is Grace", "Grace appears"])
  }

  @Test("SH-13 setting nil in onDismiss cancels the replacement", arguments: Carrier.allCases)
  func cancelled(_ carrier: Carrier) {
    let journal = Journal()
    let reset = Reset()
    let app = present {
      ItemStage(
        carrier,
        [
          StageButton("Ada") { item in
            reset.clear = { item.wrappedValue = nil }
            item.wrappedValue = .ada
          },
          StageButton("Grace") { $0.wrappedValue = .grace },
        ],
        onDismiss: {
          journal.note("onDismiss")
          reset.clear()
        },
        content: { (person: Person) in Text(person.name).noted(person.name, journal) })
    }
    app.tap("Ada")
    app.tap("Grace", onLayer: 0)
    #expect(app.presented == [])
    #expect(journal.lines == ["Ada appears", "Ada disappears", "onDismiss"])
  }

  /// What `onDismiss` does to the item of its stage.
  @MainActor private final class Reset {
    var clear: () -> Void = {}
  }

  @Test("SH-14 of several ids in a row only the last comes up", arguments: Carrier.allCases)
  func lastOne(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      ItemStage(
        carrier,
        [
          StageButton("Ada") { $0.wrappedValue = .ada },
          StageButton("Grace") { $0.wrappedValue = .grace },
          StageButton("Jean") { $0.wrappedValue = .jean },
        ],
        onDismiss: { journal.note("onDismiss") },
        content: { (person: Person) in Text(person.name).noted(person.name, journal) })
    }
    app.tap("Ada")
    app.finishTransitions()
    app.tap("Grace", onLayer: 0)
    app.tap("Jean", onLayer: 0)
    #expect(app.presented == ["sheet Text (leaving)"])
    app.finishTransitions()
    #expect(app.texts == ["Jean"])
    #expect(
      journal.lines == ["Ada appears", "Ada disappears", "onDismiss", "Jean appears"])
  }

  @Test(
    "SH-14 a change back while the sheet leaves brings up a new one", arguments: Carrier.allCases)
  func backAgain(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      ItemStage(
        carrier,
        [
          StageButton("Ada") { $0.wrappedValue = .ada },
          StageButton("Grace") { $0.wrappedValue = .grace },
        ],
        onDismiss: { journal.note("onDismiss") },
        content: { (person: Person) in Text(person.name).noted(person.name, journal) })
    }
    app.tap("Ada")
    app.finishTransitions()
    app.tap("Grace", onLayer: 0)
    app.tap("Ada", onLayer: 0)
    app.finishTransitions()
    #expect(app.presented == ["sheet Text"])
    #expect(app.texts == ["Ada"])
    #expect(journal.lines == ["Ada appears", "Ada disappears", "onDismiss", "Ada appears"])
  }

  @Test("SH-14 ids that come while the sheet arrives count too", arguments: Carrier.allCases)
  func whileArriving(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      ItemStage(
        carrier,
        [
          StageButton("Ada") { $0.wrappedValue = .ada },
          StageButton("Grace") { $0.wrappedValue = .grace },
          StageButton("Jean") { $0.wrappedValue = .jean },
        ],
        onDismiss: { journal.note("onDismiss") },
        content: { (person: Person) in Text(person.name) })
    }
    app.tap("Ada")
    app.tap("Grace", onLayer: 0)
    app.tap("Jean", onLayer: 0)
    #expect(app.presented == ["sheet Text (arriving)"])
    app.finishTransitions()
    #expect(app.texts == ["Jean"])
    #expect(journal.lines == ["onDismiss"])
  }
}

extension ReplacementTests {
  @Test("SH-11 a replacement isn't dropped where other sheets are", arguments: Carrier.allCases)
  func droppingPolicy(_ carrier: Carrier) {
    let app = present(Circumstances(dropsDuringDismissal: true)) {
      ItemStage(
        carrier, first: Person.ada, [StageButton("Grace") { $0.wrappedValue = .grace }],
        content: { Text($0.name) })
    }
    app.tap("Grace", onLayer: 0)
    #expect(app.presented == ["sheet Text"])
    #expect(app.texts == ["Grace"])
    #expect(app.issues == [])
  }
}
