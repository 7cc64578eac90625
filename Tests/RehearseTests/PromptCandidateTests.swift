import CRehearseTestStart
import RehearseSession
import RehearseWorker
import Testing

/// What is offered at each kind of place, as one would type it; `…` behind what continues.
@MainActor @Suite("Candidates", .serialized) struct PromptCandidateTests {
  private let worker: WorkerProcess

  init() throws {
    rehearse_test_start()
    worker = try WorkerProcess {
      let session = try? Session(stages: [candidateStage], on: candidateStage)
      return { request in
        let text = String(decoding: request, as: UTF8.self)
        let found = session?.completion(of: text, cursor: text.utf8.count).candidates ?? []
        return Array(
          found.map { $0.insertion + ($0.continues ? "…" : "") }.joined(separator: "\n").utf8)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let candidates: [String]
    var testDescription: String { text }

    init(_ text: String, _ candidates: String...) {
      self.text = text
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
    Row("tap ", "Edit in Jim", "Edit in Alice", #""Buy Now""#, #""Is a gift?""#),
    Row("tap buyn", #""Buy Now""#),
    Row("tap 'bu", "'Buy Now'"), Row("tap Edit in ", "Jim", "Alice"), Row("tap Sold"),
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
    Row("expect editor.mood == ", "loud", "calm"), Row("expect model.sheet == ", "nil"),
    Row("expect presented s", "sheet"), Row("expect nothing ", "presented"),
    // The session.
    Row("press r", "return", "right"), Row("press esc", "escape"), Row("option sho", "show"),
    Row("option show ", "all", "changes", "none"), Row("help edi", "editor"),
    Row("help sho", "show"),
    Row("type "), Row("save "),
  ]

  @Test(arguments: rows)
  func `at the end of`(row: Row) throws {
    let answer = String(decoding: try worker.send(Array(row.text.utf8)), as: UTF8.self)
    let candidates = answer.split(separator: "\n").map(String.init)
    if row.text == "expect disabled " {
      #expect(candidates.prefix(row.candidates.count) == row.candidates[...])
    } else {
      #expect(candidates == row.candidates)
    }
  }
}
