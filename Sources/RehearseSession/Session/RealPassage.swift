import RehearseClock
import SwiftUI

/// What was seen of the app while real time passed: each sight that differed from the one before, and when it came.
package struct RealPassage: Equatable, Sendable {
  /// A moment at which something else was to be seen.
  package struct Moment: Equatable, Sendable {
    /// How many nanoseconds had passed on the virtual clock.
    package let passed: Int64

    /// A number for what was to be seen.
    package let sight: UInt64

    package init(passed: Int64, sight: UInt64) {
      self.passed = passed
      self.sight = sight
    }
  }

  package private(set) var moments: [Moment]

  package init(_ moments: [Moment] = []) {
    self.moments = moments
  }

  /// Takes in what is to be seen now, if it is something else.
  mutating func note(_ sight: UInt64, after passed: Int64, since first: UInt64) {
    guard sight != moments.last?.sight ?? first else { return }
    moments.append(Moment(passed: passed, sight: sight))
  }
}

// Real time, the first time and again.
extension Session {
  /// Lets real time pass, and keeps what came of it for when it is done again.
  func letRealTimePass(_ milliseconds: Int) throws {
    let first = sight
    var passage = RealPassage()
    // Kept too where it ends in an error: what is taken back is led to again as far as it went.
    defer { outside.passages.append(passage) }
    try Scheduler.shared.letRealTimePass(milliseconds: milliseconds) {
      try settle()
    } look: { passed in
      passage.note(sight, after: passed, since: first)
    }
  }

  /// Lets happen what came of real time before, each thing at its moment.
  ///
  /// It takes only as long as others need for their work: time that was waited in vain is not waited again. They get
  /// as long as the first time, and some more, since the machine may be busier now.
  func letRealTimePass(_ milliseconds: Int, asIn passage: RealPassage) throws {
    outside.passages.append(passage)
    let scheduler = Scheduler.shared
    let duration = Int64(milliseconds) * 1_000_000
    var passed: Int64 = 0
    var left = Self.patience
    for moment in passage.moments {
      let pause = moment.passed - passed
      try scheduler.advance(byNanoseconds: pause) { try settle() }
      passed = moment.passed
      left = try scheduler.awaitOthers(nanoseconds: left + pause) {
        try settle()
      } until: {
        sight == moment.sight
      }
    }
    try scheduler.advance(byNanoseconds: duration - passed) { try settle() }
  }

  /// How many nanoseconds more than the first time others may need in all.
  private static let patience: Int64 = 5_000_000_000

  /// A number for all that can be seen of the app now.
  private var sight: UInt64 {
    // Looking gives nothing a number that later steps would show.
    let reader = current.reader.copy()
    return StateFingerprint.of(
      current.models.map { reader.readOpened($0.read()) },
      lines: [ScreenPath(host).text, "\(capture.size)"] + tree())
  }
}
