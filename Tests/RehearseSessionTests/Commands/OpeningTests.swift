import RehearseClock
import Testing

@testable import RehearseSession

@MainActor @Suite("How a session starts") struct OpeningTests {
  @Test("What happened on the way is told once: at the opening where it is shown")
  func opening() throws {
    let conversation = try Conversation(on: porchStage)
    let opening = conversation.session.opening()
    #expect(opening.prints == ["building", "appeared"])
    #expect(opening.issues.map(\.id) == ["W-15"])
    #expect(conversation.output("tap Plain") == ["screen: (PorchView) / sheet (Text)"])
  }

  @Test("Else by the first step, and checks see it at once")
  func firstStep() throws {
    let conversation = try Conversation(on: porchStage)
    #expect(conversation.results("expect issue W-15").map(\.isOK) == [true])
    #expect(conversation.output("tap Plain").contains("print: building"))
    #expect(!conversation.output("swipe").contains("print: building"))
  }

  @Test("The stage a script begins with is not started again, unless something came before")
  func firstStage() throws {
    let fresh = try Conversation(on: porchStage)
    let app = ObjectIdentifier(fresh.session.current.host)
    let first = fresh.output("stage porch")
    #expect(first.contains("print: building"))
    #expect(ObjectIdentifier(fresh.session.current.host) == app)
    #expect(fresh.output("stage porch") == first)
    #expect(ObjectIdentifier(fresh.session.current.host) != app)

    let shown = try Conversation(on: porchStage)
    _ = shown.session.opening()
    #expect(shown.output("stage porch") == first)

    let changed = try Conversation(on: porchStage)
    #expect(changed.results("option idiom mac").map(\.isOK) == [true])
    let old = changed.session.current.host
    changed.results("stage porch")
    #expect(changed.session.current.host !== old)
  }

  @Test("A session begins without what an earlier one left waiting")
  func afresh() throws {
    let first = try Conversation(on: clockStage)
    first.results("wait 300ms")
    let second = try Conversation(on: clockStage)
    #expect(Scheduler.shared.now == 0)
    #expect(
      second.output("wait 1s") == [
        "screen: (ClockView)", "model: ticks 0 → 2, ended 0, loaded false → true", "clock: 1s",
      ])
  }

  @Test("A stage that can't start leaves the one before it as it is, its tasks too")
  func refusedStage() throws {
    let conversation = try Conversation(on: clockStage)
    conversation.results("wait 300ms")
    #expect(conversation.results("stage inventory quantity=100").map(\.isOK) == [false])
    #expect(Scheduler.shared.now == 300)
    #expect(conversation.results("wait 700ms; expect model.loaded").map(\.isOK) == [true, true])
  }

  @Test("Chance is the same after a reset")
  func chance() throws {
    Determinism.begin()
    defer { Determinism.end() }
    let conversation = try Conversation(on: diceStage)
    let first = conversation.output("state dice.number")
    conversation.results("tap Roll")
    #expect(conversation.output("state dice.number") != first)
    conversation.results("reset")
    #expect(conversation.output("state dice.number") == first)
    #expect(try Conversation(on: diceStage).output("state dice.number") == first)
  }
}
