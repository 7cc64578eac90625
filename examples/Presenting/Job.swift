import SwiftUI

/// What is worked on: a note, its parts, and where the vice stands.
@MainActor @Observable public final class Job {
  public private(set) var parts = ["bolt", "nut"]
  public internal(set) var note = ""
  public internal(set) var tags: [JobTag] = []
  public private(set) var turns = 0

  /// Nothing is worked on before 2026.
  static let firstDay = Date(timeIntervalSince1970: 1_767_225_600)

  public init() {}

  /// Takes parts from the pasteboard.
  func add(_ pasted: [String]) {
    parts += pasted
  }

  /// Turns the vice a step, to one side or the other.
  func turn(by step: Int) {
    turns += step
  }
}

/// A word by which jobs are searched.
public struct JobTag: Hashable, Identifiable, Sendable {
  public let name: String
  public var id: String { name }

  static let all = ["urgent", "wood", "metal"].map(JobTag.init)
}
