import SwiftUI
import Testing

/// The heights of a sheet (PM-06 to PM-08).
@MainActor @Suite(.serialized) struct DetentTests {
  private func sheet(@ViewBuilder _ content: @escaping () -> some View) -> any TestHost {
    present {
      FlagStage(
        .plain, isShownAtFirst: true,
        [
          StageButton("show") { $0.wrappedValue = true },
          StageButton("hide") { $0.wrappedValue = false },
        ],
        content: { content() })
    }
  }

  @Test("PM-06 without any, a sheet is large")
  func large() {
    let app = sheet { Text("sheet") }
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

  @Test("PM-06 a custom height takes its place among the others")
  func custom() {
    let app = sheet {
      Text("sheet").presentationDetents([.custom(Tall.self), .large])
    }
    #expect(app.layers.last?.detent == .custom(Tall.self))
  }

  @Test("PM-06 the next sheet starts anew")
  func anew() {
    let app = sheet { Text("sheet").presentationDetents([.medium, .large]) }
    #expect(app.drag(to: .large))
    app.tap("hide", onLayer: 0)
    app.tap("show")
    #expect(app.layers.last?.detent == .medium)
  }

  private struct Chosen: View {
    let detents: Set<PresentationDetent>
    @State private var detent = PresentationDetent.medium
    @State private var others: Set<PresentationDetent>?

    var body: some View {
      Text("at \(detent == .medium ? "medium" : detent == .large ? "large" : "other")")
      Button("medium") { detent = .medium }
      Button("large") { detent = .large }
      Button("other") { detent = .height(100) }
      Button("only large") { others = [.large] }
        .presentationDetents(others ?? detents, selection: $detent)
    }
  }

  @Test("PM-07 a drag writes the selection")
  func dragWrites() {
    let app = sheet { Chosen(detents: [.medium, .large]) }
    #expect(app.layers.last?.detent == .medium)
    #expect(app.drag(to: .large))
    #expect(app.texts.first == "at large")
    #expect(app.layers.last?.detent == .large)
    #expect(app.issues == [])
  }

  @Test("PM-07 writing the selection moves the sheet")
  func writeMoves() {
    let app = sheet { Chosen(detents: [.medium, .large]) }
    app.tap("large")
    #expect(app.layers.last?.detent == .large)
    app.tap("medium")
    #expect(app.layers.last?.detent == .medium)
    #expect(app.issues == [])
  }

  private static let message =
    "Cannot set selected sheet detent if it is not included in supported sheet detents."

  @Test("PM-08 a selection outside the set is ignored, and the message says so (W-19)")
  func outside() {
    let app = sheet { Chosen(detents: [.medium, .large]) }
    app.tap("large")
    app.tap("other")
    #expect(app.layers.last?.detent == .large)
    #expect(app.issues == [TestIssue(id: "W-19", message: Self.message)])
  }

  @Test("PM-08 a set without the selection brings the message too (W-19)")
  func setChanges() {
    let app = sheet { Chosen(detents: [.medium, .large]) }
    app.tap("only large")
    #expect(app.layers.last?.detent == .large)
    #expect(app.issues == [TestIssue(id: "W-19", message: Self.message)])
  }
}
