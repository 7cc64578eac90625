import Testing

@testable import RehearseLineEditor

@Suite struct CompletionTests {
  @Test func oneCandidate() {
    let save = Completions(replacing: 4..<6, with: [Completion("Save")])
    #expect(
      save.insertion(into: "tap Sa", cursor: 6)
        == Insertion(common: "tap Save ", alternatives: [], removedAfterCursor: 0))
    #expect(
      save.insertion(into: "tap Sa in x", cursor: 6)
        == Insertion(common: "tap Save", alternatives: [], removedAfterCursor: 0))
    let name = Completions(replacing: 4..<8, with: [Completion("name=", continues: true)])
    #expect(
      name.insertion(into: "set name", cursor: 5)
        == Insertion(common: "set name=", alternatives: [], removedAfterCursor: 3))
  }

  /// The line with a bar at the cursor, and what becomes of it.
  @Test(arguments: [
    ("tap \"Add I‸\"", "\"Add Item\"", "tap \"Add Item\" ‸"),
    ("tap Ad‸d Item in x", "Add", "tap Add‸ Item in x"),
    ("tap Ad‸ Item", "Add", "tap Add‸ Item"),
    ("tap Sa‸ve", "Save", "tap Save ‸"),
    ("tap Sa‸ve; back", "Save", "tap Save ‸; back"),
    ("tap Sa‸lt", "Save", "tap Save ‸lt"),
  ])
  func whatStandsAfterTheCursorStays(line: String, candidate: String, becomes: String) {
    let parts = line.split(separator: "‸", omittingEmptySubsequences: false).map(String.init)
    let cursor = parts[0].utf8.count
    let completions = Completions(replacing: 4..<cursor, with: [Completion(candidate)])
    let insertion = completions.insertion(into: parts.joined(), cursor: cursor)
    let rest = parts[1].utf8.dropFirst(insertion?.removedAfterCursor ?? 0)
    #expect("\(insertion?.common ?? "")‸\(String(decoding: Array(rest), as: UTF8.self))" == becomes)
  }

  @Test func whatIsOnlyListedIsNeverInserted() {
    let told = Completion("Save", description: "is disabled", isOnlyListed: true)
    #expect(
      Completions(replacing: 4..<4, with: [Completion("Add"), told]).insertion(
        into: "tap ", cursor: 4)
        == Insertion(common: "tap Add ", alternatives: [], removedAfterCursor: 0))
    #expect(
      Completions(replacing: 4..<5, with: [told]).insertion(into: "tap S", cursor: 5)
        == Insertion(
          common: "tap S", alternatives: ["tap S", "tap S"], removedAfterCursor: 0))
  }

  /// What is typed after `tap `, the candidates, and what the line then begins with.
  @Test(arguments: [
    ("", ["Save", "Say"], "Sa"),
    ("", ["Save", "\"Add Item\""], ""),
    ("add", ["\"Add Item\"", "\"Add Person\""], "\"Add "),
    ("sa", ["Save", "Say"], "sa"),
    ("it", ["\"Item\"", "item2"], "it"),
    ("👨", ["👨‍👩‍👧 a", "👨‍👩‍👧 b"], "👨‍👩‍👧 "),
    ("", ["e\u{301}x", "ey"], ""),
  ])
  func severalCandidates(typed: String, candidates: [String], common: String) {
    let line = "tap " + typed
    let completions = Completions(
      replacing: 4..<line.utf8.count, with: candidates.map { Completion($0) })
    #expect(
      completions.insertion(into: line, cursor: line.utf8.count)
        == Insertion(
          common: "tap " + common, alternatives: candidates.map { "tap " + $0 },
          removedAfterCursor: 0))
  }

  @Test(arguments: [5..<6, -1..<2, 0..<9, 3..<3])
  func aRangeThatIsNotOfThisLineIsIgnored(range: Range<Int>) {
    let completions = Completions(replacing: range, with: [Completion("Save")])
    #expect(completions.insertion(into: "tap S", cursor: 4) == nil)
  }

  @Test func candidatesThatCanNotBeTypedAreLeftOut() {
    let items = [Completion("a\nb"), Completion("c"), Completion("d\u{1B}")]
    #expect(Completions(replacing: 0..<0, with: items).typeable.items == [Completion("c")])
  }

  @Test func listingWithDescriptions() {
    let listing = CompletionListing(items: [
      Completion("tap", description: "press a control"),
      Completion("添加", description: "enter\ttext"),
      Completion("toggle"),
    ])
    #expect(
      listing.text(columns: 80, rows: 24)
        == "tap      press a control\n添加     enter\\ttext\ntoggle\n")
    #expect(
      listing.text(columns: 20, rows: 24) == "tap      press a c…\n添加     enter\\tte…\ntoggle\n")
    #expect(listing.text(columns: 80, rows: 4) == "tap      press a control\n… 2 more lines\n")
  }

  @Test func listingWithoutDescriptions() {
    let listing = CompletionListing(
      items: ["one", "two", "three", "四", "five"].map { Completion($0) })
    #expect(listing.text(columns: 80, rows: 24) == "one     two     three   四      five\n")
    #expect(listing.text(columns: 20, rows: 24) == "one     四\ntwo     five\nthree\n")
    #expect(listing.text(columns: 4, rows: 24) == "one\ntwo\nth…\n四\nfi…\n")
  }
}
