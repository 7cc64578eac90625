/// Counts who runs, shortly before a drain gives up.
struct JobCensus {
  /// How many jobs before the limit it begins.
  static let span = 256

  private var counts: [UInt: Int] = [:]
  private var names: [UInt: String] = [:]
  private var descriptions: [UInt: String] = [:]

  /// Counts a job that is about to run.
  mutating func note(_ next: ReadyJob) {
    counts[next.identity, default: 0] += 1
    if descriptions[next.identity] == nil {
      let place = next.isOnMainActor ? "on the main actor" : "off the main actor"
      descriptions[next.identity] = "a task without a name, \(place),"
    }
  }

  /// Remembers the name of the task that is running.
  mutating func noteNameOfCurrentTask() {
    guard let name = Task.name else { return }
    let identity = withUnsafeCurrentTask { unsafeBitCast($0, to: UInt.self) }
    names[identity] = name
  }

  /// The task that ran most often, in words.
  var culprit: String? {
    guard let most = counts.values.max() else { return nil }
    let frequent = counts.filter { $0.value * 2 > most }.keys
    // A task with a name says more than the nameless ones it works with.
    if let name = frequent.compactMap({ names[$0] }).min() { return "the task “\(name)”" }
    return frequent.compactMap { descriptions[$0] }.min()
  }
}
