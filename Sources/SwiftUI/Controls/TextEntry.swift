/// How what is typed into a field becomes a value, and the value a text.
nonisolated struct TextEntry {
  private enum Source {
    /// The text is the value.
    case text(Binding<String>)
    /// The text is written and read; the node keeps what is typed and is no value yet.
    case parsed(@MainActor (ViewNode) -> Control.Access<String>)
  }

  private let source: Source

  /// Whether an empty text means no value.
  var canBeMissing = false

  /// The text is the value.
  init(_ text: Binding<String>) {
    source = .text(text)
  }

  /// A format style writes the value and reads it.
  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    self.init(value, write: { format.format($0) }, read: { try? format.parseStrategy.parse($0) })
  }

  /// A format style writes the value and reads it; an empty field means no value.
  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, _ format: Format)
  where Format.FormatOutput == String {
    self.init(
      value, write: { $0.map { format.format($0) } ?? "" },
      read: { text in
        if text.isEmpty { return .some(nil) }
        return (try? format.parseStrategy.parse(text)).map { .some($0) }
      })
    canBeMissing = true
  }

  /// A formatter writes the value and reads it.
  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    self.init(
      value, write: { formatter.string(for: $0) ?? "" },
      read: { text in
        if let numbers = formatter as? NumberFormatter {
          return numbers.number(from: text) as? Value
        }
        if let dates = formatter as? DateFormatter { return dates.date(from: text) as? Value }
        return text as? Value
      })
  }

  private init<Value>(
    _ value: Binding<Value>, write: @escaping (Value) -> String,
    read: @escaping (String) -> Value?
  ) {
    let parsed = ViewInput(ParsedValue(value: value, write: write, read: read))
    source = .parsed { node in
      let draft = Draft<Value>.kept(in: node)
      return Control.Access(
        get: { parsed.value.text(draft) }, set: { parsed.value.set($0, draft) })
    }
  }

  /// Gives a field its text.
  @MainActor func access(_ node: ViewNode) -> Control.Access<String> {
    switch source {
    case .text(let text): Control.Access(text)
    case .parsed(let access): access(node)
    }
  }
}

/// Texts that are values are the same in the same place; how others are written and read can't be compared.
extension TextEntry: Equatable {
  static func == (left: TextEntry, right: TextEntry) -> Bool {
    guard case .text(let left) = left.source, case .text(let right) = right.source else {
      return false
    }
    return Binding.isSameInput(left, right)
  }
}

/// A value that is written as a text and read from one.
private nonisolated struct ParsedValue<Value> {
  let value: Binding<Value>
  let write: (Value) -> String
  let read: (String) -> Value?

  func text(_ draft: Draft<Value>) -> String {
    let current = value.wrappedValue
    return draft.text(for: current) ?? write(current)
  }

  func set(_ text: String, _ draft: Draft<Value>) {
    if let newValue = read(text) { value.wrappedValue = newValue }
    draft.keep(text, for: value.wrappedValue)
  }
}

/// What stands in a field as typed, until its value changes in another way.
private final class Draft<Value> {
  private var typed: (text: String, value: Value)?

  static func kept(in node: ViewNode) -> Draft {
    if let kept = node.properties.first as? Draft { return kept }
    let draft = Draft()
    node.properties = [draft]
    return draft
  }

  func keep(_ text: String, for value: Value) {
    typed = (text, value)
  }

  func text(for value: Value) -> String? {
    guard let typed, ValueComparison.areEqual(typed.value, value) else { return nil }
    return typed.text
  }
}
