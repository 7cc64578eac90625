import Foundation
import RehearseRunner

/// The tests of a folder of scripts, for a test function of Swift Testing that takes one of them.
///
/// ```swift
/// @Test(arguments: Scenarios(in: "Flows"))
/// @MainActor func flow(_ scenario: Scenario) throws {
///   try scenario.run(on: desk)
/// }
/// ```
/// A script without scenarios is one test, a script with scenarios as many as it has; Markdown files with `flow` blocks
/// count too (language section 6). Scripts that can't be found or read give a test that fails and says so.
public struct Scenarios: Sendable {
  private let plan: TestPlan
  private let folder: String

  /// Finds the scripts of a folder, with all folders in it, in an order that never changes.
  /// - Parameters:
  ///   - folder: where they are, as seen from the folder of the file that asks; or an absolute path.
  ///   - file: the file that asks.
  public init(in folder: String, from file: String = #filePath) {
    let base = URL(fileURLWithPath: file).deletingLastPathComponent()
    self.folder = URL(fileURLWithPath: folder, relativeTo: base).standardizedFileURL.path
    let files: [PlannedFile]
    do {
      let plan = try Plan.find([self.folder], includingMarkdown: true)
      files = plan.files.map(PlannedFile.init(at:))
    } catch {
      files = [PlannedFile(at: self.folder)]
    }
    plan = TestPlan(files)
  }
}

// MARK: - Collection

extension Scenarios: RandomAccessCollection {
  public var startIndex: Int { plan.entries.startIndex }

  public var endIndex: Int { plan.entries.endIndex }

  public subscript(position: Int) -> Scenario {
    Scenario(plan: plan, entry: position, folder: folder)
  }
}
