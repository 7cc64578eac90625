extension MalformedRow {
  /// Bytes that are no text, and lines in the wrong place.
  static let lines: [MalformedRow] = [
    MalformedRow(
      .invalidUTF8, bytes: Array("tap Caf".utf8) + [0xE9, 0x20, 0x31],
      """
      error: the byte 0xE9 is not valid UTF-8 here
        tap Caf\u{FFFD} 1
               ^
      hint: save the file as UTF-8 text
      """),
    MalformedRow(
      .loneCarriageReturn, "state\rtap Save\r",
      """
      error: a carriage return alone ends no line
        state\\u{D}tap Save
             ^^^^^
      hint: save the file with line feeds (LF or CRLF)
      """),
    MalformedRow(
      .nulCharacter, "tap \u{0}Save",
      #"""
      error: a NUL character can't stand in a command
        tap \u{0}Save
            ^^^^^
      hint: delete it
      """#),
    MalformedRow(
      .unfinishedLine, #"tap Save \"#,
      #"""
      error: the line goes on behind this backslash, but nothing follows
        tap Save \
                 ^
      hint: delete the backslash, or type the rest on the next line
      """#),
    MalformedRow(
      .blocksTooDeep,
      String(repeating: "repeat 2 {", count: 65) + String(repeating: "}", count: 65),
      """
      error: blocks lie more than 64 deep
        repeat 2 {
                 ^
      hint: define a verb for the inner ones
      """),
    MalformedRow(
      .outputBeforeCommand, "| screen: Studio\nsave",
      """
      error: expected output stands before any command
        | screen: Studio
        ^^^^^^^^^^^^^^^^
      hint: put the command that prints it on a line above
      """),
    MalformedRow(
      .outputInsideBlock, "repeat 2 {\n  save\n  | screen: Studio\n}",
      """
      error: expected output can't stand inside a block, which prints as a whole
        | screen: Studio
        ^^^^^^^^^^^^^^^^
      hint: put it behind the closing }
      """),
  ]
}
