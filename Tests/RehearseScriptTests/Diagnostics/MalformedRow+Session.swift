extension MalformedRow {
  /// The verbs of the session, verbs of one's own, and reserved words.
  static let session: [MalformedRow] = [
    MalformedRow(
      .invalidNumber, "undo all",
      """
      error: "all" is no whole number from 1 on
        undo all
             ^^^
      hint: type 1 or more
      """),
    MalformedRow(
      .invalidNumber, "redo 0",
      """
      error: "0" is no whole number from 1 on
        redo 0
             ^
      hint: type 1 or more
      """),
    MalformedRow(
      .surplusWord, "reset all",
      """
      error: "all" is one word too many
        reset all
              ^^^
      hint: reset
      """),
    MalformedRow(
      .invalidNumber, "history all",
      """
      error: "all" is no whole number from 1 on
        history all
                ^^^
      hint: type 1 or more
      """),
    MalformedRow(
      .missingArgument, "history -o",
      """
      error: history needs a file
        history -o
        ^^^^^^^
      hint: history -o FILE FIRST-LAST
      """),
    MalformedRow(
      .missingArgument, "history -o part.flow",
      """
      error: history needs a range of steps
        history -o part.flow
        ^^^^^^^
      hint: history -o part.flow FIRST-LAST
      """),
    MalformedRow(
      .invalidRange, "history -o part.flow 9-3",
      """
      error: "9-3" is no range of steps
        history -o part.flow 9-3
                             ^^^
      hint: first and last step, such as 3-9
      """),
    MalformedRow(
      .missingArgument, "record",
      """
      error: record needs a file, or off
        record
        ^^^^^^
      hint: record people.flow
      """),
    MalformedRow(
      .surplusWord, "record a b",
      """
      error: "b" is one word too many
        record a b
                 ^
      hint: record "a b"
      """),
    MalformedRow(
      .missingArgument, "option",
      """
      error: option needs a name and a value
        option
        ^^^^^^
      hint: option show changes
      """),
    MalformedRow(
      .surplusWord, "option show all now",
      """
      error: "now" is one word too many
        option show all now
                        ^^^
      hint: option show all
      """),
    MalformedRow(
      .surplusWord, "stages all",
      """
      error: "all" is one word too many
        stages all
               ^^^
      hint: stages
      """),
    MalformedRow(
      .surplusWord, "learn a b",
      """
      error: "b" is one word too many
        learn a b
                ^
      hint: learn a
      """),
    MalformedRow(
      .surplusWord, "hint 2",
      """
      error: "2" is one word too many
        hint 2
             ^
      hint: hint
      """),
    MalformedRow(
      .surplusWord, "solution all",
      """
      error: "all" is one word too many
        solution all
                 ^^^
      hint: solution
      """),
    MalformedRow(
      .missingArgument, "apropos",
      """
      error: apropos needs a word
        apropos
        ^^^^^^^
      hint: apropos sheet
      """),
    MalformedRow(
      .surplusWord, "help a b",
      """
      error: "b" is one word too many
        help a b
               ^
      hint: help a
      """),
    MalformedRow(
      .surplusWord, "quit now",
      """
      error: "now" is one word too many
        quit now
             ^^^
      hint: quit
      """),
    MalformedRow(
      .unclosedQuote, #"diff "a"#,
      """
      error: this quote is never closed; quotes can't go on in the next line
        diff "a
             ^^
      hint: end the word with "
      """),
    MalformedRow(
      .unclosedQuote, #"rename "a"#,
      """
      error: this quote is never closed; quotes can't go on in the next line
        rename "a
               ^^
      hint: end the word with "
      """),
    MalformedRow(
      .unexpectedBrace, "rename {",
      """
      error: a block can't begin here
        rename {
               ^
      hint: only repeat, for and define have blocks; type "{"
      """),
  ]
}
