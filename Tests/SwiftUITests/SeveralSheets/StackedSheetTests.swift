import SwiftUI
import Testing

/// Sheets over sheets (MX-07, MX-09).
@MainActor @Suite(.serialized) struct StackedSheetTests {
  /// A level that presents the next one, all flags held by one model.
  private struct Level: View {
    let depth: Int
    let model: CarriedModel<Set<Int>>
    let journal: Journal

    var body: some View {
      Text("level \(depth)")
      Button("next") { model.value.insert(depth + 1) }
      Button("close 1") { model.value.remove(1) }
      Button("close 2") { model.value.remove(2) }
      Closer()
        .noted("level \(depth)", journal)
        .sheet(
          isPresented: Binding {
            model.value.contains(depth + 1)
          } set: { isShown in
            if !isShown { model.value.remove(depth + 1) }
          },
          onDismiss: { journal.note("onDismiss of level \(depth + 1)") },
          content: {
            AnyView(Level(depth: depth + 1, model: model, journal: journal))
          })
    }
  }

  private func threeLevels(
    _ journal: Journal, _ model: CarriedModel<Set<Int>> = CarriedModel([])
  ) -> any TestHost {
    let app = presentHoldingTransitions { Level(depth: 0, model: model, journal: journal) }
    for _ in 1...3 {
      app.tap("next")
      app.finishTransitions()
    }
    _ = journal.take()
    return app
  }

  @Test("MX-07 a sheet declared inside of a sheet stacks on it")
  func stacks() {
    let app = threeLevels(Journal())
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
        .plain, isShownAtFirst: true, [],
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

  @Test("MX-07 the upper one goes alone, the lower one stays")
  func upperGoesAlone() {
    let journal = Journal()
    let app = threeLevels(journal)
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

  @Test(
    "MX-09 dismissing a lower sheet takes all above with it",
    arguments: [
      ("close 1", ["level 0"], "onDismiss of level 1"),
      ("close 2", ["level 0", "level 1"], "onDismiss of level 2"),
    ])
  func lowerTakesUpper(_ button: String, _ left: [String], _ ending: String) {
    let journal = Journal()
    let app = threeLevels(journal)
    app.tap(button)
    #expect(app.layers.count == 4)
    app.finishTransitions()
    #expect(app.layers.map { $0.texts.first } == left)
    #expect(journal.lines.last == ending)
    #expect(journal.lines.filter { $0.hasPrefix("onDismiss") } == [ending])
    #expect(journal.lines.count == 5 - left.count)
    #expect(app.issues == [])
  }

  @Test("MX-09 it is one move, also when the upper one is on its own way out")
  func upperOnItsWay() {
    let journal = Journal()
    let app = threeLevels(journal)
    #expect(app.swipe())
    app.tap("close 1", onLayer: 0)
    app.finishTransitions()
    #expect(app.layers.map { $0.texts.first } == ["level 0"])
    #expect(!app.finishTransition())
  }

  @Test("MX-09 a move of the upper one that has begun ends with the lower one")
  func upperBeginsLater() {
    let journal = Journal()
    let app = threeLevels(journal)
    app.tap("close 1")
    app.swipe()
    #expect(app.finishTransition())
    #expect(app.layers.map { $0.texts.first } == ["level 0"])
    #expect(!app.finishTransition())
    #expect(journal.lines.filter { $0.hasPrefix("onDismiss") } == ["onDismiss of level 1"])
  }

  @Test("MX-09 a closed level starts from nothing when it is opened again")
  func upperAgain() {
    let model = CarriedModel<Set<Int>>([])
    let app = threeLevels(Journal(), model)
    app.tap("close 1")
    app.finishTransitions()
    model.value = []
    app.tap("next")
    app.finishTransitions()
    #expect(app.layers.map { $0.texts.first } == ["level 0", "level 1"])
  }
}
