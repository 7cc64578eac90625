extension MalformedRow {
  /// Scenarios, and what is said of them.
  static let scenarios: [MalformedRow] = [
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
      .scenarioBehindCommand, "save; scenario \"Late\"", in: "people.flow",
      """
      error: a scenario begins on a line of its own
        scenario "Late"
        ^^^^^^^^
      hint: begin a new line before scenario
      """),
  ]
}
