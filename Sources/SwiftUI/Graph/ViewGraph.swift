import Dispatch
import Foundation

/// All nodes of one app: which of them are out of date, and what is to run when they are not.
///
/// While user code runs the graph only marks; evaluation starts afterwards, shallow nodes first, until nothing is left.
package final class ViewGraph: @unchecked Sendable {
  /// The node whose view is being evaluated; nil while actions run.
  nonisolated(unsafe) package static var evaluating: ViewNode?

  private var dirty: [ViewNode] = []
  private var actions: [(story: StoryAction?, run: @MainActor () -> Void)] = []
  private var updateLimits: [ObjectIdentifier: Int] = [:]
  private var marksWhileEvaluating: [ObjectIdentifier: Int] = [:]
  let transactions = TransactionQueue()
  package let transitions = TransitionList()
  let focus = FocusSystem()

  /// What the app can take back.
  private(set) lazy var undoManager = UndoManager()
  let preferences = PreferenceReaders()
  let links = LinkReceivers()

  /// What scene storage has kept.
  let sceneValues = StoredValues()

  /// The hosts in which something may want to be presented.
  var hosts: [PresentationHost] = []

  /// The navigation stacks in the tree.
  var stacks: [NavigationHost] = []

  var root: ViewNode? {
    get { rootReference?.node }
    set { rootReference = newValue?.reference }
  }
  private var rootReference: NodeReference?
  private var ownReference = OwnReference<ViewGraph>()

  /// The number of the update under way: what happens in one is in one frame.
  private(set) var frame = 0

  /// Whether an update is under way.
  private(set) var isUpdating = false

  /// How many views have been evaluated since the start.
  package internal(set) var evaluations = 0

  /// The issues raised since they were last taken.
  package private(set) var issues: [RuntimeIssue] = []

  /// What the framework did unasked since it was last taken.
  package private(set) var events: [String] = []

  /// What happened of late, for those who ask how it came about.
  package var story = Story()

  /// Which of several observed behaviours is in force.
  package var policy: Policy {
    didSet { if policy.scenePhase != oldValue.scenePhase { adoptScenePhase() } }
  }

  /// Whether the code that runs now is isolated to the main actor; the owner of the executors says.
  nonisolated(unsafe) package static var isOnMainActor: @Sendable () -> Bool = {
    Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true
  }

  /// Marks the main queue; where it is drained by another thread, that thread stands for the main one.
  private static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  init(policy: Policy) {
    self.policy = policy
  }

  /// What those know the graph by who must not keep it.
  var reference: Reference<ViewGraph> { ownReference.get(self) }

  deinit {
    ownReference.clear()
    if Transaction.changedGraph === self { Transaction.changedGraph = nil }
  }
}

// What user code causes: marks, never evaluations.
extension ViewGraph {
  /// Marks a node to be evaluated in the next update.
  func markDirty(_ node: ViewNode, because cause: StoryCause = .other) {
    guard node.isAttached, admitsMark(of: node) else { return }
    if node.isAuthored { story.add(.mark(ObjectIdentifier(node), cause)) }
    let isJump = Transaction.current.disablesAnimations
    guard !node.isDirty else {
      node.isDirtyByJump = node.isDirtyByJump && isJump
      return
    }
    node.isDirty = true
    node.isDirtyByJump = isJump
    dirty.append(node)
  }

  /// Marks a node after a change of something observable it has read.
  func observedChange(in node: ViewNode, because cause: StoryCause) {
    Transaction.changedGraph = self
    markDirty(node, because: cause)
  }

  /// Runs code on the main actor: at once where the thread is its own, else in its turn.
  static func onMainActor(_ run: @escaping @Sendable () -> Void) {
    if isOnMainActor() { run() } else { DispatchQueue.main.async(execute: run) }
  }

  /// Queues an action to run after the update, first in, first out (UP-07).
  func enqueue(_ story: StoryAction? = nil, _ action: @escaping @MainActor () -> Void) {
    actions.append((story, action))
  }

