import RehearseScript

extension TranscriptRunner.Result {
  /// The result as one line of JSON; nil for a command that neither prints nor fails.
  @MainActor package func json(in source: Source, options: SessionOptions) -> String? {
    guard let step else { return nil }
    let error = diagnostic.map { diagnostic in
      let text = diagnostic.text
      var error = ErrorJSON(
        message: text.message, hint: text.hint, at: diagnostic.span.start,
        in: origin(in: source))
      error.note = diagnostic.note
      return error
    }
    return StepJSON(command: command, file: file, line: line, scenario: scenario).text(
      isOK: isOK, error: error, output: output, step: step, changes: changes, options: options)
  }
}

extension TranscriptRunner {
  /// The object of a command that may never come back, in the parts between which stands what ended it, a hint, and
  /// what the app printed: as lines of output behind the third part, and by itself behind the fourth.
  ///
  /// The state in it is the one before the command, as with every command that is refused.
  package func unfinishedJSON(of command: Command, in source: Source) -> [String]? {
    let gap = "\u{F8FF}"
    let result = begin(command, in: source)
    var step = session.currentStep()
    step.prints = [gap]
    let text = StepJSON(
      command: result.command, file: result.file, line: result.line, scenario: scenario
    ).text(
      isOK: false,
      error: ErrorJSON(message: gap, hint: gap, at: command.span.start, in: source),
      output: [gap], step: step, options: session.options)
    // A list may stay empty, and there may be no hint.
    let parts = text.replacing("[\"\(gap)\"]", with: "[\(gap)]")
      .replacing("\"hint\":\"\(gap)\"", with: "\"hint\":\(gap)")
      .split(separator: gap, omittingEmptySubsequences: false)
    // A text of the app's that holds the mark itself is not worth a wrong object.
    guard parts.count == 5, var last = parts.last.map(String.init) else { return nil }
    last += "\n"
    return parts.dropLast().map(String.init) + [last]
  }
}
