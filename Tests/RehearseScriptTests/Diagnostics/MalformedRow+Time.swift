extension MalformedRow {
  /// The verbs that let time pass.
  static let time: [MalformedRow] = [
    MalformedRow(
      .surplusWord, "advance 1s",
      """
      error: "1s" is one word too many
        advance 1s
                ^^
      hint: advance
      """),
    MalformedRow(
      .missingArgument, "wait",
      """
      error: wait needs a duration
        wait
        ^^^^
      hint: wait 300ms
      """),
    MalformedRow(
      .invalidDuration, "wait 3",
      """
      error: "3" is no duration
        wait 3
             ^
      hint: a number and its unit: 300ms, 2s, 5m or 1h
      """),
    MalformedRow(
      .invalidDuration, "wait 3 s",
      """
      error: "3" is no duration
        wait 3 s
             ^
      hint: a number and its unit: 300ms, 2s, 5m or 1h
      """),
    MalformedRow(
      .invalidDuration, "wait 1.5ms",
      """
      error: "1.5ms" is no duration
        wait 1.5ms
             ^^^^^
      hint: a number and its unit: 300ms, 2s, 5m or 1h
      """),
    MalformedRow(
      .missingArgument, "wait real",
      """
      error: wait needs a duration
        wait real
        ^^^^
      hint: wait real DURATION
      """),
    MalformedRow(
      .invalidDuration, "wait real soon",
      """
      error: "soon" is no duration
        wait real soon
                  ^^^^
      hint: a number and its unit: 300ms, 2s, 5m or 1h
      """),
  ]
}
