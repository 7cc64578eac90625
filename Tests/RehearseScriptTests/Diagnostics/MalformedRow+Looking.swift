extension MalformedRow {
  /// The verbs that look and check.
  static let looking: [MalformedRow] = [
    MalformedRow(
      .surplusWord, "state a b",
      """
      error: "b" is one word too many
        state a b
                ^
      hint: state a
      """),
    MalformedRow(
      .invalidPath, "state people[x]",
      """
      error: "people[x]" is no path
        state people[x]
              ^^^^^^^^^
      hint: editor.name, people[0].name or people.count
      """),
    MalformedRow(
      .surplusWord, "state all models",
      """
      error: "models" is one word too many
        state all models
                  ^^^^^^
      hint: state all
      """),
    MalformedRow(
      .surplusWord, "screen all",
      """
      error: "all" is one word too many
        screen all
               ^^^
      hint: screen
      """),
    MalformedRow(
      .surplusWord, "tree all",
      """
      error: "all" is one word too many
        tree all
             ^^^
      hint: tree
      """),
    MalformedRow(
      .surplusWord, "actions now",
      """
      error: "now" is one word too many
        actions now
                ^^^
      hint: actions
      """),
    MalformedRow(
      .missingArgument, "why",
      """
      error: why needs a label
        why
        ^^^
      hint: why Save
      """),
    MalformedRow(
      .surplusWord, "why Add Item",
      """
      error: "Item" is one word too many
        why Add Item
                ^^^^
      hint: why "Add Item"
      """),
    MalformedRow(
      .invalidNumber, "log all",
      """
      error: "all" is no whole number from 1 on
        log all
            ^^^
      hint: type 1 or more
      """),
  ]
}
