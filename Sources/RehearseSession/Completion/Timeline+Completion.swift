import RehearseScript

// The numbers of steps: where one can go, what can be compared or written.
extension Timeline {
  /// The steps that a command may name, the nearest first, each with what was typed for it.
  ///
  /// - Parameter partial: what has been typed of a range, whose first step may stand already.
  func stepOffers(_ verb: Verb?, _ partial: String) -> [Offer] {
    let now = journal.stepCount
    switch verb {
    case .undo: return offers((lowestToUndo..<max(lowestToUndo, now)).reversed())
    case .redo: return offers(now + 1..<now + 1 + journal.undoneCount)
    case .diff: return offers((0..<now + 1).reversed())
    case .history:
      let end = partial.lastIndex(of: "-")
      guard let end, let first = Int(partial[..<end]), first > 0, first <= now else {
        return offers((1..<now + 1).reversed()) { "\($0)-\(now)" }
      }
      return offers(first..<now + 1) { "\(first)-\($0)" }
    default: return []
    }
  }

  private func offers(
    _ numbers: some Sequence<Int>, _ text: (Int) -> String = { "\($0)" }
  ) -> [Offer] {
    let typed = journal.entries.filter { $0.kind == .step }.map(\.typed)
    return numbers.map { number in
      let line = number == 0 ? "the start" : typed[number - 1]
      let first = line.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return Offer(text(number), first, .literal)
    }
  }

  /// The first step to which one can go back: nothing before a scenario, or before real time, can be had again.
  private var lowestToUndo: Int {
    let entries = journal.entries[..<journal.head]
    let real = entries.lastIndex { $0.kind == .step && $0.isReal }
    return max(scenarioStart, real.map { journal.stepNumber(at: $0) } ?? 0)
  }
}
