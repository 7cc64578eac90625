import Foundation
import Testing

@testable import RehearseSession

/// Two states of a model, with what a step prints.
struct ModelLook: CustomTestStringConvertible, Sendable {
  let name: String
  let old: StateValue?
  let new: StateValue
  let show: StateText.Show
  let lines: [String]

  init(
    _ name: String, _ old: StateValue?, _ new: StateValue, show: StateText.Show = .all,
    _ lines: String...
  ) {
    self.name = name
    self.old = old
    self.new = new
    self.show = show
    self.lines = lines
  }

  var testDescription: String { lines.first ?? "nothing" }
}

private let editorType = RecordType(
  name: "Editor", labels: ["isPresented", "name", "initialName", "canSave"])
private let personType = RecordType(name: "Person", labels: ["id", "name"])
private let reportCase = EnumCase(
  typeName: "SheetDestination", name: "report", labels: ["itemID"],
  siblings: ["report", "composer"])
private let routerType = RecordType(name: "Router", labels: ["presentedSheet"])

private func editor(_ isPresented: Bool, _ name: String, _ initialName: String) -> StateValue {
  .record(editorType, [.bool(isPresented), .string(name), .string(initialName), .bool(false)])
}

private func person(_ id: Int, _ name: String) -> StateValue {
  .record(personType, [.token(id), .string(name)])
}

private func numbers(_ range: ClosedRange<Int>) -> [StateValue] { range.map { .int($0) } }

private func text(_ count: Int) -> StateValue { .string(String(repeating: "a", count: count)) }

