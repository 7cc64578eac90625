import RehearseScript

// `always`: what is to hold after every step.
extension Interpreter {
  /// The standing checks that do not hold as it is, as they were typed.
  func brokenNow(after step: Command, in source: Source) -> [String] {
    defer {
      forgetBroken()
      session.source = source
    }
    checkStanding(after: step, in: source)
    return brokenChecks
  }

  func forgetBroken() {
    breach = nil
    brokenChecks = []
  }

  /// Leads back to the step from which `undo` or `redo` has come to where something does not hold that is to.
  func takeBack(
    _ broken: Refusal, toStep step: Int, in source: Source
  ) throws(Refusal) -> Never {
    forgetBroken()
    do throws(Diagnostic) {
      try timeline.goBack(toStep: step)
    } catch {
      throw Refusal(error, in: source)
    }
    throw broken
  }

  /// Checks what is to hold after every step, and remembers the first one that does not.
  func checkStanding(after step: Command, in source: Source) {
    for check in session.environment.standingChecks {
      session.source = check.source
      do throws(Diagnostic) {
        try session.check(check.expectation, check.command)
      } catch {
        guard case .expectationFailed(let expectation, let actual, let subject) = error.kind else {
          // What can't be answered is told where it was asked.
          breach = breach ?? Refusal(error, in: check.source)
          brokenChecks.append(check.source.text(in: check.command.span))
          continue
        }
        let kind = Diagnostic.Kind.alwaysBroken(
          expectation: expectation, actual: actual, about: subject)
        breach = breach ?? Refusal(Diagnostic(kind, in: step), in: source)
        brokenChecks.append(check.source.text(in: check.command.span))
      }
    }
  }
}
