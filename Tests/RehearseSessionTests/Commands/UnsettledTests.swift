import SwiftUI
import Testing

@testable import RehearseSession

@MainActor @Suite("Apps that never come to rest") struct UnsettledTests {
  private struct Mill: View {
    @State private var round: Int?

    var body: some View {
      Button("Grind") { round = 0 }
        .task(id: round) { round = round.map { $0 + 1 } }
    }
  }

  @Test("A task that changes what begins it anew is given up, though its jobs are few each time")
  func restartedTask() throws {
    let conversation = try Conversation(on: Stage("mill") { StageContent(Mill()) })
    #expect(
      conversation.transcript(of: "tap Grind") == """
        tap Grind
        ✗ error: the app never settles: a task that the views begin anew still goes on after 10000 jobs
        ✗   tap Grind
        ✗   ^^^
        ✗ hint: let the task await something that takes time
        """)
  }
}
