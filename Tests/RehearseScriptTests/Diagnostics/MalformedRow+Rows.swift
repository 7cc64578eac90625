extension MalformedRow {
  /// Rows of lists.
  static let rows: [MalformedRow] = [
    MalformedRow(
      .missingArgument, "delete",
      """
      error: delete needs a row
        delete
        ^^^^^^
      hint: delete Jim
      """),
    MalformedRow(
      .surplusWord, "delete Jim Smith",
      """
      error: "Smith" is one word too many
        delete Jim Smith
                   ^^^^^
      hint: delete "Jim Smith"
      """),
    MalformedRow(
      .missingArgument, "move",
      """
      error: move needs a row and its place
        move
        ^^^^
      hint: move Jim to 1
      """),
    MalformedRow(
      .expectedWord, "move Jim",
      """
      error: to is missing here
        move Jim
             ^^^
      hint: move Jim to 1
      """),
    MalformedRow(
      .expectedWord, "move Jim 1",
      """
      error: 1 can't stand here, only to
        move Jim 1
                 ^
      hint: move Jim to 1
      """),
    MalformedRow(
      .missingArgument, "move Jim to",
      """
      error: move needs a place
        move Jim to
        ^^^^
      hint: move Jim to 1
      """),
    MalformedRow(
      .invalidNumber, "move Jim to first",
      """
      error: "first" is no whole number from 1 on
        move Jim to first
                    ^^^^^
      hint: type 1 or more
      """),
    MalformedRow(
      .surplusWord, "refresh now",
      """
      error: "now" is one word too many
        refresh now
                ^^^
      hint: refresh
      """),
  ]
}
