import SwiftUI
import Testing

/// Flags that are true before anything is on screen, and the move itself (SH-06 to SH-09).
@MainActor @Suite(.serialized) struct RestoredFlagTests {
  @Test(
    "SH-06 a flag that is true from the start presents", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func trueAtFirst(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = present {
      FlagStage(carrier, as: kind, isShownAtFirst: true, [], content: { Text("sheet") })
    }
    #expect(app.presented == ["\(kind.rawValue) Text"])
    #expect(app.texts == ["sheet"])
  }

  @Test("SH-06 the presenter is on screen before its sheet", arguments: Carrier.allCases)
  func presenterFirst(_ carrier: Carrier) {
    let journal = Journal()
    let app = present {
      ItemStage(
        carrier, first: Person.ada, [],
        content: { (person: Person) in
          let _ = journal.note("content")
          Text(person.name).noted("sheet", journal)
        }
      )
      .noted("presenter", journal)
    }
    #expect(app.presented == ["sheet Text"])
    #expect(journal.lines == ["presenter appears", "content", "sheet appears"])
  }

  private struct Gate: View {
    let carrier: Carrier
    @State private var isOpen = false

    var body: some View {
      Carrying(Carried(carrier, false)) { isShown in
        Button("ask") { isShown.wrappedValue = true }
        Button("open") { isOpen = true }
        if isOpen {
          Text("presenter").sheet(isPresented: isShown) { Text("sheet") }
            .wrapped(carrier.wrapping)
        }
      }
    }
  }

  @Test(
    "SH-07 a true flag without its modifier in the tree presents nothing",
    arguments: Carrier.allCases)
  func withoutModifier(_ carrier: Carrier) {
    let app = present { Gate(carrier: carrier) }
    app.tap("ask")
    #expect(app.screen == ["window Gate"])
    #expect(app.issues == [])
  }

  @Test(
    "SH-07 it presents when the modifier comes with the flag still true",
    arguments: Carrier.allCases)
  func modifierComesLater(_ carrier: Carrier) {
    let app = present { Gate(carrier: carrier) }
    app.tap("ask")
    app.tap("open")
    #expect(app.screen == ["window Gate", "sheet Text"])
  }

  private struct Level: View {
    let carrier: Carrier
    let depth: Int
    let journal: Journal

    var body: some View {
      Text("level \(depth)").noted("level \(depth)", journal)
      FlagStage(carrier, isShownAtFirst: true, []) {
        if depth < 3 {
          AnyView(Level(carrier: carrier, depth: depth + 1, journal: journal))
            .wrapped(carrier.wrapping)
        }
      }
    }
  }

  @Test(
    "SH-08 levels of flags restored at once come up one after another",
    arguments: Carrier.allCases)
  func levels(_ carrier: Carrier) {
    let journal = Journal()
    let app = presentHoldingTransitions { Level(carrier: carrier, depth: 0, journal: journal) }
    #expect(app.layers.map(\.phase) == [.shown, .arriving])
    #expect(app.finishTransition())
    #expect(app.layers.map(\.phase) == [.shown, .shown, .arriving])
    #expect(app.finishTransition())
    #expect(app.layers.map(\.phase) == [.shown, .shown, .shown, .arriving])
    app.finishTransitions()
    #expect(app.layers.count == 5)
    #expect(journal.lines == (0...3).map { "level \($0) appears" })
  }

  @Test("SH-08 all levels are there in the end", arguments: Carrier.allCases)
  func allLevels(_ carrier: Carrier) {
    let app = present { Level(carrier: carrier, depth: 0, journal: Journal()) }
    #expect(app.layers.map { $0.texts.first } == ["level 0", "level 1", "level 2", "level 3", nil])
    #expect(app.issues == [])
  }
}
