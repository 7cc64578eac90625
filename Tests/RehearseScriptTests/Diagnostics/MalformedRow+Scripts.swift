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
  ]
}
