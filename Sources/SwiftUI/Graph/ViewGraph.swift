/// All nodes of one app: which of them are out of date, and what is to run when they are not.
///
/// While user code runs the graph only marks; evaluation starts afterwards, shallow nodes first, until nothing is left.
///
/// All of the graph is used on the main actor alone. Its classes can't be isolated to it, since bindings, observers and
/// deinitialisers reach them from code that is not; so they are `Sendable` unchecked.
package final class ViewGraph: @unchecked Sendable {
  /// The node whose view is being evaluated; nil while actions run.
  nonisolated(unsafe) package static var evaluating: ViewNode?

  private var dirty: [ViewNode] = []

  /// The room of the nodes evaluated last, for those to be marked next.
  private var spareRoom: [ViewNode] = []
  private var actions: [(story: StoryAction?, run: @MainActor () -> Void)] = []
  private var limits = UpdateLimits()
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
    limits.begin()
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
      guard rounds < UpdateLimits.rounds else { return report(.endlessActions(rounds)) }
      for action in queued { run(action.story, action.run) }
    } while needsUpdate
  }

  /// Whether so many transitions may follow each other in a step.
  package func admitsTransition(_ count: Int) -> Bool {
    if count > UpdateLimits.transitions { report(.endlessTransitions(UpdateLimits.transitions)) }
    return count <= UpdateLimits.transitions
  }

  /// Counts one more change action of a node in this update; false when it has had its share (UP-11).
  func admitsChangeAction(of node: ViewNode) -> Bool { limits.admitChangeAction(of: node) }

  /// Whether a mark counts: a body that changes what it depends on at every evaluation would never end (UP-06).
  private func admitsMark(of node: ViewNode) -> Bool {
    guard Self.evaluating != nil, !node.isDirty else { return true }
    if limits.admitMark(of: node) { return true }
    report(.endlessChange(node.isComposed ? node.typeName : node.presenterName))
    return false
  }

  @MainActor private func evaluateDirty() {
    while !dirty.isEmpty {
      var batch = spareRoom
      spareRoom = []
      swap(&batch, &dirty)
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.isDirty && node.isAttached {
        Transaction.current.disablesAnimations = node.isDirtyByJump
        node.evaluate()
      }
      Transaction.current.disablesAnimations = false
      batch.removeAll(keepingCapacity: true)
      spareRoom = batch
    }
  }
}
