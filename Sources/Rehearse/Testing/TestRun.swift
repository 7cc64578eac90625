import RehearseClock
import RehearseLineEditor
import RehearseRunner
import RehearseScript
import RehearseSession
import RehearseText

/// Runs scripts as tests and tells what became of them.
@MainActor struct TestRun {
  let stages: [Stage]
  let stage: Stage
  let request: Invocation.TestRequest

  /// - Parameter noteFailure: is told the file of every test that fails.
  func run(noteFailure: @escaping (String) -> Void = { _ in }) -> ExitCode {
    let plan: TestPlan
    do {
      plan = try makePlan()
    } catch {
      Output.error.write(error.message + "\n")
      return .usage
    }
    if request.onlyLists { return list(plan) }
    guard
      let workers = TestWorkers(
        plan, settings, stages: stages, jobs: request.jobs ?? TestWorkers.usualJobs(for: plan),
        isolates: request.isolates,
        makeSession: makeSession)
    else {
      Output.error.write("error: the system has no memory to share\n")
      return .usage
    }
    let reports = TestReports(request)
    let question = UpdateQuestion(reports.progress)
    let ledger = RunLedger(
      plan, settings,
      post: { event in
        reports.note(event)
        if case .testEnded(let report) = event, report.outcome == .failed {
          noteFailure(report.name.path)
        }
      }, tellProgress: reports.progress.note,
      approve: request.asks ? question.answer(to:) : { _ in .write })
    let isInterrupted = workers.run(ledger) || question.isInterrupted
    let result = ledger.end(isInterrupted: isInterrupted)
    let areWritten = reports.end()
    if result.isInterrupted { return .interrupted }
    if result.hasUnreadable || !areWritten { return .usage }
    return result.failed > 0 ? .failure : .success
  }

  private func makePlan() throws(TestRunError) -> TestPlan {
    let writes = request.settings.recording != .off || request.settings.recordsIssues
    if writes, request.paths.contains(Plan.standardInput) { throw .nothingToUpdate }
    if request.paths.contains(Plan.standardInput) { TypedInput.tell() }
    if request.asks, request.isJSON || !Terminal().isInteractive { throw .nobodyToAsk }
    do {
      let files = try Plan.find(
        request.paths.isEmpty ? ["."] : request.paths, includingMarkdown: true
      ).files.map(PlannedFile.init(at:))
      return try TestPlan(files, settings.selection)
    } catch let error as PlanError {
      throw .plan(error)
    } catch let error as SelectionError {
      throw .selection(error)
    } catch {
      throw .plan(.empty(paths: request.paths))
    }
  }

  private var settings: TestSettings {
    var settings = request.settings
    settings.keepsSteps = !request.junitFiles.isEmpty
    return settings
  }

  private func makeSession(_ opening: StageOpening?) throws -> Session {
    Determinism.begin()
    var options = SessionOptions()
    options.allowsRealTime = false
    return try Session.starting(opening, of: stages, on: stage, options: options)
  }

  private func list(_ plan: TestPlan) -> ExitCode {
    for entry in plan.entries.indices {
      let declarations = plan.test(of: entry).declarations
      var line = ControlCharacters.inLine(plan.name(of: entry).text)
      if !declarations.tags.isEmpty { line += " [\(declarations.tags.joined(separator: ", "))]" }
      if let reason = declarations.skipped {
        line += " (skipped: \(ControlCharacters.inLine(reason)))"
      }
      if let reason = declarations.expectedFailure {
        line += " (expected to fail: \(ControlCharacters.inLine(reason)))"
      }
      Output.standard.append(line + "\n")
    }
    Output.standard.flush()
    return .success
  }
}

/// Why there is nothing to run.
enum TestRunError: Error {
  case plan(PlanError)
  case selection(SelectionError)
  /// What comes from standard input can't be written back.
  case nothingToUpdate
  /// Questions are put to a person.
  case nobodyToAsk

  var message: String {
    switch self {
    case .plan(let error):
      return error.message
    case .nothingToUpdate:
      return "error: standard input can't be updated\nhint: name the file"
    case .nobodyToAsk:
      return "error: --ask needs a terminal, and no --json\nhint: --update asks nobody"
    case .selection(.unknownTag(let tag, let near)):
      let hint = near.isEmpty ? "\(Usage.program) test --list" : near.joined(separator: ", ")
      return "error: no test has the tag \(Quoting.quoted(tag))\nhint: \(hint)"
    case .selection(.nothingSelected(let near)):
      let hint =
        near.isEmpty
        ? "\(Usage.program) test --list"
        : near.map { "--filter \(Quoting.quoted($0))" }.joined(separator: ", ")
      return "error: no test is selected\nhint: \(hint)"
    }
  }
}
