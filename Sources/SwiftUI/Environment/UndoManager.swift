/// What can be taken back, and done again; Foundation has none on this platform.
///
/// What is registered within one event is taken back at once.
open class UndoManager: @unchecked Sendable {
  // Like Apple's, it is to be used on the main thread only, though nothing in its type says so.

  /// What leads back across one event.
  private struct Group {
    var name = ""
    var actions: [() -> Void] = []
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var open: Group?
  private var depth = 0
  private var disabling = 0

  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0

  /// Whether what is registered within one event belongs together.
  open var groupsByEvent = true

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  public init() {}

  /// Keeps what takes a change back; while that runs, what it registers is for doing the change again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open == nil { begin() }
    open?.actions.append { [weak target] in
      if let target { handler(target) }
    }
    if !isUndoing && !isRedoing { redoGroups = [] }
  }

  /// Takes the last group back.
  open func undo() {
    close()
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does again what was taken back last.
  open func redo() {
    close()
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }
}

extension UndoManager {
  public var canUndo: Bool { !undoGroups.isEmpty || open?.actions.isEmpty == false }
  public var canRedo: Bool { !redoGroups.isEmpty }
  public var undoActionName: String { (open ?? undoGroups.last)?.name ?? "" }
  public var redoActionName: String { redoGroups.last?.name ?? "" }
  public var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  public var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }
  public var isUndoRegistrationEnabled: Bool { disabling == 0 }
  public var groupingLevel: Int { max(depth, open == nil ? 0 : 1) }

  /// Names the group that is open, or the last one.
  public func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = actionName
    }
  }

  /// Begins a group that ends with `endUndoGrouping`; within another one it is part of that.
  public func beginUndoGrouping() {
    if depth == 0 { close() }
    depth += 1
    if open == nil { open = Group() }
  }

  /// Ends a group.
  public func endUndoGrouping() {
    depth = max(0, depth - 1)
    if depth == 0 { close() }
  }

  /// Keeps nothing until `enableUndoRegistration`.
  public func disableUndoRegistration() { disabling += 1 }

  /// Keeps what is registered again.
  public func enableUndoRegistration() { disabling = max(0, disabling - 1) }

  /// Forgets everything.
  public func removeAllActions() {
    undoGroups = []
    redoGroups = []
    open = nil
  }

  private static func title(_ word: String, _ name: String) -> String {
    name.isEmpty ? word : "\(word) \(name)"
  }

  /// Opens the group of the event under way, which ends when the main queue comes to its next turn.
  private func begin() {
    open = Group()
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    DispatchQueue.main.async { [weak self] in
      if let self, depth == 0 { close() }
    }
  }

  private func close() {
    guard let group = open else { return }
    open = nil
    guard !group.actions.isEmpty else { return }
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if levelsOfUndo > 0 { undoGroups = undoGroups.suffix(levelsOfUndo) }
    }
  }

  private func run(_ group: Group) {
    open = Group(name: group.name)
    for action in group.actions.reversed() { action() }
    close()
  }
}

extension EnvironmentValues {
  /// What can be taken back in the app's window; nil outside of one.
  public var undoManager: UndoManager? { graphReference?.object?.undoManager }
}
