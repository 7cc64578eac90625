import RehearseScript

/// The tests of a run, in an order that is the same every time.
package struct TestPlan: Sendable {
  private let files: [PlannedFile]

  /// The tests that are wanted, in the order of the files.
  package let entries: [Entry]

  /// A test by its place.
  package struct Entry: Equatable, Sendable {
    let file: Int
    let test: Int
  }

  /// All tests of some files.
  package init(_ files: [PlannedFile]) {
    self.files = files
    entries = files.indices.flatMap { file in
      files[file].cases.indices.map { Entry(file: file, test: $0) }
    }
  }

  /// Only the wanted ones; a tag that no test has is a mistake, and so is to want none at all.
  package init(_ files: [PlannedFile], _ selection: Selection) throws(SelectionError) {
    let all = TestPlan(files)
    let tags = all.entries.flatMap { files[$0.file].cases[$0.test].declarations.tags }
    for tag in selection.tags + selection.excludedTags where !tags.contains(tag) {
      throw .unknownTag(tag, near: Suggestion.near(tag, in: tags))
    }
    self.files = files
    entries = all.entries.filter { entry in
      // A file nobody can read would otherwise hide behind any selection.
      files[entry.file].hasTrouble
        || selection.includes(files[entry.file].cases[entry.test], of: files[entry.file].path)
    }
    if entries.isEmpty {
      let titles = all.entries.compactMap { files[$0.file].cases[$0.test].title }
      throw .nothingSelected(
        near: Array(selection.texts.flatMap { Suggestion.near($0, in: titles) }.prefix(3)))
    }
  }
}

/// Why a selection can't be meant.
package enum SelectionError: Error, Equatable, Sendable {
  case unknownTag(String, near: [String])
  case nothingSelected(near: [String])
}

extension TestPlan {
  /// The file of a test, taken apart.
  func file(of entry: Int) -> TestFile { files[entries[entry].file].takenApart() }

  package func test(of entry: Int) -> TestCase {
    files[entries[entry].file].cases[entries[entry].test]
  }

  package func name(of entry: Int) -> TestName {
    TestName(path: files[entries[entry].file].path, title: test(of: entry).title)
  }

  /// How much real time a test may take.
  package func timeout(of entry: Int, _ settings: TestSettings) -> Duration {
    test(of: entry).declarations.timeout ?? settings.timeout
  }

  /// The entries that belong to one file each.
  var entriesByFile: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < entries.count {
      let end = entries[start...].firstIndex { $0.file != entries[start].file } ?? entries.count
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }
}
