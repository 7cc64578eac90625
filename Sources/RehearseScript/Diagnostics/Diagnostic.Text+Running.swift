extension Expectation.Subject {
  /// Where one sees why a check does not hold.
  fileprivate var look: String {
    switch self {
    case .value: "state shows the models"
    case .lastStep: "log shows what happened in the last step"
    case .place: "screen shows the place"
    case .control(let label): "why \(label)"
    }
  }
}

extension Diagnostic.Kind {
  /// What is said about expectations, time, files and the app's process.
  var runningText: Diagnostic.Text? {
    switch self {
    case .expectationFailed(let expectation, let actual, let subject):
      return .init("expected \(expectation), but found \(actual)", hint: subject.look)
    case .unknownPath(let path, let component, let near):
      let message =
        path == component ? "there is no \(path) in the state" : "\(path): there is no \(component)"
      let look =
        parent(of: component, in: path).map { "state \($0)" }
        ?? "state shows the models, state all the values of every view"
      return .init(message, hint: Wording.near(near, otherwise: look))
    case .ambiguousPath(let path, let count):
      return .init(
        "\(path) names \(count) views",
        hint: "\(path)[0] is the first, \(path)[\(count - 1)] the last")
    case .pathIndexOutOfRange(let path, let index, let count):
      return .init(
        "\(path) has no element [\(index)]; it has \(Wording.count(count, "element"))",
        hint: count == 0
          ? nil : "type \(path)[0]" + (count == 1 ? "" : " to \(path)[\(count - 1)]"))
    case .unfitOperator(let name, let path, let type, let allowed):
      return .init(
        "\(name) does not apply to \(path), \(Wording.article(type))",
        hint: "type \(Wording.list(allowed))")
    case .unfitExpectation(let path, let type, let value, let fits):
      return .init(
        "\(path) is \(Wording.article(type)), and \(value.isEmpty ? "the empty text" : value) is none",
        hint: fits.isEmpty ? nil : "type \(Wording.list(fits))")
    case .invalidPattern(let pattern, let reason):
      return .init(
        "\(pattern) is no regular expression: \(reason)",
        hint: "a pattern with blanks or { } ; stands in quotes")
    case .unknownIssue(let id, let near):
      return .init(
        "there is no issue \(id)", hint: Wording.near(near, otherwise: "an id such as W-16"))
    case .unexpectedSuccess(let command):
      // A block does not fit on the line of a hint.
      let isShort = !command.contains(where: \.isNewline)
      return .init(
        "\(command) was to fail, but succeeded",
        hint: "if it is to succeed, " + (isShort ? "type \(command)" : "leave the ! out"))
    case .alwaysBroken(let expectation, let actual, let subject):
      return .init(
        "this step breaks: always \(expectation); found \(actual)", hint: subject.look)
    case .realWaitRefused:
      return .init(
        "a test lets no real time pass unless that is allowed", hint: "option real on")
    case .waitTooLong(let text, let limit):
      return .init("the clock can't move by \(text)", hint: "\(limit) is the most")
    case .tooFewSteps(let verb, let asked, let available):
      guard available > 0 else { return Self.nothing(to: verb) }
      let steps = Wording.count(available, verb == "redo" ? "undone step" : "step")
      return .init(
        "\(verb) \(asked): there \(available == 1 ? "is" : "are") \(steps)",
        hint: "\(verb) \(available)")
    case .noSuchSteps(let text, let first, let available):
      guard available > 0 else { return Self.nothing(to: "history") }
      return .init(
        "\(text): there \(available == 1 ? "is" : "are") \(Wording.count(available, "step"))",
        hint: "\(min(first, available))-\(available)")
    case .noSuchStep(let verb, let asked, let lowest, let highest):
      guard lowest <= highest, highest > 0 || verb != "diff" else {
        return verb == "diff"
          ? .init("diff \(asked): there are no steps", hint: "actions shows what can be done")
          : Self.nothing(to: verb)
      }
      return .init(
        "\(verb) can't lead to step \(asked)",
        hint: lowest == highest ? "\(verb) to \(lowest)" : "from \(lowest) to \(highest)")
    case .undoPastRealWait:
      return .init("undo can't take back real time that has passed", hint: "reset")
    case .undoPastScenario(let step, let isThere):
      return .init(
        "undo can't lead out of the scenario, which began after step \(step)",
        hint: isThere ? "history shows where it began" : "undo to \(step)")
    default:
      return processText
    }
  }

