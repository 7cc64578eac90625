import RehearseRunner
import Testing

/// One test of a script: the script as a whole, or one of its scenarios.
public struct Scenario: Sendable {
  let plan: TestPlan
  let entry: Int

  /// The folder it was found in, whose path nobody needs to read.
  let folder: String

  /// The script's path within the folder, and the scenario's title: `people.flow: Saving renames the person`.
  public var name: String { TestName(path: path, title: plan.name(of: entry).title).text }

  /// What the scenario is tagged with.
  public var tags: [String] { plan.test(of: entry).declarations.tags }

  /// The script's path within the folder.
  var path: String {
    let path = plan.name(of: entry).path
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}

// MARK: - Naming

extension Scenario: CustomTestStringConvertible {
  public var testDescription: String { name }
}
