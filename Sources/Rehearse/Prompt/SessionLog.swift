import RehearseSession

/// What made the state what it is: the commands in order, each step with a mark of what it came to.
///
/// It outlives the process that holds the app, and by its file the prompt too.
struct SessionLog {
  private(set) var journal = Journal()

  /// Where the session is being recorded.
  private(set) var recording: String?

  /// The lesson at hand.
  private var lesson: LessonPlace?

  private let file: SessionFile

  init(file: SessionFile) {
    self.file = file
  }

  /// Takes in what a command came to.
  mutating func note(_ command: String, _ reply: SessionReply) {
    switch reply.effect {
    case .none: return
    case .recording(let path): noteRecording(path)
    case .entry(let kind):
      add(
        .entry(
          kind, typed: command, executed: kind == .setting ? reply.executed : nil,
          fingerprint: reply.fingerprint, outside: reply.outside))
    case .travel(let step): add(.travel(step: step))
    }
  }

  /// Takes in that the session is being recorded in a file, or no longer.
  mutating func noteRecording(_ path: String?) {
    recording = path
    file.append([.recording(path: path)])
  }

  /// Takes in where the learner is in a lesson now.
  mutating func noteLesson(_ place: LessonPlace?) {
    guard place != lesson else { return }
    lesson = place
    file.append([.lesson(place)])
  }

  private mutating func add(_ record: SessionRecord) {
    record.apply(to: &journal)
    file.append([record])
  }

  /// Takes over what an earlier session did.
  mutating func resume(_ journal: Journal) {
    self.journal = journal
  }

  /// What has come out differently in another process is what happened, from now on.
  mutating func renew(_ journal: Journal) {
    self.journal = journal
    var records = SessionRecord.all(of: journal)
    if let recording { records.append(.recording(path: recording)) }
    if let lesson { records.append(.lesson(lesson)) }
    file.rewrite(records)
  }
}
