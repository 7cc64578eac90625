import Glibc
import RehearseLineEditor
import RehearseRunner

/// The line on a terminal that says how far a run has come; it is gone when the run is over.
///
/// It stands on standard error, so that a report that goes to a file holds none of it.
@MainActor final class LiveProgress {
  private let isShown: Bool
  private let write: (String) -> Void
  private let now: () -> ContinuousClock.Instant
  private var line = ""
  private var isVisible = false
  private var lastDrawn: ContinuousClock.Instant?

  /// - Parameters:
  ///   - terminal: where it is to be seen; nothing is where that understands no escapes.
  ///   - write: puts a text there.
  init(
    _ terminal: Terminal = Terminal(output: STDERR_FILENO),
    now: @escaping () -> ContinuousClock.Instant = { .now },
    write: @escaping (String) -> Void = { Output.error.write($0) }
  ) {
    isShown = terminal.understandsEscapes
    self.now = now
    self.write = write
  }

  /// Shows how far the run has come, though not more often than an eye can see.
  func note(_ progress: RunProgress) {
    guard isShown else { return }
    let failed = progress.failed == 0 ? "" : ", \(progress.failed) failed"
    line = "\(progress.done) of \(progress.tests) tests\(failed)"
    let now = now()
    if let lastDrawn, now - lastDrawn < Self.interval { return }
    lastDrawn = now
    draw()
  }

  /// Takes the line away while something else is written, and brings it back.
  func makingRoom(_ body: () -> Void) {
    let wasVisible = isVisible
    erase()
    body()
    if wasVisible { draw() }
  }

  /// Takes the line away.
  func erase() {
    guard isVisible else { return }
    isVisible = false
    write("\r\u{1B}[K")
  }

  private func draw() {
    isVisible = true
    // Without a line end, and within the window, so that it can be erased.
    write("\r\u{1B}[K\(line)")
  }

  private static let interval = Duration.milliseconds(50)
}
