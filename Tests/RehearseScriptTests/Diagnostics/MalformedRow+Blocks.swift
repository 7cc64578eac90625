extension MalformedRow {
  /// Blocks, and verbs of one's own.
  static let blocks: [MalformedRow] = [
    MalformedRow(
      .missingArgument, "repeat",
      """
      error: repeat needs a number and a block
        repeat
        ^^^^^^
      hint: repeat 2 { sheet report 123; dismiss }
      """),
    MalformedRow(
      .missingArgument, "repeat { save }",
      """
      error: repeat needs a number and a block
        repeat
        ^^^^^^
      hint: repeat 2 { sheet report 123; dismiss }
      """),
    MalformedRow(
      .missingBlock, "repeat 3",
      """
      error: a block in braces must follow on this line
        repeat 3
               ^
      hint: repeat 3 { … }
      """),
    MalformedRow(
      .missingBlock, "repeat 3 save",
      """
      error: a block in braces must follow on this line
        repeat 3 save
                 ^^^^
      hint: repeat 3 { save }
      """),
    MalformedRow(
      .invalidNumber, "repeat x { save }",
      """
      error: "x" is no whole number from 1 on
        repeat x
               ^
      hint: type 1 or more
      """),
    MalformedRow(
      .textAfterBlock, "repeat 2 { save } save",
      """
      error: "save" can't follow a block on its line
        repeat 2 { save } save
                          ^^^^
      hint: begin a new line, or type ; first
      """),
    MalformedRow(
      .unclosedBlock, "repeat 2 { save",
      """
      error: this block is never closed
        repeat 2 {
                 ^
      hint: end it with }
      """),
    MalformedRow(
      .notAllowedInBlock, "repeat 2 { undo }",
      """
      error: undo can't stand in a block
        undo
        ^^^^
      hint: type undo on a line of its own
      """),
    MalformedRow(
      .missingArgument, "for",
      """
      error: for needs a name and its values
        for
        ^^^
      hint: for who in Ann Bo { present editor; set name=$who; save }
      """),
    MalformedRow(
      .expectedWord, "for x",
      """
      error: in is missing here
        for x
            ^
      hint: for who in Ann Bo { present editor; set name=$who; save }
      """),
    MalformedRow(
      .expectedWord, "for x Jim { save }",
      """
      error: Jim can't stand here, only in
        for x Jim
              ^^^
      hint: for who in Ann Bo { present editor; set name=$who; save }
      """),
    MalformedRow(
      .missingArgument, "for x in { save }",
      """
      error: for needs a value
        for x in
        ^^^
      hint: for who in Ann Bo { present editor; set name=$who; save }
      """),
    MalformedRow(
      .missingBlock, "for x in a b",
      """
      error: a block in braces must follow on this line
        for x in a b
                   ^
      hint: for x in a b { … }
      """),
    MalformedRow(
      .invalidName, "for 1 in a { save }",
      """
      error: "1" is no name
        for 1 in a
            ^
      hint: a name is a letter or _, then letters, digits or _
      """),
    MalformedRow(
      .missingArgument, "define",
      """
      error: define needs a name
        define
        ^^^^^^
      hint: define rename who { set name=$who; save }
      """),
    MalformedRow(
      .missingBlock, "define rename",
      """
      error: a block in braces must follow on this line
        define rename
               ^^^^^^
      hint: define rename { … }
      """),
    MalformedRow(
      .reservedName, "define tap a { save }",
      """
      error: tap is a command already
        define tap a
               ^^^
      hint: give yours another name
      """),
    MalformedRow(
      .reservedName, "define go { save }",
      """
      error: go is kept for a later version
        define go
               ^^
      hint: give yours another name
      """),
    MalformedRow(
      .duplicateParameter, "define x a a { save }",
      """
      error: the parameter a is named twice
        define x a a
                   ^
      hint: give it another name
      """),
    MalformedRow(
      .invalidName, "define x 1 { save }",
      """
      error: "1" is no name
        define x 1
                 ^
      hint: a name is a letter or _, then letters, digits or _
      """),
  ]
}