@Suite struct StateTextTests {
  static let models: [ModelLook] = [
    ModelLook(
      "editor", nil, editor(false, "", ""),
      #"editor: isPresented false, name "", initialName "", canSave false"#),
    ModelLook(
      "editor", editor(false, "", ""), editor(true, "Jim", "Jim"),
      #"editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false"#),
    ModelLook(
      "editor", editor(false, "", ""), editor(true, "Jim", ""), show: .changes,
      #"editor: isPresented false → true, name "" → "Jim""#),
    ModelLook("editor", editor(true, "", ""), editor(true, "", ""), show: .changes),
    ModelLook("editor", editor(true, "", ""), editor(false, "", ""), show: .none),
    ModelLook(
      "router", .record(routerType, [.null]),
      .record(routerType, [.enumCase(reportCase, [.string("123")])]),
      #"router: presentedSheet nil → report(itemID: "123")"#),
    ModelLook("empty", nil, .record(RecordType(name: "Empty", labels: []), []), "empty:"),
    ModelLook("count", .int(1), .int(2), "count: 1 → 2"),
    ModelLook("count", .int(2), .int(2), "count: 2"),
    ModelLook(
      "choice", editor(true, "", ""), .null,
      #"choice: "#
        + #"Editor(isPresented: true, name: "", initialName: "", canSave: false) → nil"#),
    ModelLook(
      "choice", .null, person(1, "Jim"), #"choice: nil → Person(id: #1, name: "Jim")"#),
    ModelLook(
      "choice", .null, person(1, "Jim"), show: .changes,
      #"choice: nil → Person(id: #1, name: "Jim")"#),
    ModelLook(
      "choice", editor(true, "", ""), person(1, "Jim"),
      "choice:", #"  Editor(isPresented: true, name: "", initialName: "", canSave: false)"#,
      #"  → Person(id: #1, name: "Jim")"#),
    // Collections: added with +, removed with -, kept ones as … when there are more than five.
    ModelLook(
      "people", .array([person(1, "Jim")]), .array([person(1, "Jim"), person(2, "Al")]),
      #"people: [Person(id: #1, name: "Jim"), + Person(id: #2, name: "Al")]"#),
    ModelLook(
      "people", .array([person(1, "Jim")]), .array([person(1, "Alice")]),
      #"people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]"#),
    ModelLook(
      "people", .array([person(1, "Jim")]), .array([person(1, "Jim")]),
      #"people: [Person(id: #1, name: "Jim")]"#),
    ModelLook("people", nil, .array([]), "people: []"),
    ModelLook("people", .array([.int(1)]), .array([]), "people: [- 1]"),
    ModelLook(
      "numbers", .array(numbers(1...5)), .array(numbers(1...6)),
      "numbers: [1, 2, 3, 4, 5, + 6]"),
    ModelLook("numbers", .array(numbers(1...6)), .array(numbers(1...7)), "numbers: […, + 7]"),
    ModelLook(
      "numbers", .array(numbers(1...9)), .array(numbers(1...3) + [.int(0)] + numbers(5...9)),
      "numbers: […, - 4, + 0, …]"),
    ModelLook("numbers", .array(numbers(1...9)), .array(numbers(1...9)), "numbers: […]"),
    ModelLook("numbers", nil, .array(numbers(1...9)), "numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9]"),
    ModelLook(
      "numbers", .array(numbers(1...2) + [.elided(more: 3)]),
      .array([.int(1), .int(3), .elided(more: 4)]), "numbers: [1, - 2, + 3, … 4 more]"),
    ModelLook("set", .set(numbers(1...2)), .set(numbers(2...3)), "set: [- 1, 2, + 3]"),
    ModelLook("set", .array([]), .null, "set: [] → nil"),
    ModelLook(
      "stock",
      .dictionary([
        StateEntry(key: .string("a"), value: .int(1)),
        StateEntry(key: .string("b"), value: .int(1)),
        StateEntry(key: .string("d"), value: .int(1)),
      ]),
      .dictionary([
        StateEntry(key: .string("b"), value: .int(2)),
        StateEntry(key: .string("c"), value: .int(1)),
        StateEntry(key: .string("d"), value: .int(1)),
      ]),
      #"stock: [- "a": 1, "b": 1 → 2, + "c": 1, "d": 1]"#),
    ModelLook("stock", .dictionary([]), .dictionary([]), "stock: [:]"),
    // 100 columns with the `| ` in front are still one line.
    ModelLook("s", nil, text(93), "s: \"" + String(repeating: "a", count: 93) + "\""),
    ModelLook(
      "editor", editor(false, "", ""), editor(true, String(repeating: "b", count: 40), ""),
      "editor:", "  isPresented false → true",
      #"  name "" → ""# + String(repeating: "b", count: 40) + "\"", #"  initialName """#,
      "  canSave false"),
    ModelLook(
      "people", nil,
      .array([
        person(1, String(repeating: "c", count: 40)), person(2, "Al"),
        person(3, String(repeating: "d", count: 90)),
      ]),
      "people:",
      #"  Person(id: #1, name: ""# + String(repeating: "c", count: 40) + "\")",
      #"  Person(id: #2, name: "Al")"#,
      "  Person", "    id #3", "    name \"" + String(repeating: "d", count: 90) + "\""),
    ModelLook(
      "people", .array([person(1, "Jim")]), .array([person(1, String(repeating: "e", count: 60))]),
      "people:", #"  - Person(id: #1, name: "Jim")"#,
      #"  + Person(id: #1, name: ""# + String(repeating: "e", count: 60) + "\")"),
    ModelLook(
      "note", text(60), text(50), "note:", "  \"" + String(repeating: "a", count: 60) + "\"",
      "  → \"" + String(repeating: "a", count: 50) + "\""),
    ModelLook(
      "name", .string(String(repeating: "山", count: 20)),
      .string(String(repeating: "田", count: 30)),
      "name:", "  \"" + String(repeating: "山", count: 20) + "\"",
      "  → \"" + String(repeating: "田", count: 30) + "\""),
  ]

  @Test(arguments: models) func aModelHasTheseLines(_ look: ModelLook) {
    #expect(
      StateText.model(look.name, look.new, since: look.old, show: look.show) == look.lines)
  }

  @Test func longStringsAndListsAreCut() {
    let string = StateText.line(.string(String(repeating: "x", count: 1_001)))
    #expect(string == "\"" + String(repeating: "x", count: 1_000) + "\"… 1 more")
    #expect(StateText.line(.array(numbers(1...101))).hasSuffix(", 99, 100, … 1 more]"))
    #expect(StateText.lines(.array((1...101).map { _ in text(9) }), named: "a").count == 102)
  }

  @Test func aLongListStandsBelowItsName() {
    let long = text(60)
    let written = "\"" + String(repeating: "a", count: 60) + "\""
    #expect(StateText.lines(.array([.int(1)]), named: "editor.lists") == ["[1]"])
    #expect(
      StateText.lines(.array([.array([]), .array([long, long])]), named: "editor.lists")
        == ["editor.lists:", "  []", "  [", "    \(written)", "    \(written)", "  ]"])
    let pair = StateValue.record(RecordType(name: "", labels: ["", ""]), [long, long])
    #expect(
      StateText.lines(pair, named: "pair") == ["(", "  \(written)", "  \(written)", ")"])
    #expect(
      StateText.lines(person(1, String(repeating: "b", count: 90)), named: "chosen")
        == ["Person", "  id #1", "  name \"" + String(repeating: "b", count: 90) + "\""])
  }

  @Test func noLineEndsInABlank() {
    for look in Self.models {
      for line in StateText.model(look.name, look.new, since: look.old) {
        #expect(!line.hasSuffix(" "))
      }
    }
  }

  @Test(arguments: [
    0.0, 1_777_629_600, 951_782_400, -1, -5_364_662_400, 1_777_629_600.5, 4_102_444_799,
  ]) func datesAreReadAsTheyAreWritten(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(DateText.parse(DateText.text(of: date)) == date)
    #expect(DateText.text(of: date).prefix(19) == date.formatted(.iso8601).prefix(19))
  }
}
