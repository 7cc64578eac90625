import SwiftUI
import Testing

/// Several sheets of one host: one at a time, the others wait (MX-01 to MX-06, MX-08).
@MainActor @Suite(.serialized) struct OneSlotTests {
  static let message = """
    Currently, only presenting a single sheet is supported.
    The next sheet will be presented when the currently presented sheet gets dismissed.
    """

  @Test(
    "MX-01 several sheets may stand in one hierarchy, and each works",
    arguments: SheetLayout.allCases, Carrier.allCases)
  func eachWorks(_ layout: SheetLayout, _ carrier: Carrier) {
    let app = present { TwoSheets(layout, carrier) }
    for name in ["first", "second", "first", "second"] {
      app.tap(name)
      #expect(app.texts.first == "\(name) sheet")
      app.swipe()
      #expect(app.presented == [])
    }
    #expect(app.issues == [])
  }

  @Test(
    "MX-02 the second one waits, and the message says so (W-16)", arguments: SheetLayout.allCases,
    Carrier.allCases)
  func secondWaits(_ layout: SheetLayout, _ carrier: Carrier) {
    let app = present { TwoSheets(layout, carrier) }
    app.tap("first")
    #expect(app.issues == [])
    app.tap("second", onLayer: 0)
    #expect(app.layers.count == 2)
    #expect(app.texts.first == "first sheet")
    #expect(app.issues == [TestIssue(id: "W-16", message: Self.message)])
  }

  @Test(
    "MX-02 the one that is up stays, whichever it is", arguments: SheetLayout.allCases,
    Carrier.allCases)
  func secondUpFirstWaits(_ layout: SheetLayout, _ carrier: Carrier) {
    let app = present { TwoSheets(layout, carrier) }
    app.tap("second")
    app.tap("first", onLayer: 0)
    #expect(app.layers.count == 2)
    #expect(app.texts.first == "second sheet")
    #expect(app.issueIDs == ["W-16"])
  }

  /// Who takes the first sheet away.
  enum Ending: String, CaseIterable {
    case code, dismiss, swipe
  }

  @Test(
    "MX-03 the waiting one comes when the other has gone", arguments: SheetLayout.allCases,
    Carrier.allCases)
  func waitingComes(_ layout: SheetLayout, _ carrier: Carrier) {
    for keeping in FlagKeeping.allCases {
      for ending in Ending.allCases {
        let journal = Journal()
        let app = presentHoldingTransitions {
          TwoSheets(layout, carrier, journal, keeping: keeping)
        }
        expectWaitingComes(app, journal, ending, "\(keeping), \(ending)")
      }
    }
  }

  private func expectWaitingComes(
    _ app: any TestHost, _ journal: Journal, _ ending: Ending, _ comment: Comment
  ) {
    app.tap("first")
    app.finishTransitions()
    app.tap("second", onLayer: 0)
    switch ending {
    case .code: app.tap("hide first")
    case .dismiss: app.tap("close")
    case .swipe: app.swipe()
    }
    #expect(app.layers.last?.phase == .leaving, comment)
    #expect(app.texts.first == "first sheet", comment)
    #expect(app.finishTransition(), comment)
    #expect(app.layers.map(\.phase) == [.shown, .arriving], comment)
    #expect(app.texts.first == "second sheet", comment)
    #expect(journal.lines == ["first onDismiss"], comment)
  }

  @Test(
    "MX-03 it doesn't when its flag has been cleared meanwhile", arguments: SheetLayout.allCases,
    Carrier.allCases)
  func waitingGivesUp(_ layout: SheetLayout, _ carrier: Carrier) {
    let journal = Journal()
    let app = present { TwoSheets(layout, carrier, journal) }
    app.tap("first")
    app.tap("second", onLayer: 0)
    app.tap("not second", onLayer: 0)
    app.swipe()
    #expect(app.presented == [])
    #expect(journal.lines == ["first onDismiss"])
  }

  @Test(
    "MX-04 of two at once the one nearer the content, or before, wins",
    arguments: SheetLayout.allCases, Carrier.allCases)
  func nearerWins(_ layout: SheetLayout, _ carrier: Carrier) {
    let app = present { TwoSheets(layout, carrier) }
    app.tap("second, first")
    #expect(app.texts.first == "first sheet")
    #expect(app.issueIDs == ["W-16"])
    app.swipe()
    #expect(app.texts.first == "second sheet")
  }

  @Test(
    "MX-05 the message comes with the second flag, and again with each new wish",
    arguments: SheetLayout.allCases, Carrier.allCases)
  func whenSaid(_ layout: SheetLayout, _ carrier: Carrier) {
    let app = present { TwoSheets(layout, carrier) }
    app.tap("first")
    app.update()
    #expect(app.issueIDs == [])
    for count in 1...2 {
      app.tap("second", onLayer: 0)
      #expect(app.issueIDs == Array(repeating: "W-16", count: count))
      app.tap("not second", onLayer: 0)
    }
  }

  @Test(
    "MX-06 covers share the slot and the message",
    arguments: [[TestLayer.Kind.sheet, .cover], [.cover, .sheet], [.cover, .cover]],
    Carrier.allCases)
  func covers(_ kinds: [TestLayer.Kind], _ carrier: Carrier) {
    let app = present { TwoSheets(.chain, carrier, kinds: kinds) }
    app.tap("first")
    app.tap("second", onLayer: 0)
    #expect(app.layers.map(\.kind) == [.window, kinds[0]])
    #expect(app.issues == [TestIssue(id: "W-16", message: Self.message)])
    app.tap("close")
    #expect(app.layers.map(\.kind) == [.window, kinds[1]])
  }

  @Test(
    "MX-08 a sheet of an ancestor doesn't stack on its descendant's", arguments: Carrier.allCases)
  func ancestor(_ carrier: Carrier) {
    let app = present { TwoSheets(.ancestor, carrier) }
    app.tap("first")
    app.tap("show second")
    #expect(app.layers.count == 2)
    #expect(app.texts.first == "first sheet")
    #expect(app.issues == [TestIssue(id: "W-16", message: Self.message)])
    app.tap("close")
    #expect(app.texts.first == "second sheet")
  }
}

extension OneSlotTests {
  @Test(
    "MX-02 nothing is said when one sheet is exchanged for the other",
    arguments: SheetLayout.allCases, Carrier.allCases)
  func exchanged(_ layout: SheetLayout, _ carrier: Carrier) {
    let app = present { TwoSheets(layout, carrier) }
    app.tap("first")
    app.tap("exchange", onLayer: 0)
    #expect(app.texts.first == "second sheet")
    #expect(app.issues == [])
    #expect(app.events == ["onDismiss"])
  }
}
