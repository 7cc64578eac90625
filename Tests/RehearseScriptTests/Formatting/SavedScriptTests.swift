import Foundation
import RehearseScript
import Testing

@Suite("The saved scripts")
struct SavedScriptTests {
  /// The folder of the saved scripts, beside the tests.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scripts/flows")

  @Test("say the same laid out, and are laid out once and for all")
  func layout() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".flow") }
    #expect(paths.count > 20)
    for path in paths {
      let source = Source(bytes: Array(try Data(contentsOf: Self.folder.appending(path: path))))
      let script = Parser.parse(source)
      // A script may show what becomes of a line that can't be read.
      guard let formatted = script.formatted else { continue }
      let again = Parser.parse(Source(bytes: formatted))
      #expect(again.lines.map(\.commands) == script.lines.map(\.commands), "\(path)")
      #expect(
        again.lines.map { $0.expected.map(\.text) } == script.lines.map { $0.expected.map(\.text) },
        "\(path)")
      #expect(again.formatted == formatted, "\(path)")
    }
  }
}
