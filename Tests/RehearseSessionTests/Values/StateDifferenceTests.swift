import Testing

@testable import RehearseSession

@Suite struct StateDifferenceTests {
  struct Company {
    var name = "Studio"
    var people = [Member(name: "Jim")]
    var stock = ["apple": 1]
    var sheet: SheetDestination?
    var tags: Set<String> = []
  }

  struct Member {
    var name: String
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let change: @Sendable (inout Company) -> Void
    let lines: [String]

    init(_ lines: String..., change: @escaping @Sendable (inout Company) -> Void) {
      self.lines = lines
      self.change = change
    }

    var testDescription: String { lines.joined(separator: ", ") }
  }

  @Test(arguments: [
    Row { _ in },
    Row(#"c.name: "Studio" → "Lab""#) { $0.name = "Lab" },
    Row(#"c.people[0].name: "Jim" → "Alice""#) { $0.people[0].name = "Alice" },
    Row(#"c.people[1]: nil → Member(name: "Al")"#) { $0.people.append(Member(name: "Al")) },
    Row(#"c.people[0]: nil → Member(name: "Al")"#) { $0.people.insert(Member(name: "Al"), at: 0) },
    Row(#"c.people[0]: Member(name: "Jim") → nil"#) { $0.people = [] },
    Row("c.stock[apple]: 1 → 2") { $0.stock["apple"] = 2 },
    Row("c.stock[apple]: 1 → nil", "c.stock[pear]: nil → 3") { $0.stock = ["pear": 3] },
    Row("c.sheet: nil → composer") { $0.sheet = .composer },
    Row(#"c.tags: [] → ["a"]"#) { $0.tags = ["a"] },
    Row(#"c.name: "Studio" → """#, "c.sheet: nil → composer") {
      $0.name = ""
      $0.sheet = .composer
    },
  ]) func changesHaveTheirPaths(_ row: Row) {
    let reader = StateReader()
    var company = Company()
    let old = reader.read(company)
    row.change(&company)
    let changes = StateDifference.changes(in: "c", from: old, to: reader.read(company))
    #expect(
      changes.map { "\($0.path): \(StateText.line($0.old)) → \(StateText.line($0.new))" }
        == row.lines)
  }

  @Test func aPayloadIsComparedPartByPart() {
    let reader = StateReader()
    let changes = StateDifference.changes(
      in: "router", from: reader.read(SheetDestination.report(itemID: "1")),
      to: reader.read(SheetDestination.report(itemID: "2")))
    #expect(changes.map(\.path) == ["router.itemID"])
  }

  @Test func whatMovesIsRemovedAndAdded() {
    let values: [StateValue] = (0..<10).map { .int($0) }
    var moved = values
    moved.append(moved.remove(at: 2))
    let steps = ListDifference(from: values[...], to: moved[...]).steps
    #expect(
      steps.filter { if case .kept = $0 { false } else { true } } == [.removed(2), .added(9)])
    let far = (0..<2_000).map { StateValue.int($0) }
    #expect(ListDifference(from: far[...], to: far.reversed()[...]).steps.count == 4_000)
  }
}
