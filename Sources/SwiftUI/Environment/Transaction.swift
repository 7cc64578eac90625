/// The context of a state change: how it is to be animated, here without effect but for the grouping of updates (UP-03).
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?

  /// Whether animations are off for the change (SH-09).
  public var disablesAnimations = false

  /// Whether the change is one of a continuous series.
  public var isContinuous = false

  /// Makes a plain transaction.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The group that writes fall into now: 0 outside of any animation.
  nonisolated(unsafe) static var currentSerial = 0
  nonisolated(unsafe) private static var lastSerial = 0
  nonisolated(unsafe) static var current = Transaction()

  /// The graph that the code running now has changed something in, if any (UP-21).
  ///
  /// Not weak, for that would make every reference to the graph dearer; a graph that goes takes itself out.
  nonisolated(unsafe) unowned(unsafe) static var changedGraph: ViewGraph?

  /// Runs code whose writes make an update of their own, if they are animated (UP-03).
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard animation != nil || disablesAnimations else { return try body() }
    let (outer, outerSerial) = (Self.current, Self.currentSerial)
    defer { (Self.current, Self.currentSerial) = (outer, outerSerial) }
    Self.lastSerial += 1
    Self.currentSerial = Self.lastSerial
    Self.current = self
    return try body()
  }
}

/// When an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete
  case removed
}

/// Runs code whose state changes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction(animation: animation).perform(body)
}

/// Runs code whose state changes are animated; the completion runs once, after their update, or at once without any (UP-21).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let completion = viewAction(completion)
  let outer = Transaction.changedGraph
  Transaction.changedGraph = nil
  defer { Transaction.changedGraph = Transaction.changedGraph ?? outer }
  let result = try Transaction(animation: animation).perform(body)
  if let graph = Transaction.changedGraph {
    graph.enqueue(StoryAction(.completion, owner: nil), completion)
  } else if ViewGraph.isOnMainActor() {
    MainActor.assumeIsolated(completion)
  } else {
    Task { @MainActor in completion() }
  }
  return result
}

/// Runs code whose state changes carry a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.perform(body)
}

/// Runs code whose state changes carry a transaction in which one property has another value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try transaction.perform(body)
}
