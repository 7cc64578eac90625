import Foundation
import PseudoTerminal
import Testing

@testable import Rehearse

/// Sessions that go on where an earlier one was left.
@Suite("Resuming", .serialized) struct PromptResumeTests {
  private static let file = "rehearse/sessions/CrashStage.trouble"

  @Test func `a session that was left goes on, with all that can be done again`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation(scratch: scratch)
    try first.enter("option show changes; tap Count; set title=Kept; tap Count; undo")
    try first.terminal.send("quit\r")
    #expect(try first.terminal.waitForExit() == 0)

    let second = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(second.terminal.screen.text.contains("steps brought back: 2\n"))
    #expect(second.terminal.screen.text.contains("| draft: title \"Kept\""))
    #expect(try second.enter("redo") == ["| screen: Trouble", "| model: count 1 → 2"])
    #expect(try second.enter("history").last == "| 3  tap Count")

    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(scratch.path)/\(Self.file)")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a terminal that was closed, and a prompt that was killed, lose nothing`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation(scratch: scratch)
    try first.enter("tap Count")
    try first.kill()

    let second = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(try second.enter("tap Count").last?.contains("count 1 → 2") == true)
    try second.kill()

    let third = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(try third.enter("state model.count") == ["| 2"])
  }

  @Test func `a recording ends with its session, which is told once`() throws {
    let scratch = try PromptScratch()
    let file = scratch.path + "/a.flow"
    let first = try PromptConversation(scratch: scratch, columns: 200)
    try first.enter("tap Count; record \(file); tap Count")
    try first.kill()
    let left = try scratch.content(of: "a.flow")

    let second = try PromptConversation(scratch: scratch, options: ["--resume"], columns: 200)
    #expect(
      second.terminal.screen.text.contains(
        """
        note: the recording to \(file) ended with that session
        hint: record another file: it begins with all the steps brought back
        """))
    try second.enter("record \(scratch.path)/b.flow; tap Count; record off")
    #expect(try scratch.content(of: "a.flow") == left)
    #expect(try scratch.content(of: "b.flow").hasPrefix(left))
    try second.kill()

    let third = try PromptConversation(scratch: scratch, options: ["--resume"], columns: 200)
    #expect(!third.terminal.screen.text.contains("recording"))
  }

  @Test func `a damaged tail is passed over`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation(scratch: scratch)
    try first.enter("tap Count; tap Count")
    try first.terminal.send("quit\r")
    #expect(try first.terminal.waitForExit() == 0)
    let path = "\(scratch.path)/\(Self.file)"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[bytes.count - 3] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))

    let second = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(second.terminal.screen.text.contains("steps brought back: 1\n"))
    try second.enter("set title=Kept")
    try second.terminal.send("quit\r")
    #expect(try second.terminal.waitForExit() == 0)

    let third = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(third.terminal.screen.text.contains("steps brought back: 2\n"))
  }

  @Test
  func `without a session there is nothing to resume, and a new one takes the old one's place`()
    throws
  {
    let scratch = try PromptScratch()
    let first = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(first.terminal.screen.text.contains("there is no session to resume\n"))
    try first.enter("tap Count; tap Count")
    try first.kill()

    // One that does nothing leaves the old one be.
    let second = try PromptConversation(scratch: scratch)
    try second.kill()
    let third = try PromptConversation(scratch: scratch)
    try third.enter("set title=New")
    try third.kill()
    let fourth = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(try fourth.enter("history") == ["| 1  set title=New"])
  }

  @Test func `two prompts on one stage are both kept, and the later one comes back first`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation(scratch: scratch)
    try first.enter("tap Count")
    let second = try PromptConversation(scratch: scratch)
    #expect(try second.enter("set title=Second").allSatisfy { $0.hasPrefix("| ") })
    try first.enter("tap Count")
    try second.enter("tap Count")
    let third = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(
      third.terminal.screen.text.contains(
        "there is no session to resume: the last one is open at another prompt\n"))
    try third.kill()
    try first.kill()
    try second.kill()

    let fourth = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(try fourth.enter("history") == ["| 1  set title=Second", "| 2  tap Count"])
    // While that one goes on, the other is what is left.
    let fifth = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(try fifth.enter("history") == ["| 1  tap Count", "| 2  tap Count"])
  }

  @Test func `where all files are taken, a session is kept as soon as one is free`() throws {
    let scratch = try PromptScratch()
    let paths = ["a", "b"].map { "\(scratch.path)/\($0)" }
    let others = paths.map { path in
      let file = SessionFile(paths: [path])
      file.append([.travel(step: 1)])
      return file
    }
    var warnings: [String] = []
    let file = SessionFile(paths: paths) { warnings.append($0) }
    file.append([.travel(step: 2)])
    file.append([.travel(step: 3)])
    #expect(
      warnings.map { $0.replacing(scratch.path, with: "HERE") } == [
        """
        the session is not saved: HERE/b is locked
        hint: 2 prompts are open on this stage; this session is saved when one has gone
        """
      ])
    withExtendedLifetime(others) {}
  }

  @Test func `a session that has gone to another stage says where it is`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation("rehearse", stage: "studio", scratch: scratch)
    try first.enter(
      "stage people; tap \"Add Person\"", thenPrompt: #"people / sheet "Add Personal Info">"#)
    try first.kill()
    let second = try PromptConversation(
      "rehearse", stage: "studio", scratch: scratch, options: ["--resume"],
      firstPrompt: #"people / sheet "Add Personal Info">"#)
    #expect(second.terminal.screen.text.contains(", stage people: "))
    #expect(second.terminal.screen.text.contains("steps brought back: 2\n"))
  }

  @Test func `what comes out differently is told`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation(scratch: scratch)
    try first.enter("tap Count; tap Process; tap Count")
    try first.kill()
    let second = try PromptConversation(scratch: scratch, options: ["--resume"])
    #expect(
      second.terminal.screen.text.contains(
        "error: replaying gave another state from step 2 on\n  --resume\n  ^^^^^^^^\n"))
    #expect(try second.enter("state model.count") == ["| 2"])
  }
}

extension PromptConversation {
  /// Ends the program without warning, as a closed terminal or the system might.
  fileprivate func kill() throws {
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
  }
}
