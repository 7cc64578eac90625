extension Diagnostic.Kind {
  /// What is said about text that can't be read as commands.
  var readingText: Diagnostic.Text? {
    switch self {
    case .invalidUTF8(let byte):
      let digits = String(byte, radix: 16, uppercase: true)
      return .init(
        "the byte 0x\(digits) is not valid UTF-8 here", hint: "save the file as UTF-8 text")
    case .nulCharacter:
      return .init("a NUL character can't stand in a command", hint: "delete it")
    case .loneCarriageReturn:
      return .init(
        "a carriage return alone ends no line", hint: "save the file with line feeds (LF or CRLF)")
    case .unclosedQuote(let quote):
      return .init(
        "this quote is never closed; quotes can't go on in the next line",
        hint: "end the word with \(quote)")
    case .unknownEscape(let text):
      return .init(
        "\(text) is no escape",
        hint: #"\" \\ \n \t \$ \u{1F600} are escapes; for a backslash type \\"#)
    case .invalidScalar(let text):
      return .init(
        "\(text) names no character",
        hint: #"type the character's number in hexadecimal, such as \u{1F600}"#)
    case .unfinishedLine:
      return .init(
        "the line goes on behind this backslash, but nothing follows",
        hint: "delete the backslash, or type the rest on the next line")
    case .unclosedBlock:
      return .init("this block is never closed", hint: "end it with }")
    case .strayBrace:
      return .init("there is no block for this } to end", hint: #"in a label, type it as "}""#)
    case .unexpectedBrace:
      return .init(
        "a block can't begin here", hint: #"only repeat, for and define have blocks; type "{""#)
    case .missingBlock(let header, let body):
      return .init(
        "a block in braces must follow on this line", hint: "\(header) { \(body ?? "…") }")
    case .textAfterBlock(let text):
      return .init(
        "\(Wording.quoted(text)) can't follow a block on its line",
        hint: "begin a new line, or type ; first")
    case .blocksTooDeep(let limit):
      return .init(
        "blocks lie more than \(limit) deep", hint: "define a verb for the inner ones")
    case .outputBeforeCommand:
      return .init(
        "expected output stands before any command",
        hint: "put the command that prints it on a line above")
    case .outputInsideBlock:
      return .init(
        "expected output can't stand inside a block, which prints as a whole",
        hint: "put it behind the closing }")
    case .outputAfterCommand:
      return .init(
        "expected output begins a line of its own", hint: "begin a new line before the |")
    case .notAllowedInBlock(let verb):
      return .init("\(verb) can't stand in a block", hint: "type \(verb) on a line of its own")
    case .scenarioBehindCommand:
      return .init(
        "a scenario begins on a line of its own", hint: "begin a new line before scenario")
    case .quotedVerb(let verb):
      return .init("a quoted word is never a command", hint: verb)
    case .bangWithoutBlank(let rest):
      return .init("! is a word of its own", hint: "! \(rest)")
    case .bangWithoutCommand:
      return .init("! needs the command that must fail", hint: "! save")
    case .doubleBang:
      return .init("a command can't be expected to fail to fail", hint: "type ! once")
    case .bangExpect:
      return .init("an expectation is turned around by not", hint: "expect not …")
    case .missingArgument(let typed, let argument, let example):
      let verb = typed.prefix { $0 != " " }
      return .init(
        "\(verb) needs \(argument)", hint: example ?? CommandTable.pattern(for: typed))
    case .surplusWord(let word, let before, let phrase, let after):
      return .init(
        "\(Wording.quoted(word)) is one word too many",
        hint: before + (phrase.map(Quoting.quoted) ?? "") + after)
    case .expectedWord(let typed, let choices, let found):
      let wanted = Wording.list(choices)
      let near = Suggestion.near(found ?? "", in: choices)
      let message =
        found.map { "\($0.isEmpty ? "\"\"" : $0) can't stand here, only \(wanted)" }
        ?? "\(wanted) is missing here"
      let pattern = choices.count == 1 ? CommandTable.pattern(for: typed) : nil
      return .init(message, hint: Wording.near(near, otherwise: pattern ?? "type \(wanted)"))
    case .notKeyValue(let word, let next):
      let value = next.map(Quoting.word) ?? "…"
      return .init("\(Wording.quoted(word)) sets nothing without =", hint: "\(word)=\(value)")
    case .emptyKey(let value):
      return .init("a field must stand before the =", hint: "name=\(value)")
    case .invalidKey(let key, let value):
      return .init(
        "\(key) is neither a field nor a path",
        hint: "a label stands in quotes: \(Quoting.quoted(key))=\(value)")
    case .duplicateKey(let key):
      return .init("\(key) is given twice", hint: "type \(key)= once")
    case .invalidName(let name):
      return .init(
        "\(Wording.quoted(name)) is no name",
        hint: "a name is a letter or _, then letters, digits or _")
    case .duplicateParameter(let name):
      return .init("the parameter \(name) is named twice", hint: "give it another name")
    case .reservedName(let name):
      let isPlanned = Verb(named: name).map { CommandTable[$0].category == .reserved } ?? false
      return .init(
        isPlanned ? "\(name) is kept for a later version" : "\(name) is a command already",
        hint: "give yours another name")
    case .invalidPath(let text):
      return .init(
        "\(Wording.quoted(text)) is no path", hint: "editor.name, people[0].name or people.count")
    case .invalidNumber(let text, let least):
      return .init(
        "\(Wording.quoted(text)) is no whole number from \(least) on", hint: "type \(least) or more"
      )
    case .invalidDuration(let text):
      return .init(
        "\(Wording.quoted(text)) is no duration", hint: "a number and its unit: 300ms, 2s, 5m or 1h"
      )
    case .noTime(let text):
      return .init("\(Wording.quoted(text)) leaves no time", hint: "timeout 5s")
    case .invalidRange(let text):
      return .init(
        "\(Wording.quoted(text)) is no range of steps", hint: "first and last step, such as 3-9")
    case .pathNeedsBackQuotes(let word, let rest):
      return .init(
        "\(word) is a word of expect here, not a path", hint: "expect `\(word)` \(rest)")
    default:
      return nil
    }
  }
}
