import Foundation
import Testing

@testable import RehearseSession

@Suite struct StateComparisonTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let value: StateValue
    let sign: String
    let typed: TypedText
    let answer: Result<Bool, StateComparisonError>

    init(
      _ value: some Any, _ sign: String, _ typed: String, quoted: Bool = false, _ answer: Bool
    ) {
      self.value = StateReader(limits: StateLimits(length: 5)).read(value)
      self.sign = sign
      self.typed = TypedText(typed, isQuoted: quoted)
      self.answer = .success(answer)
    }

    init(_ value: some Any, _ sign: String, _ typed: String, _ error: StateComparisonError) {
      self.value = StateReader(limits: StateLimits(length: 5)).read(value)
      self.sign = sign
      self.typed = TypedText(typed)
      answer = .failure(error)
    }

    var testDescription: String { "\(StateText.line(value)) \(sign) \(typed.text)" }
  }

  static let report = SheetDestination.report(itemID: "123")
  static let cases = ["report", "pair", "place", "nested", "composer", "settings"]
  static let date = Date(timeIntervalSince1970: 1_777_593_600)

  static let rows: [Row] = [
    Row("Jim", "==", "Jim", true), Row("Jim", "==", "Jim", quoted: true, true),
    Row("Jim", "!=", "Al", true), Row("", "==", "", quoted: true, true),
    Row("nil", "==", "nil", false), Row("nil", "==", "nil", quoted: true, true),
    Row(String?.none as Any, "==", "nil", true),
    Row(String?.none as Any, "==", "nil", quoted: true, false),
    Row(String?.none as Any, "==", "Jim", false), Row(String?.none as Any, "!=", "Jim", true),
    Row(true, "==", "true", true), Row(true, "==", "yes", true), Row(true, "==", "off", false),
    Row(true, "==", "3", .unfit(text: "3", type: "Bool", fits: ["true", "false"])),
    Row(true, "!=", "ture", .unfit(text: "ture", type: "Bool", fits: ["true", "false"])),
    Row(3, "==", "3", true), Row(3, "==", "3.0", true), Row(3, "<", "3.5", true),
    Row(3, ">=", "3", true), Row(3, ">", "3", false), Row(3, "<=", "2", false),
    Row(3, "==", "three", .unfit(text: "three", type: "Int", fits: [])),
    Row(1.5, "==", "1.5", true), Row(1.5, "<", "2", true),
    Row(1.5, "<", "x", .unfit(text: "x", type: "Double", fits: [])),
    Row("b", ">", "a", true), Row("b", "<", "a", false),
    Row(Int?.none as Any, "<", "3", .noOrder(.less)),
    Row(true, "<", "true", .unsuited(.less, type: "Bool")),
    Row([1], "<", "3", .unsuited(.less, type: "array")),
    Row(date, "==", "2026-05-01", true), Row(date, "==", "2026-05-01T02:00:00+02:00", true),
    Row(date, "<", "2026-05-02", true),
    Row(date, "==", "today", .unfit(text: "today", type: "Date", fits: [])),
    // A bare case name equals any payload of that case.
    Row(report, "==", "report", true), Row(report, "==", "composer", false),
    Row(report, "==", #"report(itemID: "123")"#, true),
    Row(report, "==", "report(itemID: 123)", true), Row(report, "==", "report(itemID: 4)", false),
    Row(report, "!=", "report", false), Row(report, "==", "nil", false),
    Row(
      report, "==", "reprot",
      .unknownCase(
        "reprot", type: "SheetDestination", near: ["report"], known: cases)),
    Row(
      report, "!=", "reprot",
      .unknownCase(
        "reprot", type: "SheetDestination", near: ["report"], known: cases)),
    Row(
      report, "==", "report(id: 123)",
      .unfit(
        text: "report(id: 123)", type: "SheetDestination", fits: ["report(itemID:)"])),
    Row(report, "==", "12 3", .unfit(text: "12 3", type: "SheetDestination", fits: cases)),
    Row(SheetDestination.pair(1, "a, b"), "==", #"pair(1, "a, b")"#, true),
    Row(SheetDestination.nested(report), "==", "nested(report(itemID: 123))", true),
    Row(SheetDestination.nested(report), "==", "nested(report)", true),
    Row(Color.red, "==", "red", true), Row(Color.red, "<", "red", .unsuited(.less, type: "Color")),
    Row([1, 2], "==", "[1,2]", true), Row([1, 2], "==", "[]", false),
    Row([Int](), "==", "[]", true),
    Row(["a b"], "==", #"["a b"]"#, true), Row(["a b"], "==", #"["ab"]"#, false),
    Row([1], "==", "1", .unfit(text: "1", type: "array", fits: [])),
    Row(Person(name: "Jim"), "==", #"Person(id:#1,name:"Jim")"#, true),
    Row(Person(name: "Jim"), "==", "Jim", .unfit(text: "Jim", type: "Person", fits: [])),
    Row(UUID(), "==", "#1", true),
    Row(UUID(), "==", "abc", .unfit(text: "abc", type: "identity", fits: [])),
    Row({ () -> Void in }, "==", "x", .unsuited(.equal, type: "closure")),
    Row("Jim Smith", "contains", "Smi", true), Row("Jim", "contains", "x", false),
    Row([1, 2], "contains", "2", true), Row([1, 2], "contains", "3", false),
    Row([1, 2], "contains", "x", .unfit(text: "x", type: "Int", fits: [])),
    Row([report, .composer], "contains", "composer", true),
    Row(["a": 1], "contains", "a", true), Row(["a": 1], "contains", "b", false),
    Row([Int](), "contains", "x", false), Row(String?.none as Any, "contains", "x", false),
    Row(Array(1...9), "contains", "2", true), Row(Array(1...9), "contains", "8", .notRead),
    Row(3, "contains", "3", .unsuited(.contains, type: "Int")),
    Row("Jim", "matches", "J.m", true), Row("Jimmy", "matches", "J.m", false),
    Row("Jim", "matches", "[A-Z][a-z]+", true), Row(42, "matches", #"\d+"#, true),
    Row(report, "matches", "report.*", true), Row("Jim", "matches", "(", .badPattern("(")),
    Row([1], "matches", "1", .unsuited(.matches, type: "array")),
  ]

  @Test(arguments: rows) func everyOperatorAnswers(_ row: Row) throws {
    let sign = try #require(StateOperator(rawValue: row.sign))
    let answer = Result { () throws(StateComparisonError) in
      try StateComparison.holds(row.value, sign, row.typed)
    }
    #expect(answer == row.answer)
  }

  @Test func aPathAloneIsTrue() throws {
    #expect(try StateComparison.isTrue(.bool(true)))
    #expect(try !StateComparison.isTrue(.bool(false)))
    #expect(throws: StateComparisonError.notBool(type: "Int")) {
      try StateComparison.isTrue(.int(1))
    }
  }
}
