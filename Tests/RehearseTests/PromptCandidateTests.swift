import CRehearseTestStart
import Foundation
import RehearseScript
import RehearseSession
import RehearseWorker
import Testing

/// What is offered at each kind of place, as one would type it; `…` behind what continues, `!` behind what is only told.
@MainActor @Suite("Candidates", .serialized) struct PromptCandidateTests {
  private let worker: WorkerProcess

  init() throws {
    rehearse_test_start()
    worker = try WorkerProcess {
      let session = try? Session(stages: [candidateStage], on: candidateStage)
      session?.lessons = [("first-sheet", "A first sheet"), ("router", "The sheet router")]
      let runner = session.map { TranscriptRunner(session: $0) }
      return { request in
        let request = String(decoding: request, as: UTF8.self).split(
          separator: "\u{1}", omittingEmptySubsequences: false)
        let source = Source(String(request[0]))
        for line in Parser.parse(source).lines { _ = runner?.run(line, in: source) }
        // A bar stands where the cursor is.
        let parts = request[1].split(separator: "‸", omittingEmptySubsequences: false)
        let found = runner?.completion(of: parts.joined(), cursor: parts[0].utf8.count)
        let words = found?.candidates.map {
          let mark = $0.continues ? "…" : $0.isOnlyTold ? "!" : ""
          return "\($0.insertion)\(mark)\t\($0.description)"
        }
        return Array((words ?? []).joined(separator: "\n").utf8)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// What is done before.
    let lead: String
    let candidates: [String]
    var testDescription: String { text }

    init(_ text: String, after lead: String = "", _ candidates: String...) {
      self.text = text
      self.lead = lead
      self.candidates = candidates
    }
  }

  nonisolated static let rows = [
    // Verbs, where they can mean something.
    Row("pre", "present", "press"), Row("! pre", "present", "press"),
    Row("save; st", "state", "stage", "stages"),
    Row("repeat 2 {\n  swi", "swipe"), Row("pus"), Row("und", "undo"), Row("# ta"), Row("| ta"),
    // Models.
    Row("present ", "editor"), Row("present editor ", "title=…", "mood=…"),
    Row("present editor title=Tea ", "mood=…"),
    Row("present editor mood=", "loud(times: …", "calm"),
    Row("present editor mood=l", "loud(times: …"),
    Row("dismiss ", "router", "other"),
    Row("sheet ", "router.cart", "item", "other.cart"),
    Row("sheet router.", "router.cart", "router.item"), Row("sheet it", "item"),
    Row("sheet item ", "id=…", "mood=…"), Row("sheet item 1 ", "mood=…", "loud(times: …", "calm"),
    Row("sheet item id=1 ", "mood=…"), Row("sheet router.item mood=c", "calm"),
    Row("stage ", "shop"), Row("stage shop ", "mood=…", "loud(times: …", "calm"),
    // Fields and controls.
    Row("set ", #""Is a gift?"=…"#, "note=…", "quantity=…", "size=…", "title=…", "mood=…"),
    Row("set ti", "title=…"), Row("set editor.", "editor.title=…", "editor.mood=…"),
    Row("set note=x ti", "title=…"), Row("set note=x no"), Row("set isa", #""Is a gift?"=…"#),
    Row("set \"Is a gift?\"=", "true", "false"), Row("set size=", "Small", #""Extra Large""#),
    Row("set editor.mood=c", "calm"), Row("set size=\"E", #""Extra Large""#),
    // Labels.
    Row(
      "tap ", "Edit in Jim", "Edit in Alice", #""Buy Now""#, #""Is a gift?""#,
      #""Sold Out"!"#),
    Row("tap buyn", #""Buy Now""#),
    Row("tap 'bu", "'Buy Now'"), Row("tap Edit in ", "Jim", "Alice"),
    Row("tap Sold", #""Sold Out"!"#), Row("delete ", #""Jim Edit""#, #""Alice Edit""#),
    Row("move ", #""Jim Edit"!"#, #""Alice Edit"!"#), Row("tab "),
    Row("toggle ", #""Is a gift?""#), Row("type Hi into ", "Note"), Row("clear ", "Note"),
    Row("increment ", "Quantity"), Row("choose ", "Size"),
    Row("choose Size ", "Small", #""Extra Large""#, "in"),
    Row("expect disabled ", "Jim", "Edit in Jim", "Alice", "Edit in Alice"),
    Row("expect disabled so", #""Sold Out""#),
    // The state.
    Row("state ed", "editor…"), Row("state editor", "editor.title", "editor.mood"),
    Row("expect editor.", "editor.title", "editor.mood"),
    Row("expect model.names", "model.names[0]", "model.names[1]", "model.names.count"),
    Row("expect model.names[", "model.names[0]", "model.names[1]"),
    Row("expect model.stock.", "model.stock.oolong", "model.stock.count"),
    Row("expect model.stock[", #"model.stock["green tea"]"#),
    Row("expect ShopView.", "ShopView.isGift", "ShopView.size", "ShopView.quantity"),
    Row("expect ShopView.isGift ", "==", "!="), Row("expect ShopView.isGift == ", "true", "false"),
    Row("expect model.names con", "contains"), Row("expect editor.title == ", "Tea"),
    Row("expect editor.mood == ", "loud", "calm"),
    Row("expect model.sheet == ", "nil", "item", "cart"),
    Row("expect presented s", "sheet"), Row("expect nothing ", "presented"),
    // The session.
    Row("press r", "return"), Row("press esc", "escape"), Row("option sho", "show"),
    Row("option show ", "all", "changes", "none"), Row("help edi", "editor"),
    Row("help sho", "show", "shop"), Row("help into", "into"),
    Row("option sav", "save"), Row("learn ", "first-sheet", "router"), Row("learn ro", "router"),
    Row("learn router ", "--again!"),
    Row("type "), Row("save "),
    // What the session has made.
    Row("tap $", after: "let who = Jim; let n = 3", "n", "who"),
    Row("tap ${", after: "let who = Jim", "who}"),
    Row("type \"Dear $w", after: "let who = Jim", "who…"),
    Row("for guest in Jim { tap $", after: "let who = Jim", "who", "guest"),
    Row("twi", after: "define twice { tap Edit in Jim }", "twice"),
    Row("expect presented sheet ", after: "sheet item 1 calm", "Text"),
    Row("expect event ", after: "sheet item 1 calm; swipe", "onDismiss"),
    Row("expect issue "),
    Row("undo ", "to!"), Row("undo to "),
    Row("undo to ", after: "set title=A; toggle \"Is a gift?\"", "1", "0"),
    Row("redo to ", after: "set title=A; toggle \"Is a gift?\"; undo 2", "1", "2"),
    Row("diff ", after: "set title=A; toggle \"Is a gift?\"", "2", "1", "0"),
    Row("diff 0 1", after: "set title=A; toggle \"Is a gift?\"", "1"),
    Row("diff 0 1 "), Row("diff ", "0"),
    Row("history -o new.flow ", after: "set title=A; toggle \"Is a gift?\"", "2-2", "1-2"),
    Row("history -o new.flow 1-", after: "set title=A; toggle \"Is a gift?\"", "1-1", "1-2"),
    // In the middle of a line.
    Row("set ti‸ note=x", "title=…"), Row("set no‸ note=x"), Row("set no‸; set note=x", "note=…"),
    Row("tap Bu‸ in Order", #""Buy Now""#), Row("option sho‸ all", "show"),
  ]

  @Test(arguments: rows)
  func `at the end of`(row: Row) throws {
    let candidates = try candidates(row.text, after: row.lead).map(\.word)
    if row.text == "expect disabled " {
      #expect(candidates.prefix(row.candidates.count) == row.candidates[...])
    } else {
      #expect(candidates == row.candidates)
    }
  }

  private func candidates(
    _ text: String, after lead: String = ""
  ) throws -> [(word: String, description: String)] {
    let answer = String(
      decoding: try worker.send(Array("\(lead)\u{1}\(text)".utf8)), as: UTF8.self)
    return answer.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts[1])
    }
  }

  struct Told: Sendable, CustomTestStringConvertible {
    let text: String
    let lines: [String]
    var testDescription: String { text }

    init(_ text: String, _ lines: String...) {
      self.text = text
      self.lines = lines
    }
  }

  nonisolated static let told = [
    Told("present ", "editor: title: String, mood: Mood"),
    Told("present editor ", "title=…: String, may be left out", "mood=…: Mood, may be left out"),
    Told("present editor mood=", "loud(times: …: loud(times:)", "calm: Mood"),
    Told("set ti", "title=…: String, field of editor"),
    Told("set \"Is a gift?\"=", "true: toggles it", "false: now"),
    Told(
      "choose Size ", "Small: now", #""Extra Large": value of Size"#,
      "in: Narrows a label to a row, a section or a group."),
    Told("tap Edit in ", "Jim: row", "Alice: row"),
    Told(
      "tap so",
      #""Sold Out"!: button, is disabled by the .disabled in the body of ShopView"#),
    Told("delete al", #""Alice Edit": row 2 of 2"#),
    Told("move al", #""Alice Edit"!: row 2 of 2, can't be moved"#),
    Told("expect ShopView.isGift == ", "true: Bool", "false: now"),
    Told("expect editor.mood == ", "loud: Mood", "calm: now"),
    Told("expect presented sh", "sheet: none now"),
    Told("undo t", "to: then the number of the step to be at"),
    Told("option idi", "idiom: the device whose manners are followed (SH-42, DI-05, PM-15)"),
    Told("option idiom ", "phone: an iPhone (now, the default)", "pad: an iPad", "mac: a Mac"),
    Told("learn f", "first-sheet: A first sheet"), Told("stage s", "shop: A shop"),
    Told("sheet router.c", "router.cart: of router"),
    Told("press ", "return: the default action", "escape: the cancel action"),
  ]

  @Test(arguments: told)
  func `a line about each`(told: Told) throws {
    let lines = try candidates(told.text).map { "\($0.word): \($0.description)" }
    #expect(lines == told.lines)
  }

  @Test(arguments: rows)
  func `nothing is without a line about it`(row: Row) throws {
    #expect(try candidates(row.text, after: row.lead).filter(\.description.isEmpty).isEmpty)
  }

  @Test func `each value of each option says what it stands for`() throws {
    let options = try candidates("option ").map(\.word).filter { $0 != "save" }
    #expect(options.count > 10)
    for option in options {
      let values = try candidates("option \(option) ")
      // Not only whether it is the one in force.
      #expect(values.count > 1 && values.allSatisfy { !$0.description.hasPrefix("(") })
      #expect(values.filter { $0.description.isEmpty || $0.description.first == " " }.isEmpty)
    }
  }

  @Test func `files, folders first to be gone through, and what is there can't be written`() throws
  {
    let folder = try TestFolder([
      "one.flow": "# Saves a person\nsave $who $what\nlet what = x\n", "my own.flow": "save\n",
      "notes.txt": "", ".hidden.flow": "", "guide.md": "Before.\n\n## How to save\n",
      "page.md": "For $5.\n```flow\nsave $name\n```\n```sh\necho $HOME\n```\n",
    ])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/on the way", withIntermediateDirectories: false)
    func offered(_ text: String) throws -> [String] {
      try candidates(text.replacing("HERE", with: folder.path)).map {
        "\($0.word): \($0.description)".replacing(folder.path, with: "HERE")
      }
    }
    #expect(
      try offered("run HERE/") == [
        "HERE/guide.md: How to save", #""HERE/my own.flow": script"#,
        #""HERE/on the way/…: folder"#,
        "HERE/one.flow: Saves a person", "HERE/page.md: Markdown with scripts",
      ])
    #expect(try offered("run HERE/.h") == ["HERE/.hidden.flow: script"])
    #expect(try offered("run HERE/nowhere/") == [])
    #expect(
      try offered("record HERE/on") == [
        #""HERE/on the way/…: folder"#, "HERE/one.flow!: is there already",
      ])
    #expect(try offered("history -o HERE/one") == ["HERE/one.flow!: is there already"])
    #expect(try offered("learn HERE/one") == ["HERE/one.flow: Saves a person"])
    #expect(
      try offered("run HERE/one.flow ") == ["who=…: variable of HERE/one.flow"])
    #expect(
      try offered("run HERE/page.md ") == ["name=…: variable of HERE/page.md"])
  }
}
