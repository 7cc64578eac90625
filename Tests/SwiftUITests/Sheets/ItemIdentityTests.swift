import SwiftUI
import Testing

/// What a changed item does to a sheet that is up (SH-10, SH-11, SH-15 to SH-17).
@MainActor @Suite(.serialized) struct ItemIdentityTests {
  private static let buttons: [StageButton<Person?>] = [
    StageButton("Ada") { $0.wrappedValue = .ada },
    StageButton("Ada King") { $0.wrappedValue = .adaKing },
    StageButton("Grace") { $0.wrappedValue = .grace },
    StageButton("nobody") { $0.wrappedValue = nil },
  ]

  private struct Card: View {
    let person: Person

    var body: some View {
      Text(person.name)
      Counter()
    }
  }

  private func stage(
    _ carrier: Carrier, as kind: TestLayer.Kind = .sheet, _ journal: Journal
  ) -> some View {
    ItemStage(
      carrier, as: kind, Self.buttons, onDismiss: { journal.note("onDismiss") },
      content: { Card(person: $0).noted("card", journal) })
  }

  @Test(
    "SH-10 an item with the same id changes the content in place", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func sameID(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = present { stage(carrier, as: kind, journal) }
    app.tap("Ada")
    app.tap("count")
    #expect(app.texts == ["Ada", "count", "1"])
    app.tap("Ada King", onLayer: 0)
    #expect(app.presented == ["\(kind.rawValue) Card"])
    #expect(app.texts == ["Ada King", "count", "1"])
    #expect(journal.lines == ["card appears"])
    #expect(app.events == [])
  }

  @Test("SH-10 there is no transition", arguments: Carrier.allCases)
  func sameIDWithoutTransition(_ carrier: Carrier) {
    let app = presentHoldingTransitions { stage(carrier, Journal()) }
    app.tap("Ada")
    app.finishTransitions()
    app.tap("Ada King", onLayer: 0)
    #expect(app.presented == ["sheet Card"])
    #expect(!app.finishTransition())
  }

  @Test(
    "SH-11 an item with another id replaces the sheet", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func otherID(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = present { stage(carrier, as: kind, journal) }
    app.tap("Ada")
    app.tap("Grace", onLayer: 0)
    #expect(app.presented == ["\(kind.rawValue) Card"])
    #expect(app.texts == ["Grace", "count", "0"])
    #expect(journal.lines == ["card appears", "card disappears", "onDismiss", "card appears"])
  }

  @Test("SH-11 the old sheet goes, then the new one comes", arguments: Carrier.allCases)
  func otherIDInSteps(_ carrier: Carrier) {
    let app = presentHoldingTransitions { stage(carrier, Journal()) }
    app.tap("Ada")
    app.finishTransitions()
    app.tap("Grace", onLayer: 0)
    #expect(app.presented == ["sheet Card (leaving)"])
    #expect(app.texts == ["Ada", "count", "0"])
    #expect(app.finishTransition())
    #expect(app.presented == ["sheet Card (arriving)"])
    #expect(app.texts == ["Grace", "count", "0"])
    #expect(app.finishTransition())
    #expect(app.presented == ["sheet Card"])
  }

  @Test("SH-16 the new sheet starts a life of its own", arguments: Carrier.allCases)
  func freshState(_ carrier: Carrier) {
    let app = present { stage(carrier, Journal()) }
    app.tap("Ada")
    app.tap("count")
    app.tap("Grace", onLayer: 0)
    #expect(app.texts == ["Grace", "count", "0"])
    app.tap("Ada", onLayer: 0)
    #expect(app.texts == ["Ada", "count", "0"])
  }

  @Test("SH-15 content of a flag's sheet is exchanged in place", arguments: Carrier.allCases)
  func flagHasNoIdentity(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      Carrying(Carried(carrier, false)) { isSecond in
        FlagStage(
          carrier, [StageButton("show") { $0.wrappedValue = true }],
          onDismiss: { journal.note("onDismiss") },
          content: {
            if isSecond.wrappedValue {
              Text("second").noted("second", journal).wrapped(carrier.wrapping)
            } else {
              Button("exchange") { isSecond.wrappedValue = true }
                .noted("first", journal)
                .wrapped(carrier.wrapping)
            }
          })
      }
    }
    app.tap("show")
    app.finishTransitions()
    app.tap("exchange")
    #expect(app.layers.map(\.phase) == [.shown, .shown])
    #expect(app.texts == ["second"])
    #expect(!app.finishTransition())
    #expect(journal.lines == ["first appears", "second appears", "first disappears"])
  }

  /// What is edited or read; all editors are one sheet.
  private enum Destination: Identifiable, Equatable {
    case edit(Person)
    case read(Person)

    var id: String {
      switch self {
      case .edit: "edit"
      case .read(let person): "read \(person.id)"
      }
    }
  }

  @Test("SH-17 cases that share an id are one sheet", arguments: Carrier.allCases)
  func sharedID(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      ItemStage(
        carrier,
        [
          StageButton("edit Ada") { $0.wrappedValue = .edit(.ada) },
          StageButton("edit Grace") { $0.wrappedValue = .edit(.grace) },
          StageButton("read Grace") { $0.wrappedValue = .read(.grace) },
        ],
        onDismiss: { journal.note("onDismiss") },
        content: { (destination: Destination) in
          switch destination {
          case .edit(let person): Text("edit \(person.name)")
          case .read(let person): Text("read \(person.name)")
          }
          Counter()
        })
    }
    app.tap("edit Ada")
    app.tap("count")
    app.tap("edit Grace", onLayer: 0)
    #expect(app.texts == ["edit Grace", "count", "1"])
    #expect(journal.lines == [])
    app.tap("read Grace", onLayer: 0)
    #expect(app.texts == ["read Grace", "count", "0"])
    #expect(journal.lines == ["onDismiss"])
  }
}
