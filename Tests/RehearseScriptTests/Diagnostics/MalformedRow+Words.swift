extension MalformedRow {
  /// Quotes, escapes and variables in arguments.
  static let words: [MalformedRow] = [
    MalformedRow(
      .unclosedQuote, #"tap "Save"#,
      """
      error: this quote is never closed; quotes can't go on in the next line
        tap "Save
            ^^^^^
      hint: end the word with "
      """),
    MalformedRow(
      .unclosedQuote, "tap 'Save",
      """
      error: this quote is never closed; quotes can't go on in the next line
        tap 'Save
            ^^^^^
      hint: end the word with '
      """),
    MalformedRow(
      .unknownEscape, #"type "a\qb""#,
      #"""
      error: \q is no escape
        type "a\qb"
               ^^
      hint: \" \\ \n \t \$ \u{1F600} are escapes; for a backslash type \\
      """#),
    MalformedRow(
      .invalidScalar, #"type "\u{110000}""#,
      #"""
      error: \u{110000} names no character
        type "\u{110000}"
              ^^^^^^^^^^
      hint: type the character's number in hexadecimal, such as \u{1F600}
      """#),
    MalformedRow(
      .invalidScalar, #"type "\u{}""#,
      #"""
      error: \u{} names no character
        type "\u{}"
              ^^^^
      hint: type the character's number in hexadecimal, such as \u{1F600}
      """#),
    MalformedRow(
      .unknownEscape, #"type "\u00e9""#,
      #"""
      error: \u is no escape
        type "\u00e9"
              ^^
      hint: \" \\ \n \t \$ \u{1F600} are escapes; for a backslash type \\
      """#),
    MalformedRow(
      .quotedVerb, #""tap" Save"#,
      """
      error: a quoted word is never a command
        "tap" Save
        ^^^^^
      hint: tap
      """),
    MalformedRow(
      .bangWithoutBlank, "!save",
      """
      error: ! is a word of its own
        !save
        ^^^^^
      hint: ! save
      """),
    MalformedRow(
      .bangWithoutCommand, "!",
      """
      error: ! needs the command that must fail
        !
        ^
      hint: ! save
      """),
    MalformedRow(
      .doubleBang, "! ! save",
      """
      error: a command can't be expected to fail to fail
        ! save
        ^
      hint: type ! once
      """),
    MalformedRow(
      .bangExpect, "! expect a",
      """
      error: an expectation is turned around by not
        expect a
        ^^^^^^
      hint: expect not …
      """),
    MalformedRow(
      .strayBrace, "save }",
      """
      error: there is no block for this } to end
        save }
             ^
      hint: in a label, type it as "}"
      """),
    MalformedRow(
      .unexpectedBrace, "tap {",
      """
      error: a block can't begin here
        tap {
            ^
      hint: only repeat, for and define have blocks; type "{"
      """),
    MalformedRow(
      .outputAfterCommand, "save; | screen: Studio",
      """
      error: expected output begins a line of its own
        | screen: Studio
        ^
      hint: begin a new line before the |
      """),
    MalformedRow(
      .outputAfterCommand, "save | screen: Studio",
      """
      error: expected output begins a line of its own
        save | screen: Studio
             ^
      hint: begin a new line before the |
      """),
    MalformedRow(
      .surplusWord, "tap 日本語 ボタン",
      """
      error: "ボタン" is one word too many
        tap 日本語 ボタン
                   ^^^^^^
      hint: tap "日本語 ボタン"
      """),
    MalformedRow(
      .surplusWord, "tap é́ café x",
      """
      error: "café" is one word too many
        tap é́ café x
              ^^^^
      hint: tap "é́ café x"
      """),
  ]
}
