import SwiftUI
import Testing

/// What is asked for while something else is on screen or on its way out (MX-11 to MX-15).
@MainActor @Suite(.serialized) struct DuringDismissalTests {
  /// What presents at first, and what is asked for then.
  struct Pair: CustomTestStringConvertible {
    let first: TestLayer.Kind
    let second: TestLayer.Kind
    var testDescription: String { "\(second) after \(first)" }

    static let all = [TestLayer.Kind.sheet, .cover].flatMap { first in
      [TestLayer.Kind.sheet, .cover, .popover, .alert, .dialog].map {
        Pair(first: first, second: $0)
      }
    }

    static let questions = all.filter { $0.second == .alert || $0.second == .dialog }
    static let others = all.filter { $0.second != .alert && $0.second != .dialog }
  }

  private struct Exchange: View {
    let pair: Pair
    let wrapping: Wrapping
    let flags: TwoFlags

    var body: some View {
      Button("exchange") { exchange() }
      Button("second") { flags.second.wrappedValue = true }
      Button("hide first") { flags.first.wrappedValue = false }
      Button("hide second") { flags.second.wrappedValue = false }
      Text("second \(flags.second.wrappedValue)")
        .modifier(presenter(pair.first, flags.first))
        .wrapped(wrapping)
        .modifier(presenter(pair.second, flags.second))
    }

    private func presenter(_ kind: TestLayer.Kind, _ isShown: Binding<Bool>) -> Presenter {
      Presenter(kind: kind, wrapping: wrapping, isShown: isShown) { exchange() }
    }

    private func exchange() {
      flags.first.wrappedValue = false
      flags.second.wrappedValue = true
    }
  }

  /// A modifier of the user's own that presents in one of the kinds.
  private struct Presenter: ViewModifier {
    let kind: TestLayer.Kind
    let wrapping: Wrapping
    @Binding var isShown: Bool
    let exchange: () -> Void

    func body(content: Content) -> some View {
      switch kind {
      case .cover: content.fullScreenCover(isPresented: $isShown) { inside }
      case .popover: content.popover(isPresented: $isShown) { inside }
      case .alert: content.alert("Question", isPresented: $isShown) { inside }
      case .dialog: content.confirmationDialog("Question", isPresented: $isShown) { inside }
      default: content.sheet(isPresented: $isShown) { inside }
      }
    }

    private var inside: some View { Inside(wrapping: wrapping, exchange: exchange) }
  }

  private struct Inside: View {
    let wrapping: Wrapping
    let exchange: () -> Void

    var body: some View { Button("swap") { exchange() }.wrapped(wrapping) }
  }

  private func exchange(
    _ pair: Pair, _ carrier: Carrier, _ circumstances: Circumstances = Circumstances(),
    keeping: FlagKeeping = .together
  ) -> any TestHost {
    present(circumstances) {
      CarryingFlags(carrier, keeping, Flags(isFirstShown: true)) {
        Exchange(pair: pair, wrapping: carrier.wrapping, flags: $0)
      }
    }
  }

  /// The name of the controller that UIKit would show a question by.
  private func controller(of pair: Pair) -> String {
    pair.second == .alert ? "Alert" : "ConfirmationDialog"
  }

  @Test(
    "MX-11, MX-13 a question asked for during a dismissal is dropped", arguments: Pair.questions,
    Carrier.allCases)
  func dropsQuestions(_ pair: Pair, _ carrier: Carrier) {
    let app = exchange(pair, carrier)
    app.tap("swap")
    #expect(app.presented == [])
    #expect(app.texts.contains("second true"))
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <\(controller(of: pair))> on <Exchange> (from <Exchange>) while a \
            presentation is in progress.
            """)
      ])
    #expect(app.events == ["\(pair.second) of Exchange dropped"])
    app.tap("second")
    #expect(app.presented == [])
  }

  @Test(
    "MX-12 or it waits, where the system lets it", arguments: Pair.questions, Carrier.allCases)
  func queuesQuestions(_ pair: Pair, _ carrier: Carrier) {
    for keeping in FlagKeeping.allCases {
      let app = exchange(pair, carrier, Circumstances(alertsWait: true), keeping: keeping)
      app.tap("swap")
      #expect(app.layers.map(\.kind) == [.window, pair.second])
      #expect(app.issues == [])
    }
  }

  @Test("MX-12 another sheet of the same host waits", arguments: Pair.others, Carrier.allCases)
  func queues(_ pair: Pair, _ carrier: Carrier) {
    for keeping in FlagKeeping.allCases {
      let app = exchange(pair, carrier, keeping: keeping)
      app.tap("swap")
      #expect(app.layers.map(\.kind) == [.window, pair.second == .popover ? .sheet : pair.second])
      #expect(app.issues == [])
    }
  }

  @Test("MX-11 or it is dropped, as many have seen", arguments: Pair.others, Carrier.allCases)
  func drops(_ pair: Pair, _ carrier: Carrier) {
    let app = exchange(pair, carrier, Circumstances(dropsDuringDismissal: true))
    app.tap("swap")
    #expect(app.presented == [])
    #expect(app.texts.contains("second true"))
    #expect(app.issueIDs == ["W-17"])
  }

  @Test(
    "MX-14 a question raised under a sheet is refused for good", arguments: Pair.questions,
    Carrier.allCases)
  func underASheet(_ pair: Pair, _ carrier: Carrier) {
    let app = exchange(pair, carrier)
    app.tap("second", onLayer: 0)
    #expect(app.layers.map(\.kind) == [.window, pair.first])
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <\(controller(of: pair))> on <Exchange> (from <Exchange>) which is \
            already presenting <Inside>.
            """)
      ])
    app.tap("hide first", onLayer: 0)
    #expect(app.presented == [])
    #expect(app.texts.contains("second true"))
    app.tap("hide second")
    app.tap("second")
    #expect(app.layers.map(\.kind) == [.window, pair.second])
  }

  @Test(
    "MX-15 a question inside a sheet shows over it, and leaves it", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func insideASheet(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) {
        FlagStage(carrier, as: kind, [StageButton("ask") { $0.wrappedValue = true }]) {
          Button("Yes") {}
        }
      }
    }
    app.tap("ask")
    #expect(app.layers.map(\.kind) == [.window, .sheet, kind])
    app.tap("Yes")
    #expect(app.layers.map(\.kind) == [.window, .sheet])
    #expect(app.issues == [])
  }
}
