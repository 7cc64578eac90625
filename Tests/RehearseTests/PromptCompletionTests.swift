import Foundation
import PseudoTerminal
import Testing

/// Tab, with the app behind it, on a real terminal.
@Suite("Tab at the prompt", .serialized) struct PromptCompletionTests {
  @Test func `after set: fields before a sheet is up, then its controls`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    try prompt.type("set \tAlice", makes: "studio> set name=Alice")
    try prompt.type("\u{3}", makes: "studio>")
    let sheet = #"studio / sheet "Composer">"#
    try prompt.enter("sheet composer", thenPrompt: sheet)
    try prompt.terminal.send("set \t")
    try prompt.terminal.waitFor("message=   text field")
    try prompt.type("m\tHello", makes: sheet + " set message=Hello")
  }

  @Test func `after tap: what can be tapped now`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    try prompt.terminal.send("tap \t")
    try prompt.terminal.waitUntil("lists") { screen in
      screen.rows.suffix(from: 6).prefix { !$0.isEmpty } == [
        "studio> tap",
        "Settings       button, toolbar, topBarLeading",
        #""Add Person"   button, toolbar, primaryAction"#,
        "Edit           button, in Jim",
        "Report         button, in Items",
        "studio> tap",
      ]
    }
    try prompt.type("ad\t", makes: #"studio> tap "Add Person""#)
    try prompt.terminal.send("\r")
    let sheet = #"studio / sheet "Add Personal Info">"#
    try prompt.terminal.waitForLine(sheet)
    // Save is disabled, and what lies under the sheet is out of reach.
    try prompt.type("tap \t", makes: sheet + " tap Cancel")
  }

  @Test func `after a destination: its arguments`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    try prompt.type("sheet re\t\t1", makes: "studio> sheet report itemID=1")
    try prompt.terminal.send("\r")
    try prompt.terminal.waitForLine(#"studio / sheet "Report">"#)
  }

  @Test func `in an open block`() throws {
    let prompt = try PromptConversation()
    try prompt.type("repeat 2 {\r", makes: "...>")
    try prompt.type("tap Cou\t", makes: "...> tap Count")
    try prompt.type("\u{3}", makes: "trouble>")
    try prompt.type("repeat 2 { tap Cou\t", makes: "trouble> repeat 2 { tap Count")
  }

  @Test func `in an open quote`() throws {
    let prompt = try PromptConversation()
    try prompt.type("tap \"Add I\t", makes: #"trouble> tap "Add Item""#)
    try prompt.type("\u{3}", makes: "trouble>")
    try prompt.type("tap 'add i\t", makes: "trouble> tap 'Add Item'")
    try prompt.type("\u{3}", makes: "trouble>")
    try prompt.type("set isOn\tt\t", makes: #"trouble> set "Is on back order?"=true"#)
  }

  @Test func `what is disabled is listed with the reason, and not inserted`() throws {
    let prompt = try PromptConversation()
    try prompt.terminal.send("tap Ou\t")
    try prompt.terminal.waitFor(
      #""Out of Order"   button, is disabled by the .disabled in the body of TroubleView"#)
    try prompt.terminal.waitForLine("trouble> tap Ou")
    try prompt.terminal.send("\u{15}tap \t")
    try prompt.terminal.waitUntil("lists it last") { screen in
      let rows = screen.text.split(separator: "\n")
      let first = rows.lastIndex { $0.hasPrefix("Count ") }
      let last = rows.lastIndex { $0.hasPrefix("\"Out of Order\" ") }
      guard let first, let last else { return false }
      return last > first
    }
  }

  @Test(arguments: [
    "undo ", "wait ", "history ", "swipe ", "tap Count ", "type x ", "let a = ",
  ])
  func `a word that need not follow is listed, and not inserted`(_ line: String) throws {
    let prompt = try PromptConversation()
    try prompt.terminal.send(line + "\t\t")
    try prompt.terminal.waitUntil("lists it") { $0.text.split(separator: "\n").count > 4 }
    try prompt.terminal.waitForLine("trouble> " + line.dropLast())
    try prompt.type("\u{15}for a i\t", makes: "trouble> for a in")
  }

  @Test func `in the middle of a line, what stands after stays`() throws {
    let prompt = try PromptConversation()
    let back = String(repeating: "\u{2}", count: " in Harmless".count)
    try prompt.type("tap Add in Harmless\(back)", makes: "trouble> tap Add in Harmless")
    try prompt.type("\t", makes: #"trouble> tap "Add Item" in Harmless"#)
    try prompt.type("\u{5}\u{15}tap \"Add I\"\u{2}\t", makes: #"trouble> tap "Add Item""#)
  }

  @Test func `after tab: the tabs`() throws {
    let prompt = try PromptConversation("rehearse", stage: "inventory")
    try prompt.type("tab \tT\t", makes: "inventory> tab Three")
  }

  @Test func `variables and files`() throws {
    let prompt = try PromptConversation()
    let folder = prompt.scratch.path + "/flows"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try Data("# Counts\ntap Count\n".utf8).write(
      to: URL(fileURLWithPath: folder + "/count.flow"))
    try prompt.enter("let title = Kept; let time = 3")
    try prompt.terminal.send("set title=$ti\t")
    try prompt.terminal.waitFor("title   \"Kept\"")
    try prompt.type("t\t", makes: "trouble> set title=$title")
    let path = "run \(folder)/count.flow"
    try prompt.type("\u{15}run \(prompt.scratch.path)/fl\t\t", makes: "trouble> \(path)")
  }

  @Test func `nothing is run by it`() throws {
    let prompt = try PromptConversation()
    try prompt.type("tap Cou\t", makes: "trouble> tap Count")
    try prompt.terminal.send("\t")
    // Only when it has been listed: until then Control-C would end the question, not the line.
    try prompt.terminal.waitFor("Narrows a label")
    try prompt.terminal.waitForLine("trouble> tap Count")
    try prompt.type("\u{3}", makes: "trouble>")
    #expect(try prompt.enter("state model.count") == ["| 0"])
  }
}
