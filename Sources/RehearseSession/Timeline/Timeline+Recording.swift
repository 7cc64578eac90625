import RehearseScript

// `record`: a script that grows with the session.
extension Timeline {
  func record(_ request: RecordRequest, _ command: Command) throws(Diagnostic) {
    switch request {
    case .off: recording = nil
    case .file(let word):
      let file = ScriptOnDisk(path: word.text)
      try make(file, word, command)
      let divergence = try record(to: file)
      if let trouble = takeRecordingTrouble(command) { throw trouble }
      if let divergence { throw Diagnostic(.replayDiverged(step: divergence), in: command) }
    }
  }

  /// Goes on with a recording that another process began, whose file is there already.
  package func goOnRecording(to path: String) throws(Diagnostic) {
    _ = try record(to: ScriptOnDisk(path: path))
  }

  private func record(to file: ScriptOnDisk) throws(Diagnostic) -> Int? {
    let paths = RecordedPaths(of: file.path, typedIn: scriptName)
    let script = try script(upTo: journal.head, printingFrom: -1, paths)
    recording = Recording(file, paths, head: script.head, texts: script.texts)
    writeRecording()
    return script.divergence
  }

  /// The path of the recording; nil when nothing is recorded.
  package var recordingPath: String? { recording?.file.path }

  /// Brings the recording to where the head is; `step` is the state the last entry printed.
  func recordEntries(_ step: Step?) {
    guard var recording else { return }
    while recording.count < journal.head {
      let index = recording.count
      if journal.entries[index].isReal { recording.allowRealTime() }
      let isLast = index == journal.head - 1
      if isLast, let step {
        recording.append(text(index, step, prints: true, recording.paths))
      } else {
        recording.append(SessionScript.text(journal.entries[index], recording.paths))
      }
    }
    self.recording = recording
    writeRecording()
  }

  /// Takes over the texts of entries that were done again.
  func recordTravel(_ texts: [Int: String]) {
    guard var recording else { return }
    recording.cut(to: journal.head)
    while recording.count < journal.head {
      let index = recording.count
      if journal.entries[index].isReal { recording.allowRealTime() }
      recording.append(
        texts[index] ?? SessionScript.text(journal.entries[index], recording.paths))
    }
    self.recording = recording
    writeRecording()
  }

  private func writeRecording() {
    guard var recording else { return }
    // Made after an undo, they hold for what comes next.
    var journal = journal
    journal.retell(arrival)
    let settings = journal.entries[journal.head...].filter { $0.kind == .setting }
      .map { entry in
        SessionScript.text(
          recording.paths.rewritten(entry.executed ?? entry.typed), entry.told?.lines ?? [])
          + SessionScript.declarations(of: entry.told?.issues ?? [])
      }
    do throws(ScriptOnDisk.Trouble) {
      try recording.write(settings, replacing: brokenTexts(before: journal.head))
      self.recording = recording
    } catch {
      self.recording = nil
      recordingTrouble = .fileUnwritable(path: recording.file.path, reason: error.reason)
    }
  }

  /// What went wrong with the recording's file since the last time; the recording has ended with it.
  func takeRecordingTrouble(_ command: Command) -> Diagnostic? {
    guard let trouble = recordingTrouble else { return nil }
    recordingTrouble = nil
    return Diagnostic(trouble, in: command)
  }
}

// The session as text.
extension Timeline {
  /// A session as a script, and the first step that came out differently when it was done again for its output.
  struct Script {
    var head = ""
    var texts: [String]
    var divergence: Int?
  }

  /// The entries before `end` with what they print, those before the index `first` without; -1 is the start itself.
  func script(
    upTo end: Int, printingFrom first: Int, _ paths: RecordedPaths
  ) throws(Diagnostic) -> Script {
    var script = Script(
      texts: journal.entries[..<end].enumerated().map { index, entry in
        SessionScript.text(entry, prints: index >= first, paths)
      })
    script.divergence = try lead(to: journal.head, all: true) { index, step in
      if index < 0 {
        script.head = self.opening(step, prints: first < 0)
      } else if index < end {
        script.texts[index] = self.text(index, step, prints: index >= first, paths)
      }
    }.divergence
    if journal.entries[..<end].contains(where: \.isReal) {
      script.head += SessionScript.allowingRealTime
    }
    return script
  }

  /// What stands in a script instead of checks that it breaks.
  func brokenTexts(before end: Int) -> [Int: String] {
    let broken = journal.brokenChecks(before: end)
    return Dictionary(
      uniqueKeysWithValues: broken.map { ($0, SessionScript.broken(journal.entries[$0].typed)) })
  }

  /// What a script begins with, unless a stage is the first thing it starts.
  private func opening(_ step: Step, prints: Bool) -> String {
    if journal.entries.first.map({ $0.start >= 0 }) ?? false { return "" }
    let lines = prints ? step.lines(starts[0].options.show) : []
    return SessionScript.text("stage " + Quoting.word(starts[0].stage.name), lines)
      + SessionScript.declarations(of: step.issues.map(\.id))
  }

  /// The text of a step with what it printed.
  func text(_ index: Int, _ step: Step, prints: Bool, _ paths: RecordedPaths) -> String {
    let entry = journal.entries[index]
    let shown = shown(step, at: index)
    let show = optionSets[Int(entry.optionsAfter)].show
    return SessionScript.text(paths.rewritten(entry.typed), prints ? shown.lines(show) : [])
      + SessionScript.declarations(of: shown.issues.map(\.id))
  }

  /// The step without what happened while the app started: that stands under the stage's own line.
  private func shown(_ step: Step, at index: Int) -> Step {
    guard let untold, journal.entries[index].start < 0,
      index == journal.entries.firstIndex(where: { $0.kind == .step })
    else { return step }
    var shown = step
    shown.events.removeFirst(min(untold.events.count, step.events.count))
    shown.prints.removeFirst(min(untold.prints.count, step.prints.count))
    shown.issues.removeFirst(min(untold.issues.count, step.issues.count))
    return shown
  }
}
