import RehearseScript
import SwiftUI
import Testing

@testable import RehearseSession

/// Commands that are no steps, and lead to something all the same.
@MainActor @Suite("Options that lead to something", .serialized) struct OptionTests {
  @Test("What follows is told at once, seen by expect, and told once")
  func toldAtOnce() throws {
    let text = """
      tap Note
      | screen: Phases
      | notes: lines [+ "noted"]
      option system 16
      | issue: W-05 NavigationLink presenting a value must appear inside a NavigationContent-based \
      NavigationView. Link will be disabled.
      expect issue W-05
      option scenePhase inactive
      | print: inactive
      expect not issue W-05
      option show all
      state
      | screen: Phases
      | notes: lines ["noted", "inactive"]
      tap Note
      | screen: Phases
      | notes: lines ["noted", + "inactive", + "noted"]
      expect not issue W-05
      """
    let conversation = try Conversation(on: phasesStage)
    let commands = text.split(separator: "\n").filter { !$0.hasPrefix("| ") }
    #expect(conversation.transcript(of: commands.joined(separator: "\n")) == text)
  }

  @Test("Doing it again comes to the same, in blocks and behind them")
  func replayed() throws {
    let conversation = try Conversation(on: phasesStage)
    let talk = """
      tap Note; option system 16; tap Note; option scenePhase background
      repeat 1 { tap Note; option scenePhase active; expect not issue W-05 }
      repeat 1 { option system 18; option system 16; expect issue W-05; option scenePhase inactive }
      repeat 1 { tap Note; option system 18; option system 16 }
      tap Note
      """
    let results = conversation.results(talk)
    #expect(results.allSatisfy { $0.isOK })
    #expect(
      results[5].output == [
        "screen: Phases",
        #"notes: lines ["noted", "noted", "background", "noted", "active", + "inactive"]"#,
        "print: inactive",
        "issue: W-05 NavigationLink presenting a value must appear inside a "
          + "NavigationContent-based NavigationView. Link will be disabled.",
      ])
    let now = conversation.output("state all")
    for travel in [
      "undo; redo", "undo 2; redo 2", "undo 4; redo 4", "diff 0 4", "undo to 0; redo 6",
    ] {
      let travelled = conversation.results(travel)
      #expect(travelled.allSatisfy { $0.isOK }, "\(travel)")
    }
    #expect(conversation.output("state all") == now)
    #expect(
      conversation.results("tap Note; undo; scenario \"a\"; scenario \"b\"").allSatisfy { $0.isOK })
  }

  @Test("Programs get it as an object of its own")
  func json() throws {
    let conversation = try Conversation(on: phasesStage)
    let source = Source("option system 16; option show none")
    let lines = Parser.parse(source).lines.flatMap {
      conversation.runner.run($0, in: source)
    }.map { $0.json(in: source, options: conversation.session.options) }
    #expect(lines.count == 2)
    #expect(lines[0]?.contains(#""changes":[],"events":[],"issues":[{"id":"W-05","#) ?? false)
    #expect(lines[0]?.contains(#""output":["issue: W-05 Navi"#) ?? false)
    #expect(lines[1] == nil)
  }

  private let issue =
    "issue: W-05 NavigationLink presenting a value must appear inside a NavigationContent-based "
    + "NavigationView. Link will be disabled."

  @Test("A recording declares what an option raises, and so does a part of the history")
  func recorded() throws {
    let folder = NSTemporaryDirectory() + "/options-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let conversation = try Conversation(on: phasesStage)
    let results = conversation.results(
      "option show none; tap Note; option system 16; record \(folder)/a.flow; tap Note; "
        + "option scenePhase inactive; tap Note; history -o \(folder)/b.flow 3-3")
    #expect(results.allSatisfy { $0.isOK })
    let whole = """
      stage phases
      | screen: Phases
      | notes: lines []
      option show none
      tap Note
      | screen: Phases
      option system 16
      | \(issue)
      expect issue W-05
      tap Note
      | screen: Phases
      option scenePhase inactive
      | print: inactive
      tap Note
      | screen: Phases

      """
    #expect(try String(contentsOfFile: folder + "/a.flow", encoding: .utf8) == whole)
    let part = """
      stage phases
      option show none
      tap Note
      option system 16
      expect issue W-05
      tap Note
      option scenePhase inactive
      tap Note
      | screen: Phases

      """
    #expect(try String(contentsOfFile: folder + "/b.flow", encoding: .utf8) == part)
  }

  @Test("What an option raises is declared where it stands once steps are undone")
  func undone() throws {
    let folder = NSTemporaryDirectory() + "/options-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let conversation = try Conversation(on: phasesStage)
    func recorded(after commands: String) throws -> String {
      #expect(conversation.results(commands).allSatisfy { $0.isOK })
      let text = try String(contentsOfFile: folder + "/a.flow", encoding: .utf8)
      return text.replacing("stage phases\n| screen: Phases\n| notes: lines []\n", with: "")
    }
    #expect(
      try recorded(
        after: "record \(folder)/a.flow; option show none; tap Note; option system 16; undo")
        == "option show none\noption system 16\nexpect issue W-05\n")
    let before = "option show none\noption system 16\nexpect issue W-05\n"
    let redone = try recorded(after: "redo")
    #expect(redone.contains("tap Note\n| screen: Phases\noption system 16\n| issue: W-05"))
    let other = try recorded(after: "undo; option show none; tap Note")
    #expect(other == before + "option show none\ntap Note\n| screen: Phases\n")
    let again =
      before
      + "option show none\noption system 18\noption system 16\n| \(issue)\nexpect issue W-05\n"
    #expect(try recorded(after: "undo; option system 18; option system 16") == again)
    #expect(try recorded(after: "tap Note") == again + "tap Note\n| screen: Phases\n")
  }

  @Test("What an option raises is told, and seen by expect, where one goes to before it was set")
  func toldAfterTravel() throws {
    let conversation = try Conversation(on: phasesStage)
    conversation.results("tap Note; option system 16; tap Note")
    for travel in ["undo 2", "redo", "undo"] {
      #expect(conversation.results(travel)[0].output.last == issue, "\(travel)")
      #expect(conversation.results("expect issue W-05")[0].isOK)
    }
    // With it in force all along there is nothing new to tell.
    #expect(conversation.results("redo 2")[0].output.allSatisfy { !$0.hasPrefix("issue") })
    #expect(conversation.results("expect not issue W-05")[0].isOK)
  }

  @Test("An issue within a block is the block's, unless the block expects it")
  func withinBlock() throws {
    let conversation = try Conversation(on: phasesStage)
    let result = conversation.results("repeat 1 { tap Note; option system 16 }")[0]
    #expect(result.undeclaredIssues?.map(\.id) == ["W-05"])
    #expect(result.output.last?.hasPrefix("issue: W-05") ?? false)
    let other = conversation.results(
      "repeat 1 { option system 18; option system 16; expect issue W-05 }")[0]
    #expect(other.isOK)
    #expect(other.undeclaredIssues?.map(\.id) == [])
  }
}

@Observable private final class Notes {
  var lines: [String] = []
}

private struct PhasesView: View {
  let notes: Notes
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationView {
      VStack {
        Button("Note") { notes.lines.append("noted") }
        NavigationLink("Page", value: 1)
      }
      .navigationTitle("Phases")
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
    .onChange(of: phase) { _, new in
      print(new)
      notes.lines.append("\(new)")
    }
  }
}

private let phasesStage = Stage("phases") {
  let notes = Notes()
  return StageContent(PhasesView(notes: notes)) { Watch("notes", notes) }
}
