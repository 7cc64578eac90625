import RehearseClock
import RehearseScript
import SwiftUI

/// One app, driven by commands, each of which is carried out whole or not at all.
@MainActor package final class Session {
  package let stages: [Stage]
  package var options = SessionOptions()

  /// The stage on which the session is, with its app.
  package internal(set) var current: Running

  /// The events and issues of the last step, which `expect event` and `expect issue` look at.
  package internal(set) var lastStep: Step?

  /// Variables, verbs of one's own and standing checks, which outlive the app.
  package var environment = ScriptEnvironment()

  /// What happened while the app started; the first step tells it, unless the opening was shown.
  private var untold: Step?
  private var isOpeningShown = false
  /// What happened while the app started, where the first step tells it rather than the opening.
  var untoldOpening: Step? { isOpeningShown ? nil : openingStep }
  private var openingStep: Step?

  /// Whether the app stands as it started: nobody has been shown it, and no command has come.
  private(set) var isUntouched = true

  /// The lessons that `learn` knows, for who completes it: their names and titles.
  package var lessons: [(name: String, title: String)] = []

  /// The text the commands come from, so that messages can quote it.
  package var source = Source("")

  /// What the command that is running has taken in from outside so far.
  package var outside = OutsideInput()

  /// What it takes in instead, where it is being done again.
  var recalled: OutsideInput?

  /// Whether code of the app has run since this was last set to false, so that a refusal has something to take back.
  var hasActed = false

  let capture = OutputCapture()

  /// What a stage printed while it was being built.
  private var heldPrints: [String] = []

  /// Starts on a stage; throws what its closure throws.
  package init(
    stages: [Stage], on stage: Stage, arguments: Arguments = Arguments(),
    options: SessionOptions = SessionOptions()
  ) throws {
    self.stages = stages
    self.options = options
    capture.begin()
    current = try Running.start(stage, arguments, options)
    try beginStory()
    untold = finishStep(isFresh: true)
    openingStep = untold
  }

  /// Starts where a script is going to, or else on a stage.
  package static func starting(
    _ opening: StageOpening?, of stages: [Stage], on stage: Stage,
    options: SessionOptions = SessionOptions()
  ) throws -> Session {
    if let opening {
      let session = try? Session(
        stages: stages, on: opening.stage, arguments: opening.arguments, options: options)
      // One that does not start says so at the script's own command.
      if let session { return session }
    }
    return try Session(stages: stages, on: stage, options: options)
  }

  /// Lets the app start, as the first thing of its story.
  private func beginStory() throws {
    let graph = host.graph
    graph.story.begin("stage \(current.stage.name)")
    defer { graph.story.end() }
    try settle()
  }

  /// Starts a stage afresh, with its clock at 0 (language section 7).
  func begin(_ stage: Stage, _ arguments: Arguments) throws {
    let next = try Running.start(stage, arguments, options)
    _ = OpenedURLs.take()
    let prints = capture.take()
    let last = current.host
    Scheduler.shared.forgettingJobs { last.close() }
    // What the last app says at its end is not this one's.
    _ = capture.take()
    current = next
    untold = nil
    heldPrints = prints
    try beginStory()
  }

  /// Starts a stage again that was started before, as the session's own at its opening or by a command.
  func beginAgain(_ stage: Stage, _ arguments: Arguments, isOpening: Bool) throws -> Step {
    try begin(stage, arguments)
    let step = finishStep(isFresh: true)
    if isOpening, !isOpeningShown { untold = step }
    return step
  }
}

extension Session {
  /// Notes that a command has been carried out, or refused, whatever it was.
  func touch() {
    isUntouched = false
  }
}

// Taking stock after a command.
extension Session {
  /// The state the app started in, with what happened on the way; the first step then tells nothing of it.
  package func opening() -> Step {
    defer { untold = nil }
    isOpeningShown = true
    isUntouched = false
    return untold ?? currentStep()
  }

  func readStates() {
    let old = current.states
    // By index: a copy of a model is a copy of all its closures.
    current.states = current.models.indices.map { index in
      current.reader.snapshot(
        of: current.models[index].read(), after: index < old.count ? old[index] : nil)
    }
  }

  /// What the command came to, compared with the state before it.
  func finishStep(isFresh: Bool = false, showsClock: Bool = false) -> Step {
    let old = isFresh ? [] : current.toldStates
    readStates()
    current.changedSinceTold = nil
    let models = modelStates(since: old)
    let happenings = happeningsOfStep()
    var step = Step(
      screen: ScreenPath(host), models: models, events: happenings.events,
      prints: happenings.prints, issues: happenings.issues, clock: Scheduler.shared.now,
      showsClock: showsClock)
    if current.reader.redacts { step = concealing(step) }
    lastStep = step
    return step
  }

  /// What has happened in a step, behind what was held for it to tell.
  private func happeningsOfStep() -> Happenings {
    let taken = takeHappenings()
    guard untold != nil || !heldPrints.isEmpty else { return taken }
    var happenings = untold?.happenings ?? Happenings()
    happenings.prints += heldPrints
    happenings.add(taken)
    untold = nil
    heldPrints = []
    return happenings
  }

  /// The models' states beside those before, by the models' places; fewer of those after a fresh start.
  private func modelStates(since old: [StateSnapshot]) -> [Step.ModelState] {
    current.models.indices.map { index in
      Step.ModelState(
        name: current.models[index].name, now: current.states[index],
        before: index < old.count ? old[index] : nil)
    }
  }

  /// The addresses that the system would have been asked to open.
  func takeOpenedURLs() -> [String] {
    OpenedURLs.take().map { "opened URL \($0.absoluteString)" }
  }

  /// The issues of the app's start that no step has told so far.
  package func takeUntoldIssues() -> [RuntimeIssue] {
    defer { untold?.issues = [] }
    return (untold?.issues ?? []) + host.graph.takeIssues()
  }

  /// The state as it is, as if a step had just ended.
  package func currentStep(since old: [StateSnapshot] = []) -> Step {
    let step = Step(
      screen: ScreenPath(host), models: modelStates(since: old), events: [], prints: [], issues: [],
      clock: Scheduler.shared.now, showsClock: false)
    return current.reader.redacts ? concealing(step) : step
  }
}
