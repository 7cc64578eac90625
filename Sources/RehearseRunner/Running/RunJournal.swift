import RehearseScript

/// Where a test is, written where another process can still read it when the one that runs it has ended.
package final class RunJournal {
  /// How many of the latest steps are kept: those of nearly every script, for reports that list them all.
  private static let kept = 1000
  private static let screenLimit = 1000

  /// The numbers, in their order; the steps and the screen's text come behind them.
  private enum Field: Int, CaseIterable {
    case entry, start, end, verbStart, verbEnd, steps, checks, screenLength
  }

  /// The size of the memory in bytes.
  package static let size =
    (Field.allCases.count + 2 * kept) * MemoryLayout<Int>.stride + screenLimit

  private let memory: UnsafeMutableRawBufferPointer

  /// - Parameter memory: at least `size` bytes, filled with zeros, that outlive the journal.
  package init(_ memory: UnsafeMutableRawBufferPointer) {
    self.memory = memory
  }

  private subscript(index: Int) -> Int {
    get { memory.load(fromByteOffset: index * MemoryLayout<Int>.stride, as: Int.self) }
    set {
      memory.storeBytes(of: newValue, toByteOffset: index * MemoryLayout<Int>.stride, as: Int.self)
    }
  }

  private subscript(field: Field) -> Int {
    get { self[field.rawValue] }
    set { self[field.rawValue] = newValue }
  }
}

// MARK: - Writing

extension RunJournal {
  /// A test begins.
  func begin(entry: Int) {
    self[.entry] = entry
    self[.steps] = 0
    self[.checks] = 0
    self[.screenLength] = 0
    end()
  }

  /// A command begins.
  func begin(_ command: Command) {
    self[.start] = command.span.start
    self[.end] = command.span.end
    self[.verbStart] = command.verb.start
    self[.verbEnd] = command.verb.end
  }

  /// No command is running.
  func end() {
    self[.end] = 0
  }

  /// A step was carried out.
  func note(_ command: Command, screen: String) {
    let slot = Field.allCases.count + 2 * (self[.steps] % Self.kept)
    self[slot] = command.span.start
    self[slot + 1] = command.span.end
    self[.steps] += 1
    let text = screen.utf8.prefix(Self.screenLimit)
    UnsafeMutableRawBufferPointer(rebasing: memory[screenOffset...]).copyBytes(from: text)
    self[.screenLength] = text.count
  }

  /// So many things have been compared.
  func note(checks: Int) { self[.checks] = checks }

  private var screenOffset: Int {
    (Field.allCases.count + 2 * Self.kept) * MemoryLayout<Int>.stride
  }
}

// MARK: - Reading

extension RunJournal {
  /// The test that was running.
  package var entry: Int { self[.entry] }

  /// The command that was running, and its verb.
  var command: (span: Span, verb: Span)? {
    guard self[.end] > 0 else { return nil }
    return (Span(self[.start], self[.end]), Span(self[.verbStart], self[.verbEnd]))
  }

  /// How many steps there were.
  var steps: Int { self[.steps] }

  /// How many things had been compared.
  var checks: Int { self[.checks] }

  /// The latest steps, oldest first.
  var latest: [Span] {
    (max(0, steps - Self.kept)..<steps).map { step in
      let slot = Field.allCases.count + 2 * (step % Self.kept)
      return Span(self[slot], self[slot + 1])
    }
  }

  /// The first line of what the last step printed.
  var screen: String? {
    guard self[.screenLength] > 0 else { return nil }
    let text = memory[screenOffset..<(screenOffset + self[.screenLength])]
    return String(decoding: text, as: UTF8.self)
  }
}
