import CRehearseReadline
import Glibc
import RehearseText

/// Reads lines at a prompt: with editing, history and completion where the terminal can do that.
///
/// It belongs to the main thread, and only one can be reading at a time.
package final class LineEditor {
  /// What fits at a byte offset of a line.
  package typealias Completer = (_ line: String, _ cursor: Int) -> Completions

  private let terminal: Terminal
  private let history: History
  private let completer: Completer
  private lazy var plainInput = PlainInput(
    descriptor: terminal.input, heedsInterrupts: terminal.isInteractive)
  private var isStarted = false
  private var pending: [InputLine] = []
  private var offered = Completions.none

  package init(
    terminal: Terminal = Terminal(), history: History = History(),
    completer: @escaping Completer = { _, _ in .none }
  ) {
    self.terminal = terminal
    self.history = history
    self.completer = completer
  }

  /// Asks for a line; lines that were pasted together come one at a time.
  package func readLine(prompt: Prompt) -> LineResult {
    if !pending.isEmpty {
      return .text(nextPending(after: prompt))
    }
    guard terminal.supportsEditing else {
      return readPlainLine(prompt: prompt)
    }
    start()
    let result = edit(prompt: prompt)
    guard case .text(let entered) = result else { return result }
    pending = InputLine.lines(in: entered.bytes)
    return .text(pending.removeFirst())
  }

  /// Adds what was entered, perhaps over several lines, to the history.
  package func remember(_ entry: String) {
    guard history.remember(entry), isStarted, let last = history.entries.last else { return }
    rehearse_readline_history_add(last)
  }

  /// Forgets the rest of a paste, for when its first lines did not go as hoped; gives how many lines that are.
  package func dropPendingLines() -> Int {
    defer { pending = [] }
    return pending.count
  }
}

extension LineEditor {
  private func start() {
    guard !isStarted else { return }
    isStarted = true
    rehearse_readline_start(Int32(History.usualLimit))
    for entry in history.entries {
      rehearse_readline_history_add(entry)
    }
  }

  private func edit(prompt: Prompt) -> LineResult {
    let text = prompt.fitting(columns: max(8, terminal.size.columns / 2))
      .editorText(color: terminal.usesColor)
    let callbacks = RehearseReadlineCallbacks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      complete: { context, line, cursor in
        guard let context, let line else { return }
        LineEditor.at(context).complete(line: line, cursor: cursor)
      },
      list: { context, columns, rows in
        guard let context else { return }
        LineEditor.at(context).list(columns: Int(columns), rows: Int(rows))
      })
    var line: UnsafeMutablePointer<CChar>?
    let outcome = withExtendedLifetime(self) { rehearse_readline_read(text, callbacks, &line) }
    switch outcome {
    case .text:
      defer { free(line) }
      guard let line else { return .end }
      let bytes = UnsafeRawBufferPointer(start: line, count: strlen(line))
      return .text(InputLine(bytes: Array(bytes)))
    case .interrupt: return .interrupt
    case .end: return .end
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> LineEditor {
    Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  }

  private func complete(line: UnsafePointer<CChar>, cursor: Int) {
    guard let line = String(validatingCString: line) else { return }
    offered = completer(line, cursor).typeable
    guard let insertion = offered.insertion(into: line, cursor: cursor) else { return }
    if insertion.removedAfterCursor > 0 {
      rehearse_readline_remove_after_cursor(insertion.removedAfterCursor)
    }
    rehearse_readline_offer(insertion.common)
    insertion.alternatives.forEach { rehearse_readline_offer($0) }
  }

  private func list(columns: Int, rows: Int) {
    let text = CompletionListing(items: offered.items).text(columns: columns, rows: rows)
    rehearse_readline_print(text, text.utf8.count)
  }

  /// A line of a paste is shown as if it had been typed now, so that its output has a place.
  private func nextPending(after prompt: Prompt) -> InputLine {
    let line = pending.removeFirst()
    let shown = ControlCharacters.escaped(String(decoding: line.bytes, as: UTF8.self))
    terminal.write(prompt.terminalText(color: terminal.usesColor) + shown + "\n")
    return line
  }

  private func readPlainLine(prompt: Prompt) -> LineResult {
    // Before the prompt shows: whoever sees it may press Control-C.
    if terminal.isInteractive {
      rehearse_interrupts_take()
      terminal.write(prompt.plainText)
    }
    defer {
      if terminal.isInteractive { rehearse_interrupts_give_back() }
    }
    do {
      let result = try plainInput.nextLine()
      if terminal.isInteractive, plainInput.endsWithinLine { terminal.write("\n") }
      return result
    } catch {
      return .end
    }
  }
}
