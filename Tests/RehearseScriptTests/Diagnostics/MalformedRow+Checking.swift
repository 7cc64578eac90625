extension MalformedRow {
  /// The verbs that check.
  static let checking: [MalformedRow] = [
    MalformedRow(
      .missingArgument, "expect",
      """
      error: expect needs a path, or what to look for
        expect
        ^^^^^^
      hint: expect editor.name == Jim
      """),
    MalformedRow(
      .missingArgument, "expect not",
      """
      error: expect needs a path, or what to look for, behind not
        expect not
        ^^^^^^
      hint: expect editor.name == Jim
      """),
    MalformedRow(
      .surplusWord, "expect not not a",
      """
      error: "not" is one word too many
        expect not not a
                   ^^^
      hint: expect not …
      """),
    MalformedRow(
      .invalidPath, "expect a==b",
      """
      error: "a==b" is no path
        expect a==b
               ^^^^
      hint: editor.name, people[0].name or people.count
      """),
    MalformedRow(
      .expectedWord, "expect a equals b",
      """
      error: equals can't stand here, only ==, !=, <, <=, >, >=, contains or matches
        expect a equals b
                 ^^^^^^
      hint: type ==, !=, <, <=, >, >=, contains or matches
      """),
    MalformedRow(
      .missingArgument, "expect a ==",
      """
      error: expect needs a value behind ==
        expect a ==
        ^^^^^^
      hint: expect editor.name == Jim
      """),
    MalformedRow(
      .expectedWord, "expect presented",
      """
      error: sheet, cover, popover, alert, dialog or files is missing here
        expect presented
               ^^^^^^^^^
      hint: type sheet, cover, popover, alert, dialog or files
      """),
    MalformedRow(
      .expectedWord, "expect presented shet",
      """
      error: shet can't stand here, only sheet, cover, popover, alert, dialog or files
        expect presented shet
                         ^^^^
      hint: did you mean sheet?
      """),
    MalformedRow(
      .surplusWord, "expect presented sheet Edit Info",
      """
      error: "Info" is one word too many
        expect presented sheet Edit Info
                                    ^^^^
      hint: expect presented sheet "Edit Info"
      """),
    MalformedRow(
      .expectedWord, "expect nothing",
      """
      error: presented is missing here
        expect nothing
               ^^^^^^^
      hint: expect nothing presented
      """),
    MalformedRow(
      .expectedWord, "expect nothing here",
      """
      error: here can't stand here, only presented
        expect nothing here
                       ^^^^
      hint: expect nothing presented
      """),
    MalformedRow(
      .missingArgument, "expect visible",
      """
      error: expect needs a label
        expect visible
        ^^^^^^
      hint: expect visible LABEL
      """),
    MalformedRow(
      .surplusWord, "expect visible Add Item",
      """
      error: "Item" is one word too many
        expect visible Add Item
                           ^^^^
      hint: expect visible "Add Item"
      """),
    MalformedRow(
      .pathNeedsBackQuotes, "expect visible == true",
      """
      error: visible is a word of expect here, not a path
        expect visible == true
               ^^^^^^^
      hint: expect `visible` == true
      """),
    MalformedRow(
      .missingArgument, "expect enabled",
      """
      error: expect needs a label
        expect enabled
        ^^^^^^
      hint: expect enabled LABEL
      """),
    MalformedRow(
      .missingArgument, "expect disabled",
      """
      error: expect needs a label
        expect disabled
        ^^^^^^
      hint: expect disabled LABEL
      """),
    MalformedRow(
      .missingArgument, "expect event",
      """
      error: expect needs an event's text
        expect event
        ^^^^^^
      hint: expect event TEXT
      """),
    MalformedRow(
      .missingArgument, "expect issue",
      """
      error: expect needs an issue's id
        expect issue
        ^^^^^^
      hint: expect issue ID
      """),
    MalformedRow(
      .surplusWord, "expect issue W-16 W-17",
      """
      error: "W-17" is one word too many
        expect issue W-16 W-17
                          ^^^^
      hint: expect issue W-16
      """),
    MalformedRow(
      .missingArgument, "always",
      """
      error: always needs a path, or what to look for
        always
        ^^^^^^
      hint: always expect people.count > 0
      """),
    MalformedRow(
      .missingArgument, "always expect",
      """
      error: always needs a path, or what to look for
        always expect
        ^^^^^^
      hint: always expect people.count > 0
      """),
  ]
}
