import SwiftUI
import Testing

/// Sheets over sheets (MX-07, MX-09).
@MainActor @Suite(.serialized) struct StackedSheetTests {
  /// A level that presents the next one, all flags held by one value at the root.
  private struct Level: View {
    let depth: Int
    let wrapping: Wrapping
    let journal: Journal
    @Binding var open: Set<Int>

    var body: some View {
      Text("level \(depth)")
      Button("next") { open.insert(depth + 1) }
      Button("close 1") { open.remove(1) }
      Button("close 2") { open.remove(2) }
      Closer()
        .noted("level \(depth)", journal)
        .wrapped(wrapping)
        .sheet(
          isPresented: Binding {
            open.contains(depth + 1)
          } set: { isShown in
            if !isShown { open.remove(depth + 1) }
          },
          onDismiss: { journal.note("onDismiss of level \(depth + 1)") },
          content: {
            AnyView(
              Level(depth: depth + 1, wrapping: wrapping, journal: journal, open: $open)
                .wrapped(wrapping))
          }
        )
        .wrapped(wrapping)
    }
  }

  private func threeLevels(_ journal: Journal, _ open: Carried<Set<Int>>) -> any TestHost {
    let app = presentHoldingTransitions {
      Carrying(open) {
        Level(depth: 0, wrapping: open.carrier.wrapping, journal: journal, open: $0)
      }
    }
    for _ in 1...3 {
      app.tap("next")
      app.finishTransitions()
    }
    _ = journal.take()
    return app
  }

  private func threeLevels(_ journal: Journal, _ carrier: Carrier) -> any TestHost {
    threeLevels(journal, Carried(carrier, []))
  }

  @Test("MX-07 a sheet declared inside of a sheet stacks on it", arguments: Carrier.allCases)
  func stacks(_ carrier: Carrier) {
    let app = threeLevels(Journal(), carrier)
    #expect(
      app.layers.map { $0.texts.first } == ["level 0", "level 1", "level 2", "level 3"])
    #expect(app.issues == [])
  }

  @Test(
    "MX-07 it does so whatever carries its flag", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func stacksThroughCarriers(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = present {
      FlagStage(
        carrier, isShownAtFirst: true, [],
        content: {
          FlagStage(
            carrier, as: kind, [StageButton("show") { $0.wrappedValue = true }],
            content: { Closer() })
        })
    }
    app.tap("show")
    #expect(app.presented == ["sheet FlagStage", "\(kind.rawValue) Closer"])
    app.tap("close")
    #expect(app.presented == ["sheet FlagStage"])
    #expect(app.issues == [])
  }

  @Test("MX-07 the upper one goes alone, the lower one stays", arguments: Carrier.allCases)
  func upperGoesAlone(_ carrier: Carrier) {
    let journal = Journal()
    let app = threeLevels(journal, carrier)
    app.tap("close")
    app.finishTransitions()
    #expect(app.layers.map { $0.texts.first } == ["level 0", "level 1", "level 2"])
    #expect(app.swipe())
    app.finishTransitions()
    #expect(app.layers.map { $0.texts.first } == ["level 0", "level 1"])
    #expect(
      journal.lines == [
        "level 3 disappears", "onDismiss of level 3", "level 2 disappears",
        "onDismiss of level 2",
      ])
  }

  @Test("MX-09 dismissing a lower sheet takes all above with it", arguments: Carrier.allCases)
  func lowerTakesUpper(_ carrier: Carrier) {
    for lower in 1...2 {
      let journal = Journal()
      let app = threeLevels(journal, carrier)
      app.tap("close \(lower)")
      #expect(app.layers.count == 4)
      app.finishTransitions()
      #expect(app.layers.map { $0.texts.first } == (0..<lower).map { "level \($0)" })
      let ending = "onDismiss of level \(lower)"
      #expect(journal.lines.last == ending)
      #expect(journal.lines.filter { $0.hasPrefix("onDismiss") } == [ending])
      #expect(journal.lines.count == 5 - lower)
      #expect(app.issues == [])
    }
  }

  @Test(
    "MX-09 it is one move, also when the upper one is on its own way out",
    arguments: Carrier.allCases)
  func upperOnItsWay(_ carrier: Carrier) {
    let journal = Journal()
    let app = threeLevels(journal, carrier)
    #expect(app.swipe())
    app.tap("close 1", onLayer: 0)
    app.finishTransitions()
    #expect(app.layers.map { $0.texts.first } == ["level 0"])
    #expect(!app.finishTransition())
  }

  @Test(
    "MX-09 a move of the upper one that has begun ends with the lower one",
    arguments: Carrier.allCases)
  func upperBeginsLater(_ carrier: Carrier) {
    let journal = Journal()
    let app = threeLevels(journal, carrier)
    app.tap("close 1")
    app.swipe()
    #expect(app.finishTransition())
    #expect(app.layers.map { $0.texts.first } == ["level 0"])
    #expect(!app.finishTransition())
    #expect(journal.lines.filter { $0.hasPrefix("onDismiss") } == ["onDismiss of level 1"])
  }

  @Test(
    "MX-09 a closed level starts from nothing when it is opened again", arguments: Carrier.allCases)
  func upperAgain(_ carrier: Carrier) {
    let open = Carried(carrier, Set<Int>())
    let app = threeLevels(Journal(), open)
    app.tap("close 1")
    app.finishTransitions()
    open.value = []
    app.tap("next")
    app.finishTransitions()
    #expect(app.layers.map { $0.texts.first } == ["level 0", "level 1"])
  }
}
