/// A `key=value` argument.
package struct KeyedValue: Hashable, Sendable {
  package let key: Key
  package let value: Word

  /// From the key to the end of the value.
  package var span: Span { key.span.merged(with: value.span) }
}

/// What stands before the equals sign: a field or a path to one, or the label of a control in quotes.
package enum Key: Hashable, Sendable {
  case path(Path)
  case label(Word)

  package var span: Span {
    switch self {
    case .path(let path): path.span
    case .label(let word): word.span
    }
  }

  /// The key without quotes.
  package var text: String {
    switch self {
    case .path(let path): path.text
    case .label(let word): word.text
    }
  }
}

/// An argument by position or by key.
package enum Argument: Hashable, Sendable {
  case positional(Word)
  case keyed(KeyedValue)

  package var value: Word {
    switch self {
    case .positional(let word): word
    case .keyed(let keyed): keyed.value
    }
  }

  package var span: Span {
    switch self {
    case .positional(let word): word.span
    case .keyed(let keyed): keyed.span
    }
  }
}

/// Where a sheet or a push leads: `report`, or `router.report` where there are several routers.
package struct Destination: Hashable, Sendable {
  package let word: Word
  package let router: String?
  package let name: String

  init(_ word: Word) {
    self.word = word
    if !word.isQuoted, let dot = word.text.utf8.firstIndex(of: UInt8(ascii: ".")) {
      router = String(word.text[..<dot])
      name = String(word.text[word.text.utf8.index(after: dot)...])
    } else {
      router = nil
      name = word.text
    }
  }
}

/// A whole number, at least as great as its place asks for.
package struct Number: Hashable, Sendable {
  package let word: Word

  /// The number; the least one allowed while a variable waits to be replaced.
  package let value: Int
}

/// A stretch of time such as `300ms`, `2s` or `1h`.
package struct Delay: Hashable, Sendable {
  package let word: Word

  /// How long; 0 while a variable waits to be replaced.
  package let milliseconds: Int
}

/// Which state is asked for.
package enum StateScope: Hashable, Sendable {
  case models
  case all
  case path(Path)
}

/// The keys that can be pressed.
package enum KeyPress: String, CaseIterable, Hashable, Sendable {
  case `return`, escape, tab, space, delete, up, down, left, right, home, end
}

/// What a variable gets.
package enum LetValue: Hashable, Sendable {
  case word(Word)
  case state(Path)
}

/// How far to go back or forth among the steps.
package enum Travel: Hashable, Sendable {
  /// By a number of steps; one unless it is told.
  case by(Number?)
  /// To the state after a step; 0 is the start.
  case to(Number)
}

/// What is wanted of the history: to see it, or a part of it as a script.
package enum HistoryRequest: Hashable, Sendable {
  case recent(Number?)
  case write(file: Word, steps: StepRange)
}

/// A first and a last step, such as `3-9`.
package struct StepRange: Hashable, Sendable {
  package let word: Word
  package let bounds: ClosedRange<Int>
}

/// Where to record, or that recording ends.
package enum RecordRequest: Hashable, Sendable {
  case file(Word)
  case off
}

/// The commands between braces, and where these stand.
package struct Block: Sendable {
  package let commands: [Command]
  package let span: Span
}

// MARK: - Hashable

extension Block: Hashable {
  package static func == (left: Block, right: Block) -> Bool { left.commands == right.commands }

  package func hash(into hasher: inout Hasher) { hasher.combine(commands) }
}
