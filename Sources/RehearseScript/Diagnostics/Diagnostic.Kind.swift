extension Diagnostic {
  /// Everything that can be wrong, with the facts that its text needs.
  ///
  /// The first half is found by reading, the second half by the session that carries commands out.
  package enum Kind: Hashable, Sendable {
    // The text itself.
    case invalidUTF8(byte: UInt8)
    case nulCharacter
    /// A carriage return without a line feed, which ends no line.
    case loneCarriageReturn
    case unclosedQuote(quote: Character)
    case unknownEscape(text: String)
    case invalidScalar(text: String)
    case unfinishedLine

    // Lines and blocks.
    case unclosedBlock
    case strayBrace
    case unexpectedBrace
    /// `repeat 3 save`: the body stands behind the head, but not in braces.
    case missingBlock(header: String, body: String?)
    case textAfterBlock(text: String)
    case blocksTooDeep(limit: Int)
    case outputBeforeCommand
    case outputInsideBlock
    case outputAfterCommand
    case notAllowedInBlock(verb: String)
    case scenarioBehindCommand

    // Words and arguments.
    case quotedVerb(verb: String)
    case bangWithoutBlank(rest: String)
    case bangWithoutCommand
    case doubleBang
    case bangExpect
    /// Something is missing behind what was typed so far, such as `expect visible`.
    ///
    /// `example` is a whole command that can be typed where it was read; nil where nobody has looked.
    case missingArgument(typed: String, argument: String, example: String? = nil)
    /// A word too many; where quotes would make one word of it and those around it, `phrase` is their text, and
    /// `before` and `after` are what stays.
    case surplusWord(word: String, before: String, phrase: String?, after: String)
    case expectedWord(typed: String, choices: [String], found: String?)
    case notKeyValue(word: String, next: String?)
    case emptyKey(value: String)
    case invalidKey(key: String, value: String)
    case duplicateKey(key: String)
    case invalidName(name: String)
    case duplicateParameter(name: String)
    case reservedName(name: String)
    case invalidPath(text: String)
    case invalidNumber(text: String, least: Int)
    case invalidDuration(text: String)
    /// A bound that nothing can keep.
    case noTime(text: String)
    case invalidRange(text: String)
    case pathNeedsBackQuotes(word: String, rest: String)

    // Verbs and variables.
    case unknownVerb(verb: String, near: [String])
    /// The text of a prompt stands in front of a command, as where a session was copied.
    case pastedPrompt(rest: String)
    case nothingAbout(word: String)
    case notYetAvailable(verb: String)
    case undefinedVariable(name: String, near: [String])
    /// A block has given the name a value, and has ended.
    case endedVariable(name: String)
    /// `\$name` in a bare word.
    case escapedVariable(name: String)
    case wrongArgumentCount(verb: String, parameters: [String], given: Int)
    case redefinedVerb(verb: String)
    case recursiveVerb(verb: String)
    case shadowedVerb(verb: String, stage: String)
    case callsTooDeep(limit: Int)

    // What the stage has registered.
    case unknownModel(name: String, near: [String])
    case unknownEditor(name: String, near: [String])
    /// `known` is how a destination of each of the stage's routers begins: `sheet router.…`.
    case unknownRouter(name: String, near: [String], known: [String])
    case unknownDestination(name: String, router: String, verb: String, near: [String])
    case unknownStage(name: String, near: [String])
    case unknownOption(name: String, near: [String])
    case unknownOptionValue(option: String, value: String, choices: [String])
    /// `option system`; `now` is what is in force, nothing where a test decides.
    case missingOptionValue(option: String, now: String?, choices: [String])
    case nothingRegistered(what: Registration)
    case ambiguousRouter(destination: String, routers: [String], verb: String)
    case ambiguousModel(models: [String])
    case notDismissible(model: String, models: [String])
    /// The router has no pages for `push` or `pop`, or no sheets; `others` is what can be typed on the stage all the same.
    case noPath(router: String, verb: String, others: [String])
    case stageRefused(stage: String, reason: String)
    case modelRefused(model: String, reason: String)
    case actionRefused(verb: String, reason: String)

    // Fields, values and arguments.
    /// `owner` is the model or screen that was searched, nothing when neither had the field.
    case unknownField(field: String, owner: String?, near: [String])
    case ambiguousField(field: String, models: [String], value: String)
    case notSettable(path: String, reason: String, instead: String?)
    case unfitValue(value: String, type: String, fits: [String])
    /// A value that a control could have if its bounds were wider; `limits` are they: `a date from 2026-07-01 on`.
    case outOfBounds(value: String, label: String, limits: String)
    case missingRequired(owner: String, argument: String, type: String, example: String)
    case unknownArgument(owner: String, argument: String, known: [String])
    case surplusArgument(owner: String, value: String, known: [String])

    // Controls.
    case unknownLabel(label: String, place: String, near: [String])
    case emptyLabel
    /// What a label is to be looked for in is no row, section or group here, but may be the page itself.
    case unknownContainer(label: String, place: String, isPlace: Bool, near: [String])
    case ambiguousLabel(label: String, matches: [Match], command: String)
    case ordinalOutOfRange(label: String, ordinal: Int, count: Int)
    case disabledControl(label: String, by: String?)
    case coveredControl(label: String, by: String, wayOut: String?)
    case offScreenControl(label: String, reason: String)
    case wrongControl(label: String, is: String, verb: String, needs: String, instead: String?)
    case unknownChoice(value: String, label: String, choices: [String])
    case controlAtLimit(label: String, limit: String)
    case itemNotAllowed(label: String, verb: String)
    case positionOutOfRange(position: Int, count: Int)
    case missingRole(role: Role, place: String, candidates: [String])
    case severalRoles(role: Role, labels: [String])
    case disabledRole(role: Role, label: String, by: String?)

    // Presentation and navigation.
    case nothingToDismiss
    case nothingToPop(depth: Int, asked: Int)
    case nothingToGoBack
    case nothingToSwipe
    case nothingToRefresh
    /// `type` without a label, where nothing can be typed into.
    case noTextField(place: String)
    /// A key that no view around the keyboard waits for.
    case unheardKey(key: String, place: String)
    case swipeDisabled(title: String, by: String)
    case escapeWithoutCancel(title: String)
    /// What is presented goes by one of its actions only, as an alert does.
    case needsAnswer(title: String, actions: [String])
    /// What is presented is arriving or leaving, so that nobody can swipe it away.
    case stillMoving(title: String)
    case nothingToRelease
    case nothingToAdvance
    case unhandledURL(url: String)

    // Checking.
    case expectationFailed(expectation: String, actual: String, about: Expectation.Subject)
    case unknownPath(path: String, component: String, near: [String])
    case ambiguousPath(path: String, count: Int)
    case pathIndexOutOfRange(path: String, index: Int, count: Int)
    case unfitOperator(operator: String, path: String, type: String, allowed: [String])
    case unfitExpectation(path: String, type: String, value: String, fits: [String])
    case invalidPattern(pattern: String, reason: String)
    case unknownIssue(id: String, near: [String])
    case unexpectedSuccess(command: String)
    case alwaysBroken(expectation: String, actual: String, about: Expectation.Subject)

    // Time, history and files.
    case realWaitRefused
    case waitTooLong(text: String, limit: String)
    case tooFewSteps(verb: String, asked: Int, available: Int)
    /// `history -o part.flow 2-99`
    case noSuchSteps(text: String, first: Int, available: Int)
    /// `undo to 12`, where only the steps from the lowest to the highest can be gone to.
    case noSuchStep(verb: String, asked: Int, lowest: Int, highest: Int)
    case undoPastRealWait
    /// The scenario began after that step, and nothing may have been done in it yet.
    case undoPastScenario(step: Int, isThere: Bool)
    /// A script that another one runs, or that is run by who types.
    case fileUnreadable(path: String, reason: String, isTyped: Bool)
    case fileUnwritable(path: String, reason: String)
    /// The file that keeps options, whose place nobody has typed.
    case settingsUnwritable(path: String, reason: String)
    case fileExists(path: String)
    case includeCycle(path: String)
    case notAllowedInInclude(verb: String)
    case quitInTest

    // Lessons.
    case unknownLesson(name: String, near: [String])
    case noLessonBegun(verb: String)
    /// A command of lessons where there is no learner.
    case onlyAtPrompt(verb: String)
    /// A file that was to be learned from is no lesson.
    case noLesson(path: String, reason: String, hint: String)

    // The app's own process.
    case crashed(signal: Int32, message: String?)
    case exited(status: Int32)
    /// The app has got hold of the line between its process and ours.
    case lineLost
    /// The app's process wanted more memory than it may have.
    case outOfMemory(limit: String)
    case interrupted
    case timedOut(limit: String)
    case neverSettles(task: String?, jobs: Int)
    case replayDiverged(step: Int)

    // Found without running.
    case lint(Diagnostic.Lint)
  }
}
