extension RefusalRow {
  /// The app's own process.
  static let process: [RefusalRow] = [
    RefusalRow(
      .crashed(signal: 5, message: "Fatal error: no people"),
      "tap Add", "tap",
      """
      error: the app crashed: its process was ended by signal 5: Fatal error: no people
        tap Add
        ^^^
      hint: the state is that from before the command
      """),
    RefusalRow(
      .crashed(signal: 11, message: nil),
      "tap Add", "tap",
      """
      error: the app crashed: its process was ended by signal 11
        tap Add
        ^^^
      hint: the state is that from before the command
      """),
    RefusalRow(
      .exited(status: 3),
      "tap Add", "tap",
      """
      error: the app left: its process exited with status 3
        tap Add
        ^^^
      hint: the state is that from before the command
      """),
    RefusalRow(
      .noLesson(
        path: "mine.flow", reason: "line 1: a lesson has a title: # lesson: A first sheet",
        hint: "learn lists those that are"),
      "learn mine.flow", "mine.flow",
      """
      error: mine.flow is no lesson: line 1: a lesson has a title: # lesson: A first sheet
        learn mine.flow
              ^^^^^^^^^
      hint: learn lists those that are
      """),
    RefusalRow(
      .lineLost,
      "tap Add", "tap",
      """
      error: the app has written to the line between it and the prompt, or closed it
        tap Add
        ^^^
      hint: the state is that from before the command
      """),
    RefusalRow(
      .outOfMemory(limit: "4G"),
      "tap Add", "tap",
      """
      error: the app used more memory than --memory allows: 4G
        tap Add
        ^^^
      hint: the state is that from before the command; --memory SIZE allows more
      """),
    RefusalRow(
      .interrupted,
      "tap Add", "tap",
      """
      error: interrupted; the state is that from before the command
        tap Add
        ^^^
      """),
    RefusalRow(
      .timedOut(limit: "10s"),
      "tap Add", "tap",
      """
      error: the command did not end within 10s of real time
        tap Add
        ^^^
      hint: the run ends here, with --keep-going too; --timeout DURATION allows more
      """),
    RefusalRow(
      .neverSettles(task: "the task in Feed.poll()", jobs: 1_000_000),
      "tap Add", "tap",
      """
      error: the app never settles: the task in Feed.poll() still goes on after 1000000 jobs
        tap Add
        ^^^
      hint: let the task await something that takes time
      """),
    RefusalRow(
      .neverSettles(task: nil, jobs: 1_000_000),
      "tap Add", "tap",
      """
      error: the app never settles: a task still goes on after 1000000 jobs
        tap Add
        ^^^
      hint: let the task await something that takes time
      """),
    RefusalRow(
      .replayDiverged(step: 3),
      "undo", "undo",
      """
      error: replaying gave another state from step 3 on
        undo
        ^^^^
      hint: reset starts the stage afresh
      """),
    RefusalRow(
      .unknownLesson(name: "first-shet", near: ["first-sheet"]),
      "learn first-shet", "first-shet",
      """
      error: there is no lesson first-shet
        learn first-shet
              ^^^^^^^^^^
      hint: did you mean first-sheet?
      """),
    RefusalRow(
      .noLessonBegun(verb: "hint"),
      "hint", "hint",
      """
      error: hint is about the task of a lesson, and none has begun
        hint
        ^^^^
      hint: learn lists them
      """),
    RefusalRow(
      .onlyAtPrompt(verb: "solution"),
      "solution", "solution",
      """
      error: solution is for the prompt, where somebody types
        solution
        ^^^^^^^^
      hint: type it at the prompt, on a line of its own
      """),
  ]
}
