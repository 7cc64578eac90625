/// Why a script does not pass, as facts; the words for it are found elsewhere.
package struct TestFailure: Sendable {
  package let file: String

  /// The line of the script, or nothing when the file as a whole is meant.
  package let line: Int?
  package let kind: Kind

  /// The steps that led there, oldest first.
  package internal(set) var before: [Place] = []

  /// Where the app was before the command.
  package internal(set) var screen: String?

  /// A command with its line.
  package struct Place: Equatable, Sendable {
    package let line: Int
    package let command: String
  }

  package enum Kind: Sendable {
    /// A command was refused, or a check did not hold; the lines of its diagnostic.
    case refused(column: Int, lines: [String])
    case outputDiffers(command: String, LineDifference)
    case issue(command: String, id: String, message: String)
    /// Nothing in the file is a step.
    case noStep
    case stageRefused(reason: String)
    case unreadable(reason: String)
    case unwritable(reason: String)
  }
}
