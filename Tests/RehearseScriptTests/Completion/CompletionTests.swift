import RehearseScript
import Testing

@Suite("What may come at the cursor")
struct CompletionTests {
  struct Row: Sendable, CustomStringConvertible {
    let text: String
    let place: CompletionContext.Place
    let partial: String
    let replaced: String
    let keywords: [String]
    let quote: Character?

    init(
      _ text: String, _ place: CompletionContext.Place, _ partial: String = "",
      replaced: String? = nil, keywords: [String] = [], quote: Character? = nil
    ) {
      self.text = text
      self.place = place
      self.partial = partial
      self.replaced = replaced ?? partial
      self.keywords = keywords
      self.quote = quote
    }

    var description: String { text }
  }

  private static let forms = [
    "presented", "nothing", "visible", "enabled", "disabled", "event", "issue",
  ]

  static let rows: [Row] = [
    Row("", .verb), Row("sa", .verb, "sa"), Row("save; ta", .verb, "ta"), Row("! ", .verb),
    Row("! ta", .verb, "ta"), Row("save\n  ba", .verb, "ba"), Row("repeat 2 { ta", .verb, "ta"),
    Row("repeat 2 { save }", .nothing), Row("# ta", .nothing), Row("| ta", .nothing),
    Row("save # ta", .nothing), Row("\"sa", .nothing, "sa", replaced: "\"sa", quote: "\""),
    Row("present ", .editor), Row("present ed", .editor, "ed"),
    Row("present editor ", .key(.present, subject: "editor")),
    Row("present editor na", .key(.present, subject: "editor"), "na"),
    Row("present editor name=", .value(key: "name", .present, subject: "editor")),
    Row("present editor name=Ji", .value(key: "name", .present, subject: "editor"), "Ji"),
    Row("set ", .key(.set, subject: nil)),
    Row("set editor.na", .key(.set, subject: nil), "editor.na"),
    Row(
      "set \"Is on", .key(.set, subject: nil), "Is on", replaced: "\"Is on", quote: "\""),
    Row("set \"Is on back order?\"=tr", .value(key: "Is on back order?", .set, subject: nil), "tr"),
    Row(
      "set name=\"Ali", .value(key: "name", .set, subject: nil), "Ali", replaced: "\"Ali",
      quote: "\""),
    Row("set name=Ali age=", .value(key: "age", .set, subject: nil)),
    Row("sheet ", .destination), Row("sheet router.re", .destination, "router.re"),
    Row("sheet report ", .argument(0, .sheet, subject: "report")),
    Row("sheet report 1 it", .argument(1, .sheet, subject: "report"), "it"),
    Row("sheet report itemID=1", .value(key: "itemID", .sheet, subject: "report"), "1"),
    Row("push ", .route), Row("push person 1 ", .argument(1, .push, subject: "person")),
    Row("dismiss ", .model), Row("pop ", .nothing), Row("save ", .nothing),
    Row("tap ", .label(.tap)), Row("tap Sa", .label(.tap), "Sa"),
    Row("tap \"Add I", .label(.tap), "Add I", replaced: "\"Add I", quote: "\""),
    Row("tap 'Add I", .label(.tap), "Add I", replaced: "'Add I", quote: "'"),
    Row("tap \"a\\\"b", .label(.tap), "a\"b", replaced: "\"a\\\"b", quote: "\""),
    Row("tap Edit ", .nothing, keywords: ["in"]),
    Row("tap Edit i", .nothing, "i", keywords: ["in"]),
    Row("tap Edit in ", .container(of: "Edit")),
    Row("tap Edit [2] in Ji", .container(of: "Edit"), "Ji"),
    Row("tap in ", .nothing, keywords: ["in"]),
    Row("type ", .nothing), Row("type Jim ", .nothing, keywords: ["into"]),
    Row("type Jim into Na", .label(.type), "Na"),
    Row("choose ", .label(.choose)),
    Row("choose Color ", .choice(label: "Color"), keywords: ["in"]),
    Row("choose Color in ", .container(of: "Color")),
    Row("choose Color in Form re", .choice(label: "Color"), "re", keywords: ["in"]),
    Row("choose Color red ", .nothing, keywords: ["in"]),
    Row("move Jim ", .nothing, keywords: ["to", "in"]),
    Row("undo ", .nothing, keywords: ["to"]), Row("undo to ", .step), Row("redo to 1", .step, "1"),
    Row("undo 2 ", .nothing), Row("diff ", .step), Row("diff 3 ", .step),
    Row("diff 3 4 ", .nothing),
    Row("history ", .nothing, keywords: ["-o"]), Row("history -o a.flow 1", .step, "1"),
    Row("press ", .keyPress), Row("press re", .keyPress, "re"),
    Row("wait ", .nothing, keywords: ["real"]),
    Row("state ", .path, keywords: ["all"]),
    Row("state editor.na", .path, "editor.na", keywords: ["all"]),
    Row("expect ", .path, keywords: ["not"] + forms), Row("expect not ", .path, keywords: forms),
    Row("expect editor.name ", .comparison(path: "editor.name")),
    Row("expect editor.name == Ali", .comparedValue(path: "editor.name"), "Ali"),
    Row("expect presented ", .presentationKind),
    Row("expect presented sheet Re", .presentedTitle(kind: "sheet"), "Re"),
    Row("expect presented sheet Report ", .nothing),
    Row("expect event on", .event, "on"), Row("expect not issue ", .issue),
    // Variables, wherever a word may hold one.
    Row("tap $", .variable(isBraced: false)),
    Row("tap $wh", .variable(isBraced: false), "wh"),
    Row("tap ${wh", .variable(isBraced: true), "wh"),
    Row("type \"Dear $wh", .variable(isBraced: false), "wh", quote: "\""),
    Row("set name=$", .variable(isBraced: false)),
    Row("expect editor.name == $w", .variable(isBraced: false), "w"),
    Row("repeat 2 { tap ${", .variable(isBraced: true)),
    Row("$wh", .verb, "$wh"), Row("set $na", .key(.set, subject: nil), "$na"),
    Row("tap '$wh", .label(.tap), "$wh", replaced: "'$wh", quote: "'"),
    Row("tap \"\\$wh", .label(.tap), "$wh", replaced: "\"\\$wh", quote: "\""),
    Row("tap $1", .label(.tap), "$1"), Row("# $wh", .nothing), Row("| $wh", .nothing),
    Row("expect visible Sa", .label(.expect), "Sa"),
    Row("expect nothing ", .nothing, keywords: ["presented"]),
    Row("always ", .path, keywords: ["expect", "not"] + forms),
    Row("always expect vis", .path, "vis", keywords: ["not"] + forms),
    Row("stage ", .stage), Row("stage studio ", .argument(0, .stage, subject: "studio")),
    Row("run ", .file), Row("run people.flow wh", .key(.run, subject: "people.flow"), "wh"),
    Row("let who = ", .nothing, keywords: ["state"]), Row("let who = state ed", .path, "ed"),
    Row("option ", .option, keywords: ["save"]), Row("option save ", .nothing),
    Row("option show ch", .optionValue(option: "show"), "ch"),
    Row("help se", .helpWord, "se"), Row("learn ", .lesson),
    Row("learn first-sheet ", .nothing, keywords: ["--again"]),
    Row("stages ", .nothing),
    Row("record ", .file, keywords: ["off"]), Row("rename ", .callArgument(0, verb: "rename")),
    Row("rename Jim Al", .callArgument(1, verb: "rename"), "Al"),
    Row("tap 日本", .label(.tap), "日本"),
  ]

