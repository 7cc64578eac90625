/// A place in the tree: the identity of a view, with its state, environment and children.
///
/// View values come and go; the node stays while its key and type stay (ST-01).
package final class ViewNode: @unchecked Sendable {
  package let key: NodeKey
  package let depth: Int
  package var graph: ViewGraph { host.graph }

  /// The place around this one, until either of the two goes.
  ///
  /// Not weak: what is referred to weakly counts its references in a table of its own, which makes each one dearer.
  package private(set) unowned(unsafe) var parent: ViewNode?

  package internal(set) var children = ChildNodes.none
  package let box: ViewBox

  /// The environment at this place; children get it unless the view changes it.
  package internal(set) var environment: EnvironmentValues

  /// The host that collects what this place wants presented: a window, a presentation or a page.
  package internal(set) var host: PresentationHost

  /// The stack in whose pages this place lies, if any.
  package internal(set) var navigation: NavigationHost?

  /// What this place is to a person, if anything.
  package internal(set) var semantics: Semantics?

  /// State locations, observed objects and the like, in the order of the view's fields.
  var properties: [AnyObject] = []

  /// What is to run when the place appears and disappears.
  var lifecycle: NodeLifecycle?

  /// The host to which this place says something about its content, if any.
  var contributesTo: Reference<PresentationHost>?

  /// What undoes other registrations with hosts, run when the node goes.
  var onRemove: [() -> Void] = []

  /// What the view is to those who look for its author.
  package internal(set) var role = NodeRole.primitive

  /// Whether a field could not be bound, so that the view is not evaluated (EN-05).
  var isIncomplete = false

  var isDirty = false

  /// Whether the evaluation under way is for another view value or environment, not for a change of what was read.
  var hasNewInput = true

  /// Whether that is for another environment alone.
  var hasNewEnvironment = false

  /// How many view values and environments the place has been given.
  private(set) var inputVersion = 1

  /// Whether all changes that made it out of date disable animations (SH-09).
  var isDirtyByJump = false

  package internal(set) var isAttached = true
  var observation: NodeObservation?
  private var ownReference = OwnReference<ViewNode>()

  /// How often the view has been evaluated.
  package internal(set) var evaluations = 0

  init(
    key: NodeKey, box: ViewBox, parent: ViewNode?,
    environment: EnvironmentValues, host: PresentationHost, navigation: NavigationHost?
  ) {
    self.key = key
    self.box = box
    self.parent = parent
    self.depth = parent.map { $0.depth + 1 } ?? 0
    self.environment = environment
    self.host = host
    self.navigation = navigation
  }

  deinit {
    ownReference.clear()
    children.forEach { $0.parent = nil }
  }
}

extension ViewNode {
  /// What those know the node by who must not keep it.
  var reference: NodeReference { ownReference.get(self) }

  /// Whether this is the first evaluation, so that registrations are still to be made.
  var isNew: Bool { evaluations == 1 }

  /// The name of the view's type, without module and generic arguments.
  package var typeName: String { viewTypeName(box.type) }

  /// Evaluates the view held, and with it all below that has changed.
  @MainActor func evaluate() {
    isDirty = false
    evaluations += 1
    graph.evaluations += 1
    box.update(self)
    hasNewInput = false
  }

  /// Evaluates the view after it, or the environment, has been exchanged.
  @MainActor func evaluateNewInput(isEnvironment: Bool = false) {
    hasNewInput = true
    hasNewEnvironment = isEnvironment
    inputVersion += 1
    evaluate()
  }

  /// The ancestors from the parent up to the root.
  package var ancestors: some Sequence<ViewNode> {
    sequence(state: parent) { (next: inout ViewNode?) in
      defer { next = next?.parent }
      return next
    }
  }

  /// Takes the node and all below it out of the tree: children first, each with its disappear action queued (OR-05).
  ///
  /// What the places kept goes last, when nobody asks any longer what was there.
  func detach() {
    guard isAttached else { return }
    leaveTree()
    release()
    parent = nil
  }

  private func leaveTree() {
    for child in children.reversed() where child.isAttached { child.leaveTree() }
    lifecycle?.leave()
    isAttached = false
    contributesTo?.object?.withdraw(self)
    for undo in onRemove { undo() }
    onRemove = []
    observation?.leave()
    graph.forget(self)
  }

  /// Lets go of what the places kept: closures in there hold the node in turn.
  private func release() {
    var gone = ChildNodes.none
    swap(&gone, &children)
    gone.forEach { child in
      child.release()
      child.parent = nil
    }
    properties = []
    lifecycle = nil
    semantics = nil
  }

  /// Tells every place below whether it is on screen, as when a page is covered or uncovered (NV-19).
  @MainActor func setVisible(_ isVisible: Bool) {
    for child in children where child.host === host || !child.host.isPresentation {
      child.setVisible(isVisible)
    }
    if isVisible { lifecycle?.enter() } else { lifecycle?.leave() }
  }

  /// Whether the node lies before another one in reading order; an ancestor lies after what it holds (MX-04).
  func precedes(_ other: ViewNode) -> Bool {
    var (left, right) = (self, other)
    if left === right { return false }
    while left.depth > right.depth {
      guard let parent = left.parent else { return false }
      if parent === right { return true }
      left = parent
    }
    while right.depth > left.depth {
      guard let parent = right.parent else { return false }
      if parent === left { return false }
      right = parent
    }
    while let leftParent = left.parent, let rightParent = right.parent {
      if leftParent === rightParent {
        let siblings = leftParent.children
        let leftIndex = siblings.firstIndex { $0 === left } ?? 0
        let rightIndex = siblings.firstIndex { $0 === right } ?? 0
        return leftIndex < rightIndex
      }
      (left, right) = (leftParent, rightParent)
    }
    return false
  }
}