  /// What is said where there is no step to take back, to do again or to write.
  private static func nothing(to verb: String) -> Diagnostic.Text {
    switch verb {
    case "redo":
      .init(
        "there is nothing to redo: no step is undone", hint: "redo does again what undo took back")
    case "undo":
      .init(
        "there is nothing to undo: this is the beginning", hint: "actions shows what can be done")
    default: .init("there are no steps to write", hint: "actions shows what can be done")
    }
  }

  /// What stands in a path before the component that is missing, which may have a reason behind it.
  private func parent(of component: String, in path: String) -> String? {
    let name = component.prefix { $0 != "," && $0 != " " }
    let range = path.ranges(of: ".\(name)").first { range in
      range.upperBound == path.endIndex || ".[".contains(path[range.upperBound])
    }
    return range.map { String(path[..<$0.lowerBound]) }
  }

  /// What is said about files and the app's process.
  private var processText: Diagnostic.Text? {
    switch self {
    case .fileUnreadable(let path, let reason, let isTyped):
      let start = isTyped ? "where rehearse was started" : "at this script's folder"
      return .init(
        "\(path) can't be read: \(reason)",
        hint: path.hasPrefix("/")
          ? "choose a file that is there and can be read" : "the path begins \(start)")
    case .fileUnwritable(let path, let reason):
      return .init(
        "\(path) can't be written: \(reason)", hint: "choose a folder that can be written to")
    case .settingsUnwritable(let path, let reason):
      return .init(
        "\(path) can't be written: \(reason)",
        hint: "options are kept in the folder that XDG_CONFIG_HOME names, else in ~/.config")
    case .fileExists(let path):
      return .init("\(path) exists, and is never overwritten", hint: "choose another name")
    case .includeCycle(let path):
      return .init("\(path) runs itself", hint: "take this line out")
    case .notAllowedInInclude(let verb):
      return .init(
        "\(verb) can't stand in a script that another one runs",
        hint: "put it into the outer script")
    case .quitInTest:
      return .init("quit ends no test", hint: "delete it; a test ends with its script")
    case .unknownLesson(let name, let near):
      return .init(
        "there is no lesson \(name)", hint: Wording.near(near, otherwise: "learn lists them"))
    case .noLessonBegun(let verb):
      return .init(
        "\(verb) is about the task of a lesson, and none has begun", hint: "learn lists them")
    case .onlyAtPrompt(let verb):
      return .init(
        "\(verb) is for the prompt, where somebody types",
        hint: "type it at the prompt, on a line of its own")
    case .noLesson(let path, let reason, let hint):
      return .init("\(path) is no lesson: \(reason)", hint: hint)
    case .crashed(let signal, let message):
      let reason = message.map { ": \($0)" } ?? ""
      return .init(
        "the app crashed: its process was ended by signal \(signal)\(reason)",
        hint: "the state is that from before the command")
    case .exited(let status):
      return .init(
        "the app left: its process exited with status \(status)",
        hint: "the state is that from before the command")
    case .lineLost:
      return .init(
        "the app has written to the line between it and the prompt, or closed it",
        hint: "the state is that from before the command")
    case .outOfMemory(let limit):
      return .init(
        "the app used more memory than --memory allows: \(limit)",
        hint: "the state is that from before the command; --memory SIZE allows more")
    case .interrupted:
      return .init("interrupted; the state is that from before the command")
    case .timedOut(let limit):
      return .init(
        "the command did not end within \(limit) of real time",
        hint: "the run ends here, with --keep-going too; --timeout DURATION allows more"
      )
    case .neverSettles(let task, let jobs):
      let who = task ?? "a task"
      return .init(
        "the app never settles: \(who) still goes on after \(jobs) jobs",
        hint: "let the task await something that takes time")
    case .replayDiverged(let step):
      return .init(
        "replaying gave another state from step \(step) on", hint: "reset starts the stage afresh")
    case .lint(let lint): return lint.text
    default:
      return nil
    }
  }
}
