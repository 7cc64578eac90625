import RehearseRunner
import Testing

@Suite struct SelectionTests {
  static let files = [
    PlannedFile(
      bytes: Array(
        """
        tag editor
        scenario "Saving renames the person"
        tag quick
        tap A
        scenario "Cancelling changes nothing"
        tag slow
        tap A
        """.utf8), path: "flows/editor.flow"),
    PlannedFile(bytes: Array("tap A".utf8), path: "flows/router.flow"),
  ]

  static let all = [
    "flows/editor.flow: Saving renames the person",
    "flows/editor.flow: Cancelling changes nothing", "flows/router.flow",
  ]

  static let rows: [(texts: [String], tags: [String], excluded: [String], selected: [Int])] = [
    ([], [], [], [0, 1, 2]),
    (["SAVING"], [], [], [0]),
    (["router", "nothing"], [], [], [1, 2]),
    (["flows/"], [], [], [0, 1, 2]),
    ([], ["editor"], [], [0, 1]),
    ([], ["quick", "slow"], [], [0, 1]),
    ([], [], ["slow"], [0, 2]),
    ([], ["editor"], ["slow"], [0]),
    (["flow: c"], ["editor"], [], [1]),
  ]

  private func plan(
    _ texts: [String], _ tags: [String], _ excluded: [String]
  ) throws(SelectionError) -> TestPlan {
    var selection = Selection()
    selection.texts = texts
    selection.tags = tags
    selection.excludedTags = excluded
    return try TestPlan(Self.files, selection)
  }

  @Test(arguments: rows) func selects(
    _ row: (texts: [String], tags: [String], excluded: [String], selected: [Int])
  ) throws {
    let plan = try plan(row.texts, row.tags, row.excluded)
    #expect(
      plan.entries.indices.map { plan.name(of: $0).text } == row.selected.map { Self.all[$0] })
  }

  @Test func anUnknownTagIsAMistake() {
    #expect(throws: SelectionError.unknownTag("quik", near: ["quick"])) {
      try plan([], ["quik"], [])
    }
    #expect(throws: SelectionError.unknownTag("slo", near: ["slow"])) { try plan([], [], ["slo"]) }
  }

  @Test func anEmptySelectionIsAMistake() {
    let title = "Cancelling changes nothing"
    #expect(throws: SelectionError.nothingSelected(near: [])) { try plan(["zzz"], [], []) }
    #expect(throws: SelectionError.nothingSelected(near: [title])) {
      try plan(["canceling changes nothing"], [], [])
    }
    #expect(throws: SelectionError.nothingSelected(near: [])) { try plan([], ["slow"], ["editor"]) }
  }

  @Test func aFileThatCannotBeReadIsAlwaysSelected() throws {
    let missing = PlannedFile(at: "/nowhere/at/all.flow")
    var selection = Selection()
    selection.texts = ["router"]
    let plan = try TestPlan(Self.files + [missing], selection)
    #expect(plan.entries.count == 2)
  }
}
