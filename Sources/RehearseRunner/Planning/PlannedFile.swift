import RehearseScript
import RehearseSession

/// A script, or a Markdown file with scripts in it, as far as a plan has to know it: its tests, and its bytes.
///
/// Most scripts are taken apart only where they run, or where something is to be told of them: what a run of a thousand
/// need not hold at once costs no memory, and no time where its processes begin and end.
package struct PlannedFile: Sendable {
  package let path: String

  /// The tests in the order of the file; there is always one, if only to fail.
  package let cases: [TestCase]

  private let bytes: [UInt8]

  /// The file taken apart, if that is what it took to know its tests.
  private let parts: TestFile?

  /// Reads a file, or standard input where the path is `-`; one that can't be read gives a test that tells why.
  package init(at path: String) {
    do {
      let place = path == Plan.standardInput ? "/dev/stdin" : path
      self.init(bytes: try ScriptOnDisk(path: place).bytes(), path: path)
    } catch {
      self.init(
        TestFile(
          bytes: [], path: path,
          trouble: TestFile.Trouble(line: nil, kind: .unreadable(reason: error.reason))))
    }
  }

  /// Looks at the content of a file.
  package init(bytes: [UInt8], path: String) {
    guard !path.hasSuffix(".md"),
      let glance = ScriptGlance(bytes, lacking: [.scenario] + Declarations.verbs)
    else {
      self.init(TestFile(bytes: bytes, path: path))
      return
    }
    let whole = TestCase(title: nil, line: glance.firstLine, declarations: Declarations())
    self.init(bytes, path, [whole], nil)
  }

  private init(_ file: TestFile) {
    self.init(file.bytes, file.path, file.tests.map(\.case), file)
  }

  private init(_ bytes: [UInt8], _ path: String, _ cases: [TestCase], _ parts: TestFile?) {
    self.path = path
    self.cases = cases
    self.bytes = bytes
    self.parts = parts
  }
}

extension PlannedFile {
  /// The file taken apart.
  func takenApart() -> TestFile { parts ?? TestFile(bytes: bytes, path: path) }

  /// Whether it is known that nothing of it can be run.
  var hasTrouble: Bool { parts?.trouble != nil }
}
