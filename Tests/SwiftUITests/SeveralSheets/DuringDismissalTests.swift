import SwiftUI
import Testing

/// What is asked for while something else is on screen or on its way out (MX-11 to MX-15, AL-22).
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
    let model: Flags

    var body: some View {
      Button("exchange") { exchange() }
      Button("second") { model.isSecondShown = true }
      Text("second \(model.isSecondShown)")
        .modifier(Presenter(kind: pair.first, isShown: Bindable(model).isFirstShown) { exchange() })
        .modifier(Presenter(kind: pair.second, isShown: Bindable(model).isSecondShown) {})
    }

    private func exchange() {
      model.isFirstShown = false
      model.isSecondShown = true
    }
  }

  /// A modifier of the user's own that presents in one of the kinds.
  private struct Presenter: ViewModifier {
    let kind: TestLayer.Kind
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

    private var inside: some View { Button("swap") { exchange() } }
  }

  private func exchange(
    _ pair: Pair, _ circumstances: Circumstances = Circumstances()
  ) -> (app: any TestHost, model: Flags) {
    let model = Flags()
    model.isFirstShown = true
    return (present(circumstances) { Exchange(pair: pair, model: model) }, model)
  }

  @Test(
    "MX-11, MX-13 a question asked for during a dismissal is dropped", arguments: Pair.questions)
  func dropsQuestions(_ pair: Pair) {
    let (app, model) = exchange(pair)
    app.tap("swap")
    #expect(app.presented == [])
    #expect(model.isSecondShown)
    let name = pair.second == .alert ? "Alert" : "ConfirmationDialog"
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <\(name)> on <Exchange> (from <Exchange>) while a presentation is \
            in progress.
            """)
      ])
    #expect(app.events == ["\(pair.second) of Exchange dropped"])
    app.tap("second")
    #expect(app.presented == [])
  }

  @Test("MX-12 or it waits, where the system lets it", arguments: Pair.questions)
  func queuesQuestions(_ pair: Pair) {
    let (app, _) = exchange(pair, Circumstances(alertsWait: true))
    app.tap("swap")
    #expect(app.layers.map(\.kind) == [.window, pair.second])
    #expect(app.issues == [])
  }

  @Test("MX-12 another sheet of the same host waits", arguments: Pair.others)
  func queues(_ pair: Pair) {
    let (app, _) = exchange(pair)
    app.tap("swap")
    #expect(app.presented.count == 1)
    #expect(app.issues == [])
  }

  @Test("MX-11 or it is dropped, as many have seen", arguments: Pair.others)
  func drops(_ pair: Pair) {
    let (app, model) = exchange(pair, Circumstances(dropsDuringDismissal: true))
    app.tap("swap")
    #expect(app.presented == [])
    #expect(model.isSecondShown)
    #expect(app.issueIDs == ["W-17"])
  }

  @Test("MX-14 a question raised under a sheet is refused for good", arguments: Pair.questions)
  func underASheet(_ pair: Pair) {
    let (app, model) = exchange(pair)
    app.tap("second", onLayer: 0)
    #expect(app.layers.map(\.kind) == [.window, pair.first])
    let name = pair.second == .alert ? "Alert" : "ConfirmationDialog"
    #expect(
      app.issues == [
        TestIssue(
          id: "W-17",
          message: """
            Attempt to present <\(name)> on <Exchange> (from <Exchange>) which is already \
            presenting <Button>.
            """)
      ])
    model.isFirstShown = false
    app.update()
    #expect(app.presented == [])
    #expect(model.isSecondShown)
    model.isSecondShown = false
    app.update()
    model.isSecondShown = true
    app.update()
    #expect(app.layers.map(\.kind) == [.window, pair.second])
  }

  private struct Nested: View {
    let kind: TestLayer.Kind

    var body: some View {
      FlagStage(.plain, as: kind, [StageButton("ask") { $0.wrappedValue = true }]) {
        Button("Yes") {}
      }
    }
  }

  @Test(
    "MX-15 a question inside a sheet shows over it, and leaves it", arguments: Carrier.allCases,
    TestLayer.Kind.questions)
  func insideASheet(_ carrier: Carrier, _ kind: TestLayer.Kind) {
    let app = present {
      FlagStage(carrier, isShownAtFirst: true, []) { Nested(kind: kind) }
    }
    app.tap("ask")
    #expect(app.layers.map(\.kind) == [.window, .sheet, kind])
    app.tap("Yes")
    #expect(app.layers.map(\.kind) == [.window, .sheet])
    #expect(app.issues == [])
  }

  private struct AlertThenSheet: View {
    let model: Flags

    var body: some View {
      Button("ask") { model.isFirstShown = true }
      Button("sheet") { model.isSecondShown = true }
        .alert("Question", isPresented: Bindable(model).isFirstShown) {
          Button("Open") { model.isSecondShown = true }
          Button("No", role: .cancel) {}
        }
        .sheet(isPresented: Bindable(model).isSecondShown) { Text("sheet") }
    }
  }

  @Test("AL-22 a sheet asked for by an alert's action comes after it")
  func sheetByAnAction() {
    let app = present { AlertThenSheet(model: Flags()) }
    app.tap("ask")
    app.tap("Open")
    #expect(app.layers.map(\.kind) == [.window, .sheet])
    #expect(app.issues == [])
  }

  @Test("AL-22 a sheet asked for under an alert waits, or is refused", arguments: [false, true])
  func sheetUnderAnAlert(_ drops: Bool) {
    let app = present(Circumstances(dropsDuringDismissal: drops)) {
      AlertThenSheet(model: Flags())
    }
    app.tap("ask")
    app.tap("sheet", onLayer: 0)
    #expect(app.layers.map(\.kind) == [.window, .alert])
    #expect(app.events == ["sheet of AlertThenSheet \(drops ? "dropped" : "waits")"])
    #expect(app.issueIDs == (drops ? ["W-17"] : []))
    app.tap("No")
    #expect(app.layers.map(\.kind) == (drops ? [.window] : [.window, .sheet]))
  }
}
