import Foundation
import PseudoTerminal
import Testing

/// How far each lesson has been taken, from one session to the next.
@Suite("Progress of lessons at the prompt", .serialized) struct PromptLessonProgressTests {
  @Test func `progress outlives the session, and never grows less`() throws {
    let scratch = try PromptScratch()
    let folder = scratch.path + "/rehearse"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/lessons"
    try Data("damaged\nfirst-sheet 3\nrouter 2\nmine 1\n".utf8).write(
      to: URL(fileURLWithPath: path))
    let prompt = try PromptConversation("rehearse", stage: "studio", scratch: scratch)
    let list = try prompt.enter("learn", thenPrompt: "studio>")
    #expect(list[0].hasPrefix("| first-sheet   done "))
    #expect(list[3].hasPrefix("| router        2 of 3 "))
    try prompt.enter("learn router --again", thenPrompt: "studio>")
    let report = #"studio / sheet "Report">"#
    try prompt.enter("sheet report 123", thenPrompt: report)
    #expect(try scratch.content(of: "rehearse/lessons").contains("router 2\n"))
    try prompt.enter("sheet settings; swipe", thenPrompt: "studio>")
    #expect(
      try scratch.content(of: "rehearse/lessons") == "first-sheet 3\nmine 1\nrouter 3\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a lesson goes on where it was left, or begins anew`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation("rehearse", stage: "studio", scratch: scratch)
    try first.enter("learn router", thenPrompt: "studio>")
    let report = #"studio / sheet "Report">"#
    try first.enter("sheet report 7", thenPrompt: report)
    try first.enter("sheet report 123", thenPrompt: report)
    try first.terminal.send("\u{4}")
    _ = try first.terminal.waitForExit()

    let second = try PromptConversation("rehearse", stage: "studio", scratch: scratch, rows: 100)
    let shown = try second.enter("learn router", thenPrompt: report)
    #expect(shown.first == "| lesson: The sheet router")
    // The solution of what is done leads there.
    #expect(shown.contains(#"| screen: Studio / sheet "Report""#))
    #expect(shown.contains("| goes on where it was left; learn router --again begins anew"))
    #expect(shown.contains { $0.hasPrefix("| task 2 of 3: ") })
    #expect(
      try second.enter("sheet settings", thenPrompt: #"studio / sheet "Settings">"#)
        .contains("| done: Show the settings"))

    let anew = try second.enter("learn router --again", thenPrompt: "studio>")
    #expect(anew.contains { $0.hasPrefix("| task 1 of 3: ") })
    #expect(!anew.contains { $0.contains("goes on") })
  }

  @Test func `a session that is brought back goes on with its lesson`() throws {
    let scratch = try PromptScratch()
    let folder = try TestFolder([
      "count.flow": "# lesson: Counting\nstage trouble\n# task: Count to one\ntap Count\n"
        + "expect model.count == 1\n# task: Count to two\ntap Count\nexpect model.count == 2\n"
    ])
    let first = try PromptConversation(scratch: scratch, columns: 200)
    try first.enter("learn \(folder.path)/count.flow; tap Count")
    try first.terminal.send("\u{4}")
    _ = try first.terminal.waitForExit()

    let second = try PromptConversation(scratch: scratch, options: ["--resume"], columns: 200)
    #expect(
      second.terminal.screen.text.contains(
        """
        | lesson: Counting
        |
        | goes on where it was left; learn count --again begins anew
        |
        | task 2 of 2: Count to two
        | hint helps, solution tells
        """))
    #expect(try second.enter("tap Count").contains("| lesson done: Counting"))
    try second.terminal.send("\u{4}")
    _ = try second.terminal.waitForExit()

    // One that is done is over.
    let third = try PromptConversation(scratch: scratch, options: ["--resume"], columns: 200)
    #expect(!third.terminal.screen.text.contains("lesson"))
    try third.enter("learn \(folder.path)/count.flow --again")
    try third.terminal.send("\u{4}")
    _ = try third.terminal.waitForExit()
    try FileManager.default.removeItem(atPath: folder.path + "/count.flow")
    let fourth = try PromptConversation(scratch: scratch, options: ["--resume"], columns: 200)
    #expect(
      folder.relative(fourth.terminal.screen.text).contains(
        "note: the lesson count.flow does not go on: No such file or directory"))
  }

  @Test func `trouble with the file of progress is one warning`() throws {
    let scratch = try PromptScratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/rehearse/lessons", withIntermediateDirectories: true)
    let prompt = try PromptConversation(
      "rehearse", stage: "studio", scratch: scratch, columns: 200)
    try prompt.enter("learn router", thenPrompt: "studio>")
    try prompt.enter("sheet report 123", thenPrompt: #"studio / sheet "Report">"#)
    try prompt.enter("sheet settings", thenPrompt: #"studio / sheet "Settings">"#)
    let text = prompt.terminal.screen.text
    #expect(text.ranges(of: "warning: the progress of lessons is not saved: ").count == 1)
    #expect(text.contains("| done: Show the settings"))
  }

  @Test func `the command line begins a lesson anew`() throws {
    let scratch = try PromptScratch()
    let folder = scratch.path + "/rehearse"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("protected 1\n".utf8).write(to: URL(fileURLWithPath: folder + "/lessons"))
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("rehearse"), ["learn", "protected", "--again"],
      environment: ["XDG_STATE_HOME": scratch.path, "NO_COLOR": "1"], columns: 100, rows: 60)
    try terminal.waitForLine(#"wiring / sheet "Report">"#)
    #expect(terminal.screen.text.contains("| task 1 of 3: "))
  }
}
