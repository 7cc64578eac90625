import RehearseScript
import RehearseSession
import RehearseText

// How a conversation begins.
extension PromptLoop {
  /// Goes on with the last session; what comes out differently this time is told.
  func resume(_ records: [SessionRecord]) throws(SessionLoss) {
    var journal = Journal()
    for record in records { record.apply(to: &journal) }
    let state = try child.resume(journal)
    greet(with: state, news: ["steps brought back: \(child.stepCount)"])
    let source = Source("--resume")
    let command = Command(.reset, verb: Span(0, 8), span: Span(0, 8))
    for notice in child.takeNotices() { show(notice, at: command, in: source) }
    if let path = SessionRecord.recording(of: records) {
      child.endRecording()
      let name = ControlCharacters.inLine(path)
      screen.show(trouble: [
        "note: the recording to \(name) ended with that session",
        "hint: record another file: it begins with all the steps brought back",
      ])
    }
    if let place = SessionRecord.lesson(of: records) { resume(place) }
  }

  /// Says where one is: the stage, what was brought back, and the state.
  func greet(with state: [String], news: [String] = []) {
    // A session that was brought back may have gone to another stage.
    let stage = stages.first { $0.name == child.place.stage } ?? stage
    let summary = stage.summary.isEmpty ? "" : ": \(stage.summary)"
    screen.show(plain: [
      "\(Usage.version), stage \(stage.name)\(summary)",
      "help lists the commands, Tab completes, Control-D leaves",
    ])
    if resumes {
      let reason = file.isHeldElsewhere ? ": the last one is open at another prompt" : ""
      screen.show(plain: news.isEmpty ? ["there is no session to resume\(reason)"] : news)
    }
    // What comes first may begin elsewhere.
    if firstCommand == nil { screen.show(output: state) }
  }
}
