extension MalformedRow {
  /// The verbs that scripts are made of.
  static let scripts: [MalformedRow] = [
    MalformedRow(
      .missingArgument, "stage",
      """
      error: stage needs a stage
        stage
        ^^^^^
      hint: stage studio
      """),
    MalformedRow(
      .duplicateKey, "stage studio name=1 name=2",
      """
      error: name is given twice
        stage studio name=1 name=2
                            ^^^^
      hint: type name= once
      """),
    MalformedRow(
      .missingArgument, "scenario",
      """
      error: scenario needs a title
        scenario
        ^^^^^^^^
      hint: scenario "Saving renames the person"
      """),
    MalformedRow(
      .surplusWord, "scenario Saving renames",
      """
      error: "renames" is one word too many
        scenario Saving renames
                        ^^^^^^^
      hint: scenario "Saving renames"
      """),
    MalformedRow(
      .missingArgument, "tag",
      """
      error: tag needs a tag
        tag
        ^^^
      hint: tag slow
      """),
    MalformedRow(
      .missingArgument, "skip",
      """
      error: skip needs a reason
        skip
        ^^^^
      hint: skip "waits for the server"
      """),
    MalformedRow(
      .surplusWord, "skip needs a server",
      """
      error: "a" is one word too many
        skip needs a server
                   ^
      hint: skip "needs a server"
      """),
    MalformedRow(
      .missingArgument, "timeout",
      """
      error: timeout needs a duration
        timeout
        ^^^^^^^
      hint: timeout 5s
      """),
    MalformedRow(
      .invalidDuration, "timeout long",
      """
      error: "long" is no duration
        timeout long
                ^^^^
      hint: a number and its unit: 300ms, 2s, 5m or 1h
      """),
    MalformedRow(
      .noTime, "timeout 0s",
      """
      error: "0s" leaves no time
        timeout 0s
                ^^
      hint: timeout 5s
      """),
    MalformedRow(
      .expectedWord, "expected",
      """
      error: to is missing here
        expected
        ^^^^^^^^
      hint: expected to fail "a known defect"
      """),
    MalformedRow(
      .expectedWord, "expected to",
      """
      error: fail is missing here
        expected to
                 ^^
      hint: expected to fail "REASON"
      """),
    MalformedRow(
      .missingArgument, "expected to fail",
      """
      error: expected needs a reason
        expected to fail
        ^^^^^^^^
      hint: expected to fail "REASON"
      """),
    MalformedRow(
      .expectedWord, "expected to work",
      """
      error: work can't stand here, only fail
        expected to work
                    ^^^^
      hint: expected to fail "REASON"
      """),
    MalformedRow(
      .missingArgument, "let",
      """
      error: let needs a name and a value
        let
        ^^^
      hint: let who = Jim
      """),
    MalformedRow(
      .invalidName, "let 1x = 2",
      """
      error: "1x" is no name
        let 1x = 2
            ^^
      hint: a name is a letter or _, then letters, digits or _
      """),
    MalformedRow(
      .expectedWord, "let x",
      """
      error: = is missing here
        let x
            ^
      hint: let who = Jim
      """),
    MalformedRow(
      .expectedWord, "let x 2",
      """
      error: 2 can't stand here, only =
        let x 2
              ^
      hint: let who = Jim
      """),
    MalformedRow(
      .missingArgument, "let x =",
      """
      error: let needs a value
        let x =
        ^^^
      hint: let who = Jim
      """),
    MalformedRow(
      .surplusWord, "let x = 1 2",
      """
      error: "2" is one word too many
        let x = 1 2
                  ^
      hint: let x = "1 2"
      """),
    MalformedRow(
      .invalidPath, "let x = state a..b",
      """
      error: "a..b" is no path
        let x = state a..b
                      ^^^^
      hint: editor.name, people[0].name or people.count
      """),
    MalformedRow(
      .missingArgument, "run",
      """
      error: run needs a file
        run
        ^^^
      hint: run people.flow who=Jim
      """),
    MalformedRow(
      .notKeyValue, "run a.flow b",
      """
      error: "b" sets nothing without =
        run a.flow b
                   ^
      hint: b=…
      """),
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
      .scenarioBehindCommand, "save; scenario \"Late\"", in: "people.flow",
      """
      error: a scenario begins on a line of its own
        scenario "Late"
        ^^^^^^^^
      hint: begin a new line before scenario
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
