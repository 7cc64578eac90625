/// What happened of late, in order: a ring that is always written and seldom read.
///
/// It keeps types and plain values, so that nothing of the app lives longer for being told of, but for what content has
/// read too late, whose values are the story. Noting an event takes a few nanoseconds; the oldest are forgotten.
package struct Story {
  /// How many events are kept.
  package static let capacity = 4096

  private var ring: [StoryEvent] = []

  /// How many events there have been.
  package private(set) var count = 0

  /// Where the outermost command under way begins.
  private var start = 0

  /// Whether tasks run at present, and whether one of them has written anything.
  private var isInTasks = false
  private var hasToldTasks = false

  /// How many commands are under way: a block's are within it.
  private var depth = 0

  /// Notes an event.
  mutating func add(_ event: consuming StoryEvent) {
    if isInTasks, !hasToldTasks, case .write = event {
      hasToldTasks = true
      add(.action(StoryAction(.task, owner: nil)))
    }
    if ring.count < Self.capacity {
      ring.append(event)
    } else {
      ring[count & (Self.capacity - 1)] = event
    }
    count += 1
  }

  /// Puts another event in the place of one of late.
  mutating func replace(at place: Int, with event: consuming StoryEvent) {
    guard place >= count - ring.count else { return }
    ring[place & (Self.capacity - 1)] = event
  }

  /// Says that tasks are to run, or have run; what they write meanwhile is theirs.
  package mutating func letTasksRun(_ isBeginning: Bool) {
    if !isBeginning, hasToldTasks { add(.actionEnd) }
    isInTasks = isBeginning
    hasToldTasks = false
  }

  /// Begins a command; one within another belongs to it.
  package mutating func begin(_ command: some StringProtocol) {
    if depth == 0 { start = count }
    add(.command(depth == 0 ? String(command) : "  " + command))
    depth += 1
  }

  /// Ends the command that began last; one that was refused is as if it had not been.
  package mutating func end(isKept: Bool = true) {
    depth -= 1
    guard !isKept, depth == 0 else { return }
    let added = count - start
    if count <= Self.capacity {
      ring.removeLast(added)
      count = start
    } else if added == 1 {
      // A ring that is full has lost an old event for it, which is nothing to the story of late.
      ring[start & (Self.capacity - 1)] = .event("")
    }
  }

  /// The last commands with all that followed from them, oldest first; `isCut` says that older events are forgotten.
  package func commands(_ wanted: Int) -> (events: [StoryEvent], isCut: Bool) {
    var events: [StoryEvent] = []
    var found = 0
    var index = count
    let first = max(0, count - Self.capacity)
    while index > first, found < wanted {
      index -= 1
      let event = ring[index & (Self.capacity - 1)]
      events.append(event)
      if case .command(let text) = event, !text.hasPrefix("  ") { found += 1 }
    }
    return (events.reversed(), index == first && first > 0 && found < wanted)
  }
}

extension ViewGraph {
  /// Runs an action with its beginning and end noted.
  @MainActor func run(_ action: StoryAction?, _ body: @MainActor () -> Void) {
    guard let action else { return body() }
    story.add(.action(action))
    body()
    story.add(.actionEnd)
  }
}

extension StoryValue {
  /// The value if keeping it keeps nothing else alive, else whether it is nil.
  init<Value>(_ value: Value) {
    if _isPOD(Value.self) || Value.self == String.self || Value.self == String?.self {
      self = .value(value)
    } else if _isOptional(Value.self), case Optional<Any>.none = value as Any {
      self = .null
    } else {
      self = .other
    }
  }
}