  @Test("The place, and what is typed of it", arguments: rows)
  func row(_ row: Row) {
    let context = CompletionContext.at(row.text, cursorUTF8Offset: row.text.utf8.count)
    #expect(context.place == row.place)
    #expect(context.partial == row.partial)
    #expect(context.keywords == row.keywords)
    #expect(context.openQuote == row.quote)
    #expect(
      Source(row.text).text(in: Span(context.range.lowerBound, context.range.upperBound))
        == row.replaced)
  }

  @Test("Only the text before the cursor counts")
  func cursor() {
    let context = CompletionContext.at("tap Sa in Jim", cursorUTF8Offset: 6)
    #expect(context.place == .label(.tap))
    #expect(context.range == 4..<6)
    #expect(CompletionContext.at("tap", cursorUTF8Offset: 99).partial == "tap")
  }

  @Test(
    "The names that the text makes before the cursor",
    arguments: [
      ("for who in Ann Bo { tap $", ["who"]), ("let n = 3; tap $", ["n"]),
      ("define rename old new { set name=$", ["old", "new"]), ("tap $who; let n = 3", []),
      ("let n = 3\nlet n = 4\nfor i in 1 2 {\n  tap ${", ["n", "i"]),
    ])
  func localVariables(_ text: String, _ names: [String]) {
    let context = CompletionContext.at(text, cursorUTF8Offset: text.utf8.count)
    #expect(context.localVariables == names)
  }

  @Test("A candidate is quoted where it has to be, or as it was begun")
  func insertion() {
    let bare = CompletionContext.at("tap A", cursorUTF8Offset: 5)
    #expect(bare.insertion(for: "Add Item") == "\"Add Item\"")
    #expect(bare.insertion(for: "Save") == "Save")
    #expect(bare.insertion(for: "@save") == "\"@save\"")
    let double = CompletionContext.at("tap \"S", cursorUTF8Offset: 6)
    #expect(double.insertion(for: "Save") == "\"Save\"")
    let single = CompletionContext.at("tap 'A", cursorUTF8Offset: 6)
    #expect(single.insertion(for: "Add Item") == "'Add Item'")
    #expect(single.insertion(for: "it's") == "\"it's\"")
    #expect(bare.beginning(for: "flows/") == "flows/")
    #expect(bare.beginning(for: "my flows/") == "\"my flows/")
    #expect(single.beginning(for: "my flows/") == "'my flows/")
    #expect(bare.insertion(forKey: "editor.name") == "editor.name=")
    #expect(bare.insertion(forKey: "Is on back order?") == "\"Is on back order?\"=")
    #expect(double.insertion(forKey: "name") == "\"name\"=")
  }
}
