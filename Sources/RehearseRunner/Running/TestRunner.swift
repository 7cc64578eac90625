import RehearseScript
import RehearseSession

/// Runs scripts as tests: each in a fresh session, and each to its own end, whatever became of the others.
@MainActor package struct TestRunner {
  /// What is done about output that differs from what is recorded.
  package enum Recording: Sendable {
    /// It fails the test.
    case off
    /// It takes the place of what is recorded.
    case update
    /// The same, and commands without recorded output get theirs.
    case record
  }

  private let recording: Recording
  private let makeSession: @MainActor () throws -> Session
  private let isInterrupted: () -> Bool
  private let post: (TestEvent) -> Void

  /// - Parameters:
  ///   - makeSession: starts the app anew, with its clock and chance as at the beginning.
  ///   - post: is told what happens.
  package init(
    recording: Recording = .off, makeSession: @escaping @MainActor () throws -> Session,
    isInterrupted: @escaping () -> Bool = { false }, post: @escaping (TestEvent) -> Void
  ) {
    self.recording = recording
    self.makeSession = makeSession
    self.isInterrupted = isInterrupted
    self.post = post
  }

  /// Runs all scripts of a plan, one after the other.
  package func run(_ plan: Plan) -> RunResult {
    var result = RunResult()
    for (index, file) in plan.files.enumerated() {
      if isInterrupted() {
        result.interruptedBefore = plan.files.count - index
        break
      }
      post(.fileBegan(file))
      let run = run(ScriptOnDisk(path: file), &result)
      result.add(run)
      post(.fileEnded(run))
    }
    post(.runEnded(result))
    return result
  }
}

extension TestRunner {
  private func run(_ file: ScriptOnDisk, _ result: inout RunResult) -> FileResult {
    let script: Script
    do {
      script = Parser.parse(Source(bytes: try file.bytes(), name: file.path))
    } catch {
      result.hasUnreadable = true
      return fail(file, .unreadable(reason: error.reason))
    }
    let session: Session
    do {
      session = try makeSession()
    } catch {
      return fail(file, .stageRefused(reason: "\(error)"))
    }
    defer { session.current.host.close() }
    var run = ScriptRun(script, file: file.path, recording: recording)
    run.run(in: session)
    for failure in run.failures { post(.failed(failure)) }
    guard run.result.outcome != .failed, let update = run.update else { return run.result }
    do {
      try file.replace(with: update.bytes)
      run.result.outcome = .updated(places: update.places)
      return run.result
    } catch {
      result.hasUnreadable = true
      return fail(file, .unwritable(reason: error.reason))
    }
  }

  private func fail(_ file: ScriptOnDisk, _ kind: TestFailure.Kind) -> FileResult {
    post(.failed(TestFailure(file: file.path, line: nil, kind: kind)))
    return FileResult(file: file.path, outcome: .failed)
  }
}
