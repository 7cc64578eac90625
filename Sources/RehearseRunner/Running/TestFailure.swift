/// Why a test does not pass, as facts; the words for it are found elsewhere.
package struct TestFailure: Codable, Sendable {
  package let file: String

  /// The line of the script, or nothing when the file as a whole is meant.
  package let line: Int?
  package let kind: Kind

  /// The latest steps that led there, oldest first, and how many there were.
  package private(set) var before: [Place] = []
  package private(set) var stepsBefore = 0

  /// Where the app was before the command, and what its models held.
  package internal(set) var state: [String] = []

  /// Whether it is not what `expected to fail` can mean: the script can't be read, or its scenario was never reached.
  package internal(set) var isOutOfPlace = false

  /// A command with its line.
  package struct Place: Codable, Equatable, Sendable {
    package let line: Int
    package let command: String
  }

  package enum Kind: Codable, Sendable {
    /// A command was refused or never came back, or a check did not hold; the lines of its diagnostic.
    case refused(column: Int, lines: [String])
    case outputDiffers(command: String, LineDifference)
    case issue(command: String, id: String, message: String)
    /// A command of the preamble printed something else before another scenario.
    case preambleDiffers(command: String, other: String, LinePair)
    /// It was expected to fail, for a reason.
    case unexpectedPass(reason: String)
    case tookTooLong(limit: String)
    /// Nothing in the file is a step.
    case noStep
    case stageRefused(reason: String)

    // The file as such.
    case unreadable(reason: String)
    case unwritable(reason: String)
    /// A fence of a Markdown file has a word that was meant for us, but is not known.
    case unknownInfoWord(word: String, isBehind: Bool)
    case noFlowBlock
    /// Braces opened in one block of a Markdown file are closed in another.
    case unfinishedBlock
  }

  /// Keeps the latest of the steps that led there.
  mutating func setSteps(_ latest: [Place], count: Int) {
    before = latest.suffix(Self.kept)
    stepsBefore = count
  }

  private static let kept = 5

  /// Two lines that should be the same; nil where there is none.
  package struct LinePair: Codable, Equatable, Sendable {
    let expected: String?
    let actual: String?
  }
}
