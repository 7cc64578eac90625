import SwiftUI
import Testing

/// The heights of a sheet (PM-06 to PM-08).
@MainActor @Suite(.serialized) struct DetentTests {
  private func sheet(
    _ carrier: Carrier = .plain, @ViewBuilder _ content: @escaping () -> some View
  ) -> any TestHost {
    present {
      FlagStage(
        carrier, isShownAtFirst: true,
        [
          StageButton("show") { $0.wrappedValue = true },
          StageButton("hide") { $0.wrappedValue = false },
        ],
        content: { content() })
    }
  }

  @Test("PM-06 without any, a sheet is large", arguments: Carrier.allCases)
  func large(_ carrier: Carrier) {
    let app = sheet(carrier) { Text("sheet").wrapped(carrier.wrapping) }
    #expect(app.layers.last?.detent == .large)
    #expect(!app.drag(to: .medium))
    #expect(app.layers.last?.detent == .large)
  }

  @Test("PM-06 of several it rests at the lowest, and may be dragged", arguments: Wrapping.allCases)
  func several(_ wrapping: Wrapping) {
    let app = sheet {
      Text("sheet").presentationDetents([.large, .fraction(0.3), .medium]).wrapped(wrapping)
    }
    #expect(app.layers.last?.detent == .fraction(0.3))
    #expect(app.drag(to: .large))
    #expect(app.layers.last?.detent == .large)
    #expect(!app.drag(to: .height(200)))
    #expect(app.layers.last?.detent == .large)
  }

  private enum Tall: CustomPresentationDetent {
    static func height(in context: PresentationDetent.Context) -> CGFloat? {
      context.maxDetentValue * 0.9
    }
  }

  @Test("PM-06 a custom height takes its place among the others", arguments: Wrapping.allCases)
  func custom(_ wrapping: Wrapping) {
    let app = sheet {
      Text("sheet").presentationDetents([.custom(Tall.self), .large]).wrapped(wrapping)
    }
    #expect(app.layers.last?.detent == .custom(Tall.self))
  }

  @Test("PM-06 the next sheet starts anew", arguments: Carrier.allCases)
  func anew(_ carrier: Carrier) {
    let app = sheet(carrier) {
      Text("sheet").presentationDetents([.medium, .large]).wrapped(carrier.wrapping)
    }
    #expect(app.drag(to: .large))
    app.tap("hide", onLayer: 0)
    app.tap("show")
    #expect(app.layers.last?.detent == .medium)
  }

  private struct Chosen: View {
    let carrier: Carrier
    @State private var detents: Set<PresentationDetent> = [.medium, .large]

    var body: some View {
      Carrying(Carried(carrier, PresentationDetent.medium)) { detent in
        Text("at \(name(of: detent.wrappedValue))")
        Button("medium") { detent.wrappedValue = .medium }
        Button("large") { detent.wrappedValue = .large }
        Button("other") { detent.wrappedValue = .height(100) }
        Button("only large") { detents = [.large] }
          .presentationDetents(detents, selection: detent)
          .wrapped(carrier.wrapping)
      }
    }

    private func name(of detent: PresentationDetent) -> String {
      detent == .medium ? "medium" : detent == .large ? "large" : "other"
    }
  }

  @Test("PM-07 a drag writes the selection", arguments: Carrier.allCases)
  func dragWrites(_ carrier: Carrier) {
    let app = sheet(carrier) { Chosen(carrier: carrier) }
    #expect(app.layers.last?.detent == .medium)
    #expect(app.drag(to: .large))
    #expect(app.texts.first == "at large")
    #expect(app.layers.last?.detent == .large)
    #expect(app.issues == [])
  }

  @Test("PM-07 writing the selection moves the sheet", arguments: Carrier.allCases)
  func writeMoves(_ carrier: Carrier) {
    let app = sheet(carrier) { Chosen(carrier: carrier) }
    app.tap("large")
    #expect(app.layers.last?.detent == .large)
    app.tap("medium")
    #expect(app.layers.last?.detent == .medium)
    #expect(app.issues == [])
  }

  private static let message =
    "Cannot set selected sheet detent if it is not included in supported sheet detents."

  @Test(
    "PM-08 a selection outside the set is ignored, and the message says so (W-19)",
    arguments: Carrier.allCases)
  func outside(_ carrier: Carrier) {
    let app = sheet(carrier) { Chosen(carrier: carrier) }
    app.tap("large")
    app.tap("other")
    #expect(app.layers.last?.detent == .large)
    #expect(app.issues == [TestIssue(id: "W-19", message: Self.message)])
  }

  @Test(
    "PM-08 a set without the selection brings the message too (W-19)", arguments: Carrier.allCases)
  func setChanges(_ carrier: Carrier) {
    let app = sheet(carrier) { Chosen(carrier: carrier) }
    app.tap("only large")
    #expect(app.layers.last?.detent == .large)
    #expect(app.issues == [TestIssue(id: "W-19", message: Self.message)])
  }
}
