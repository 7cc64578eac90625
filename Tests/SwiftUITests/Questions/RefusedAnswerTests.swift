import SwiftUI
import Testing

/// Flags that stay true although the question has been answered (AL-18).
@MainActor @Suite(.serialized) struct RefusedAnswerTests {
  private struct Failing {
    var problem: String?
    var attempts = 0
  }

  /// A computed flag which nobody resets, or which the answer does.
  private struct Computed: View {
    let clears: Bool
    let wrapping: Wrapping
    @Binding var failing: Failing

    var body: some View {
      Button("fail") { failing.problem = "no net" }
      Button("next") { failing.attempts += 1 }
      Text("attempts \(failing.attempts)")
        .wrapped(wrapping)
        .alert(
          "Problem",
          isPresented: Binding(
            get: { failing.problem != nil }, set: { if clears, !$0 { failing.problem = nil } })
        ) {
          Button("Again") { failing.attempts += 1 }.wrapped(wrapping)
        }
    }
  }

  private func computed(_ carrier: Carrier, clears: Bool) -> any TestHost {
    present {
      Carrying(carrier, Failing()) {
        Computed(clears: clears, wrapping: carrier.wrapping, failing: $0)
      }
    }
  }

  @Test(
    "AL-18 a flag that nobody resets brings the alert back at the next update",
    arguments: Carrier.allCases)
  func comesBack(_ carrier: Carrier) {
    let app = computed(carrier, clears: false)
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

  @Test(
    "AL-18 a constant flag is refused only where the action leaves it as it is",
    arguments: Carrier.allCases)
  func constant(_ carrier: Carrier) {
    let app = present {
      Carrying(carrier, String?.none) { problem in
        Button("fail") { problem.wrappedValue = "no net" }
          .wrapped(carrier.wrapping)
          .alert(
            "Problem", isPresented: .constant(problem.wrappedValue != nil),
            presenting: problem.wrappedValue
          ) { _ in
            Button("OK") { problem.wrappedValue = nil }.wrapped(carrier.wrapping)
          }
      }
    }
    for _ in 0..<2 {
      app.tap("fail")
      #expect(app.presented == ["alert Problem “Problem”"])
      app.tap("OK")
      #expect(app.presented == [])
    }
    #expect(app.issues == [])
  }

  @Test("AL-18 one that is reset does not", arguments: Carrier.allCases)
  func staysAway(_ carrier: Carrier) {
    let app = computed(carrier, clears: true)
    app.tap("fail")
    app.tap("Again")
    #expect(app.presented == [])
    #expect(app.issues == [])
  }
}
