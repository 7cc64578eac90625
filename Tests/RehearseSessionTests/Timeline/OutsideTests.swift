import Dispatch
import RehearseSession
import SwiftUI
import Synchronization
import Testing

/// What comes from outside is taken in once: what is done again gets the same.
@MainActor @Suite("What comes from outside", .serialized) struct OutsideTests {
  @Test("Real time that has passed is not waited for again")
  func realTime() throws {
    let conversation = try Conversation(on: outpostStage)
    let session = conversation.session
    let start = ContinuousClock.now
    let waited = session.recalling(OutsideInput(passages: [RealPassage()])) {
      conversation.output("wait real 1h")
    }
    #expect(waited.last == "clock: 1h")
    conversation.results("tap Use; tap Use")
    #expect(
      conversation.results("diff 0 1; undo; redo; ! repeat 1 { tap Nowhere }; scenario \"a\"").map(
        \.isOK) == [true, true, true, true, true])
    #expect(conversation.results("scenario \"b\"").map(\.isOK) == [true])
    #expect(conversation.output("expect outpost.uses == 2") == [])
    #expect(start.duration(to: .now) < .seconds(60))
  }

  @Test("Work of others is waited for as long as it takes, and falls between the same moments")
  func others() throws {
    let conversation = try Conversation(on: outpostStage)
    conversation.results("tap Fetch")
    // On a busy machine the others may come late.
    for _ in 0..<200 where conversation.output("state outpost.letter") == ["nil"] {
      conversation.results("wait real 50ms")
    }
    #expect(conversation.results("tap Use; tap Use").map(\.isOK) == [true, true])
    // Longer than was waited in one go.
    Outpost.delay = .milliseconds(80)
    defer { Outpost.delay = .milliseconds(5) }
    let now = conversation.output("state all")
    #expect(conversation.results("undo; redo; diff 1 2").map(\.isOK) == [true, true, true])
    #expect(conversation.output("state all") == now)
    #expect(conversation.runner.timeline.journal.entries[1].outside?.passages.count == 1)
  }

  @Test("Within a block that is taken back it is not waited for twice")
  func block() throws {
    let conversation = try Conversation(on: outpostStage)
    let start = ContinuousClock.now
    let passages = OutsideInput(passages: [RealPassage()])
    let results = conversation.session.recalling(passages) {
      conversation.results("repeat 1 { wait real 1h; ! tap Nowhere; ! spoil; tap Use }")
    }
    #expect(results.map(\.isOK) == [true])
    #expect(results.last?.output.last == "clock: 1h")
    #expect(start.duration(to: .now) < .seconds(60))
    #expect(conversation.output("state outpost.uses") == ["1"])
  }

  @Test("A script that was run is what it was then")
  func included() throws {
    let files = try ScriptFiles(["main.flow": "run part.flow", "part.flow": "let made = Ann"])
    _ = try files.run("main.flow")
    let outside = try #require(files.conversation.runner.timeline.journal.entries[0].outside)
    #expect(outside.files.map(\.bytes) == [Array("let made = Ann".utf8)])
    let path = try #require(outside.files.first?.path)
    let other = try Conversation()
    let changed = OutsideInput(files: [
      .init(path: path, bytes: Array("let made = Bo; define again { tap $made }".utf8))
    ])
    let result = other.session.recalling(changed) { other.results("run \(path)") }.first
    #expect(result?.diagnostic?.text == nil)
    #expect(other.session.environment.variables == ["made": "Bo"])
    // So it is for whoever does it again after that.
    #expect(other.runner.timeline.journal.entries[0].outside == changed)
  }

  @Test("A first scenario begins where the app is, a second one starts it over")
  func scenarios() throws {
    let conversation = try Conversation(on: outpostStage)
    let starts = Outpost.starts
    conversation.results("tap Use; scenario \"a\"; tap Use")
    #expect(Outpost.starts == starts)
    #expect(conversation.output("state outpost.uses") == ["2"])
    conversation.results("scenario \"b\"")
    #expect(Outpost.starts == starts + 1)
    #expect(conversation.output("state outpost.uses") == ["1"])
  }
}

/// A stage that others write letters to, and whose starts are counted.
private let outpostStage = Stage("outpost") {
  let outpost = Outpost()
  return StageContent(OutpostView(outpost: outpost)) {
    Watch("outpost", outpost)
    Action("spoil") { _ in
      outpost.uses += 10
      throw CancellationError()
    }
  }
}

@MainActor @Observable private final class Outpost {
  static var starts = 0

  /// How long others take for a letter.
  static var delay = DispatchTimeInterval.milliseconds(5)

  /// Counts the milliseconds of the virtual clock; kept from sight, it makes no moment by itself.
  private nonisolated static let moment = Atomic(0)

  /// When a letter came the first time; whoever writes it again is no faster.
  private nonisolated static let first = Atomic(0)

  /// The moment at which a letter has come.
  var letter: Int?
  var uses = 0

  init() { Self.starts += 1 }

  /// Has a letter sent when time begins to pass, by somebody who knows nothing of the virtual clock.
  func fetch() {
    Self.moment.store(0, ordering: .relaxed)
    Task {
      try? await Task.sleep(for: .milliseconds(1))
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.delay) {
        while Self.moment.load(ordering: .relaxed) < Self.first.load(ordering: .relaxed) {
          sched_yield()
        }
        DispatchQueue.main.async {
          let moment = Self.moment.load(ordering: .relaxed)
          Self.first.store(moment, ordering: .relaxed)
          self.letter = moment
        }
      }
      while letter == nil {
        try? await Task.sleep(for: .milliseconds(1))
        Self.moment.add(1, ordering: .relaxed)
      }
    }
  }
}

private struct OutpostView: View {
  let outpost: Outpost

  var body: some View {
    Button("Fetch") { outpost.fetch() }
    Button("Use") { outpost.uses += 1 }
  }
}
