// Variables: what may follow a dollar sign.
extension CompletionFinder {
  /// The place behind a dollar sign that the text ends in, if a variable would be read there.
  func variableContext() -> CompletionContext? {
    let bytes = source.bytes
    let end = bytes.count
    var start = end
    while start > 0, bytes[start - 1] >= 0x80 || Naming.continues(Unicode.Scalar(bytes[start - 1]))
    {
      start -= 1
    }
    let isBraced = start > 0 && bytes[start - 1] == .openBrace
    let dollar = start - (isBraced ? 2 : 1)
    guard dollar >= 0, bytes[dollar] == .dollar,
      start == end || Naming.endOfName(in: bytes, from: start, before: end) == end
    else { return nil }
    // What stands before it decides whether a word with variables can stand here at all.
    let before = CompletionFinder(Source(bytes: Array(bytes[..<dollar])))
    guard !before.isUnreadable, before.allowsVariable else { return nil }
    let around = before.wordContext()
    switch (around.place, around.openQuote) {
    case (.verb, _), (.key, nil), (_, "'"?): return nil
    case (_, "\""?):
      let slashes = bytes[..<dollar].reversed().prefix { $0 == .backslash }.count
      if !slashes.isMultiple(of: 2) { return nil }
    default: break
    }
    var context = CompletionContext(
      place: .variable(isBraced: isBraced), keywords: [],
      partial: String(decoding: bytes[start...], as: UTF8.self), range: start..<end,
      openQuote: around.openQuote)
    context.localVariables = before.localVariables
    return context
  }

  /// The names that `let`, `for` and `define` make in a script.
  static func variables(madeIn script: Script) -> Set<String> {
    Set(CompletionFinder(script.source).localVariables)
  }

  /// The names that `let`, `for` and `define` give before the place, each once.
  private var localVariables: [String] {
    var names: [String] = []
    for command in commands {
      guard let first = command.first, !first.isQuoted else { continue }
      let own: [Word] =
        switch Verb(named: first.text) {
        case .let, .for: Array(command.dropFirst().prefix(1))
        case .define: Array(command.dropFirst(2))
        default: []
        }
      names += own.map(\.text).filter { !names.contains($0) }
    }
    return names
  }
}