  /// Takes a removed node out of what is to be done.
  func forget(_ node: ViewNode) {
    guard node.isDirty else { return }
    node.isDirty = false
    dirty.removeAll { $0 === node }
  }
}

extension ViewGraph {
  /// Reports misuse, once for the same words in a row of updates that have not been looked at.
  package func report(_ issue: RuntimeIssue) {
    guard !issues.contains(issue) else { return }
    issues.append(issue)
    story.add(.issue(id: issue.id))
  }

  /// Records something the framework did unasked.
  package func record(_ event: String) {
    events.append(event)
    story.add(.event(event))
  }

  /// Hands over and forgets the issues raised.
  package func takeIssues() -> [RuntimeIssue] {
    defer { issues.removeAll() }
    for issue in Self.issuesOutsideView { report(issue) }
    Self.issuesOutsideView.removeAll()
    return issues
  }

  /// Hands over and forgets what the framework did.
  package func takeEvents() -> [String] {
    defer { events.removeAll() }
    return events
  }
}

// The update.
extension ViewGraph {
  /// Whether anything is out of date or waiting to run.
  package var needsUpdate: Bool { !dirty.isEmpty || !actions.isEmpty || !transactions.isEmpty }

  /// Evaluates what is out of date and runs the queued actions, until both are done.
  ///
  /// Each round commits one transaction's writes, so that writes under different transactions are seen one by one (UP-03).
  @MainActor func update() {
    isUpdating = true
    defer { isUpdating = false }
    frame += 1
    if !updateLimits.isEmpty { updateLimits.removeAll(keepingCapacity: true) }
    if !marksWhileEvaluating.isEmpty { marksWhileEvaluating.removeAll(keepingCapacity: true) }
    var rounds = 0
    repeat {
      repeat {
        transactions.commitNext()
        evaluateDirty()
        preferences.check(evaluations)
      } while !transactions.isEmpty || !dirty.isEmpty
      let queued = actions
      actions = []
      rounds += 1
      guard rounds < Self.roundLimit else { return report(.endlessActions(rounds)) }
      for action in queued { run(action.story, action.run) }
    } while needsUpdate
  }

  /// How many rounds of actions an update may have; views that bring each other on screen have no end (UP-07).
  package static let roundLimit = 10_000

  /// Whether so many transitions may follow each other in a step; sheets that bring each other back have no end.
  package func admitsTransition(_ count: Int) -> Bool {
    if count > Self.transitionLimit { report(.endlessTransitions(Self.transitionLimit)) }
    return count <= Self.transitionLimit
  }

  /// How many transitions a step may have.
  package static let transitionLimit = 1_000

  /// Counts one more change action of a node in this update; false when it has had its share (UP-11).
  func admitsChangeAction(of node: ViewNode) -> Bool {
    let count = updateLimits[ObjectIdentifier(node), default: 0] + 1
    updateLimits[ObjectIdentifier(node)] = count
    return count <= Self.changeActionLimit
  }

  /// How often one change action may run within an update; a chain that goes on is taken for a loop.
  package static let changeActionLimit = 10

  /// Whether a mark counts: a body that changes what it depends on at every evaluation would never end (UP-06).
  private func admitsMark(of node: ViewNode) -> Bool {
    guard Self.evaluating != nil, !node.isDirty else { return true }
    let count = marksWhileEvaluating[ObjectIdentifier(node), default: 0] + 1
    marksWhileEvaluating[ObjectIdentifier(node)] = count
    if count > Self.markLimit {
      report(.endlessChange(node.isComposed ? node.typeName : node.presenterName))
    }
    return count <= Self.markLimit
  }

  /// How often evaluations may mark one place within an update.
  package static let markLimit = 100

  @MainActor private func evaluateDirty() {
    while !dirty.isEmpty {
      var batch = dirty
      dirty = []
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.isDirty && node.isAttached {
        Transaction.current.disablesAnimations = node.isDirtyByJump
        node.evaluate()
      }
      Transaction.current.disablesAnimations = false
    }
  }
}
