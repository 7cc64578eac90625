/// What the user typed, in this session and before; trouble with its file never ends a session.
package final class History {
  /// The entries, oldest first, as they were typed.
  package private(set) var entries: [String] = []

  private let limit: Int
  private let warn: (HistoryTrouble) -> Void
  /// Nil once the file gave trouble: the history is in memory only from then on.
  private var file: HistoryFile?
  private var unsaved: [String] = []
  /// Whether the lock was held for long: then it is no longer waited for.
  private var isBusy = false
  private var hasWarned = false

  /// A history of this session alone.
  package init() {
    limit = Self.usualLimit
    warn = { _ in }
  }

  /// Loads the history at `path` (see `standardPath`); `warn` is called at most once.
  package init(
    path: String?, limit: Int = History.usualLimit,
    warn: @escaping (HistoryTrouble) -> Void = { _ in }
  ) {
    self.limit = limit
    self.warn = warn
    guard let path else {
      report(HistoryTrouble(problem: .noFolder))
      return
    }
    let file = HistoryFile(path: path, limit: limit)
    self.file = file
    attempt { () throws(HistoryTrouble) in entries = try file.load() }
  }

  /// Adds an entry and saves it; false if it is not one to keep.
  ///
  /// Not kept are blank ones, those that begin with a blank, and a repetition of the last one.
  @discardableResult
  package func remember(_ entry: String) -> Bool {
    let entry = HistoryLine.trimmed(entry)
    guard HistoryLine.isKept(entry), entry != entries.last else { return false }
    entries.append(entry)
    if entries.count > limit + limit / 10 {
      entries.removeFirst(entries.count - limit)
    }
    guard let file else { return true }
    unsaved.append(entry)
    attempt { () throws(HistoryTrouble) in
      try file.append(unsaved, patiently: !isBusy)
      unsaved = []
      isBusy = false
    }
    return true
  }

  /// Forgets everything, in the file too, while other sessions go on.
  package func clear() {
    entries = []
    unsaved = []
    guard let file else { return }
    attempt { () throws(HistoryTrouble) in try file.clear() }
  }
}

extension History {
  /// How many entries are kept.
  package static let usualLimit = 10_000

  /// Where the user's history belongs; nil if there is no home folder.
  package static func standardPath(
    environment: (String) -> String? = Terminal.environment
  ) -> String? {
    StateFolder.path(of: "history", environment: environment)
  }

  private func attempt(_ work: () throws(HistoryTrouble) -> Void) {
    do {
      try work()
    } catch {
      report(error)
    }
  }

  private func report(_ trouble: HistoryTrouble) {
    // A lock that is held may be free next time; everything else stays as it is.
    isBusy = trouble.problem == .busy
    if !isBusy {
      file = nil
      unsaved = []
    }
    guard !hasWarned else { return }
    hasWarned = true
    warn(trouble)
  }
}
