import SwiftUI
import Testing

/// Whether a presentation moves or jumps (SH-09).
@MainActor @Suite(.serialized) struct AnimationTests {
  private static func jumping(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  private static let buttons: [StageButton<Bool>] = [
    StageButton("show") { $0.wrappedValue = true },
    StageButton("hide") { $0.wrappedValue = false },
    StageButton("jump in") { isShown in jumping { isShown.wrappedValue = true } },
    StageButton("jump out") { isShown in
      withTransaction(\.disablesAnimations, true) { isShown.wrappedValue = false }
    },
  ]

  @Test("SH-09 presenting and dismissing take an interval", arguments: Carrier.allCases)
  func moves(_ carrier: Carrier) {
    let app = presentHoldingTransitions {
      FlagStage(carrier, Self.buttons, content: { Text("sheet") })
    }
    app.tap("show")
    #expect(app.presented == ["sheet Text (arriving)"])
    app.finishTransitions()
    #expect(app.presented == ["sheet Text"])
    app.tap("hide", onLayer: 0)
    #expect(app.presented == ["sheet Text (leaving)"])
    app.finishTransitions()
    #expect(app.presented == [])
  }

  @Test(
    "SH-09 a transaction that disables animations makes it jump", arguments: Carrier.allCases,
    TestLayer.Kind.sheetOrCover)
  func jumps(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let journal = Journal()
    let app = presentHoldingTransitions {
      FlagStage(
        carrier, as: kind, Self.buttons, onDismiss: { journal.note("onDismiss") },
        content: { Text("sheet") })
    }
    app.tap("jump in")
    #expect(app.presented == ["\(kind.rawValue) Text"])
    app.tap("jump out", onLayer: 0)
    #expect(app.presented == [])
    #expect(journal.lines == ["onDismiss"])
    app.tap("show")
    #expect(app.presented == ["\(kind.rawValue) Text (arriving)"])
  }

  @Test("SH-09 the transaction may be the binding's own", arguments: Carrier.allCases)
  func bindingsTransaction(_ carrier: Carrier) {
    let app = presentHoldingTransitions {
      FlagStage(
        carrier,
        [
          StageButton("show") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            $0.transaction(transaction).wrappedValue = true
          }
        ],
        content: { Text("sheet") })
    }
    app.tap("show")
    #expect(app.presented == ["sheet Text"])
  }

  @Test("SH-09 an animation of another change doesn't make it jump", arguments: Carrier.allCases)
  func otherAnimation(_ carrier: Carrier) {
    let app = presentHoldingTransitions {
      FlagStage(
        carrier,
        [StageButton("show") { isShown in withAnimation { isShown.wrappedValue = true } }],
        content: { Text("sheet") })
    }
    app.tap("show")
    #expect(app.presented == ["sheet Text (arriving)"])
  }
}
