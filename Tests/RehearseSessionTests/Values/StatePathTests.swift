import Testing

@testable import RehearseSession

@Suite struct StatePathTests {
  struct Company {
    var people = ["Jim", "Al"]
    var stock = ["apple": 1, "big pear": 2]
    var sheet: SheetDestination? = .report(itemID: "123")
    var pair = SheetDestination.pair(1, "a")
    var point = (x: 1, 2)
    var none: SheetDestination?
    var isOpen = true
  }

  static let state = StateReader(limits: StateLimits(length: 3)).read(Company())

  @Test(arguments: [
    ("people", #"["Jim", "Al"]"#), ("people[1]", #""Al""#), ("people.count", "2"),
    ("people[0].count", "3"), ("stock.apple", "1"), ("stock[apple]", "1"),
    ("stock[\"big pear\"]", "2"), ("stock[big pear]", "2"), ("stock.count", "2"),
    ("sheet.itemID", #""123""#), ("pair._0", "1"), ("pair.1", #""a""#), ("point.x", "1"),
    ("point._1", "2"), ("`isOpen`", "true"), ("none", "nil"),
  ]) func aPathLeadsToAValue(_ path: String, _ text: String) throws {
    #expect(StateText.line(try StatePath(parsing: path).value(in: Self.state)) == text)
  }

  static let labels = ["people", "stock", "sheet", "pair", "point", "none", "isOpen"]

  @Test(arguments: [
    (
      "peple",
      StatePathError.Fact.unknownName(
        "peple", in: "Company", near: ["people"], known: labels), 0, ""
    ),
    ("xyz", .unknownName("xyz", in: "Company", near: [], known: labels), 0, ""),
    ("people[2]", .outOfRange(2, count: 2), 1, "people"),
    ("people[-1]", .outOfRange(-1, count: 2), 1, "people"),
    (
      "people.cout", .unknownName("cout", in: "array", near: ["count"], known: ["count"]), 1,
      "people"
    ),
    ("stock.aple", .unknownKey("aple", near: ["apple"], known: ["apple", "big pear"]), 1, "stock"),
    (
      "sheet.itemId", .unknownName("itemId", in: "report", near: ["itemID"], known: ["itemID"]), 1,
      "sheet"
    ),
    ("none.itemID", .nothingThere, 1, "none"),
    (
      "people[0].name", .unknownName("name", in: "String", near: [], known: ["count"]), 2,
      "people[0]"
    ),
    ("isOpen.x", .nothingInside("Bool"), 1, "isOpen"),
    ("isOpen[0]", .nothingInside("Bool"), 1, "isOpen"),
    ("", .malformed(offset: 0), 0, ""), ("a..b", .malformed(offset: 2), 0, "a..b"),
    ("a[", .malformed(offset: 1), 0, "a["), ("a[]", .malformed(offset: 1), 0, "a[]"),
    ("a b", .malformed(offset: 1), 0, "a b"), ("`a", .malformed(offset: 0), 0, "`a"),
    ("[0]", .malformed(offset: 0), 0, "[0]"), ("a.", .malformed(offset: 2), 0, "a."),
  ]) func anErrorTellsWhereAndWhy(
    _ path: String, _ fact: StatePathError.Fact, _ component: Int, _ soFar: String
  ) {
    #expect(throws: StatePathError(fact: fact, component: component, soFar: soFar)) {
      try StatePath(parsing: path).value(in: Self.state)
    }
  }

  @Test func whatIsNotReadIsNotAbsent() {
    let long = StateReader(limits: StateLimits(length: 2)).read(Array(1...9))
    #expect(throws: StatePathError(fact: .notRead, component: 1, soFar: "list")) {
      try StatePath(parsing: "list[5]").value(in: long, from: 1)
    }
    #expect(throws: Never.self) {
      let count = try StatePath(parsing: "list.count").value(in: long, from: 1)
      #expect(count == .int(9))
    }
  }

  @Test func namesForCompletion() {
    #expect(StatePath.names(in: Self.state) == Self.labels)
    #expect(StatePath.names(in: StateReader().read(["b": 1, "a": 2])) == ["a", "b", "count"])
    #expect(StatePath.names(in: StateReader().read(SheetDestination.pair(1, "a"))) == ["_0", "_1"])
  }
}
