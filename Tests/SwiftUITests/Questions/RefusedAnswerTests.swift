import SwiftUI
import Testing

/// Flags that stay true although the question has been answered (AL-18).
@MainActor @Suite(.serialized) struct RefusedAnswerTests {
  /// A model whose computed flag nobody resets.
  @Observable final class Failing {
    var problem: String?
    var attempts = 0
  }

  private struct Computed: View {
    let model: Failing
    let clears: Bool

    var body: some View {
      Button("fail") { model.problem = "no net" }
      Button("next") { model.attempts += 1 }
      Text("attempts \(model.attempts)")
        .alert(
          "Problem",
          isPresented: Binding(
            get: { model.problem != nil }, set: { if clears, !$0 { model.problem = nil } })
        ) {
          Button("Again") { model.attempts += 1 }
        }
    }
  }

  @Test("AL-18 a flag that nobody resets brings the alert back at the next update")
  func comesBack() {
    let app = present { Computed(model: Failing(), clears: false) }
    app.tap("fail")
    app.tap("Again")
    #expect(app.texts(onLayer: 0).contains("attempts 1"))
    #expect(app.issueIDs == ["AL-18"])
    #expect(
      app.issues.last?.message == """
        The binding of a presentation in Computed refused the write-back: the alert is gone, and \
        its flag still asks for it.
        """)
    #expect(app.presented == [])
    app.tap("next")
    #expect(app.presented == ["alert Problem “Problem”"])
  }

  private struct Constant: View {
    let model: Failing

    var body: some View {
      Button("fail") { model.problem = "no net" }
        .alert(
          "Problem", isPresented: .constant(model.problem != nil), presenting: model.problem
        ) { _ in
          Button("OK") { model.problem = nil }
        }
    }
  }

  @Test("AL-18 a constant flag is refused only where the action leaves it as it is")
  func constant() {
    let app = present { Constant(model: Failing()) }
    for _ in 0..<2 {
      app.tap("fail")
      #expect(app.presented == ["alert Problem “Problem”"])
      app.tap("OK")
      #expect(app.presented == [])
    }
    #expect(app.issues == [])
  }

  @Test("AL-18 one that is reset does not")
  func staysAway() {
    let app = present { Computed(model: Failing(), clears: true) }
    app.tap("fail")
    app.tap("Again")
    #expect(app.presented == [])
    #expect(app.issues == [])
  }
}
