extension Diagnostic.Kind {
  /// Whether `!` is content with a command that failed in this way.
  ///
  /// Text that can't be read, an unknown verb, a broken `always`, and an app that crashed or hangs never are: a
  /// misspelled check must not pass.
  package var satisfiesBang: Bool {
    if isSyntax { return false }
    switch self {
    case .unknownVerb, .pastedPrompt, .nothingAbout, .notYetAvailable, .undefinedVariable,
      .endedVariable, .escapedVariable, .wrongArgumentCount, .missingOptionValue:
      return false
    case .expectationFailed, .unknownPath, .ambiguousPath, .pathIndexOutOfRange: return false
    case .unfitOperator, .unfitExpectation, .invalidPattern, .unknownIssue: return false
    case .unexpectedSuccess, .alwaysBroken, .quitInTest, .onlyAtPrompt: return false
    case .crashed, .exited, .lineLost, .outOfMemory, .interrupted, .timedOut: return false
    case .neverSettles, .replayDiverged, .lint: return false
    default: return true
    }
  }

  /// Whether code of the app may have changed something before the command was refused.
  package var leavesTraces: Bool {
    switch self {
    case .neverSettles, .modelRefused, .actionRefused, .stageRefused: true
    case .unexpectedSuccess, .controlAtLimit: true
    default: false
    }
  }

  /// Whether a script that holds this can't mean anything: its text is no command.
  package var isUnreadable: Bool {
    switch self {
    case .unknownVerb, .pastedPrompt, .notYetAvailable: true
    default: isSyntax
    }
  }

  /// Whether reading found it, before anything ran.
  package var isSyntax: Bool { readingText != nil }
}
