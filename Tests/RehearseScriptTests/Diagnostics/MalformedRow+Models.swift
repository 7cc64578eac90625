extension MalformedRow {
  /// The verbs that drive registered models.
  static let models: [MalformedRow] = [
    MalformedRow(
      .missingArgument, "present",
      """
      error: present needs an editor
        present
        ^^^^^^^
      hint: present editor name=Jim
      """),
    MalformedRow(
      .notKeyValue, "present editor Jim",
      """
      error: "Jim" sets nothing without =
        present editor Jim
                       ^^^
      hint: Jim=…
      """),
    MalformedRow(
      .notKeyValue, "present editor name Jim",
      """
      error: "name" sets nothing without =
        present editor name Jim
                       ^^^^
      hint: name=Jim
      """),
    MalformedRow(
      .surplusWord, "present editor name=Jim Smith",
      """
      error: "Smith" is one word too many
        present editor name=Jim Smith
                                ^^^^^
      hint: present editor name="Jim Smith"
      """),
    MalformedRow(
      .duplicateKey, "present editor name=Jim name=Alice",
      """
      error: name is given twice
        present editor name=Jim name=Alice
                                ^^^^
      hint: type name= once
      """),
    MalformedRow(
      .emptyKey, "present editor =Jim",
      """
      error: a field must stand before the =
        present editor =Jim
                       ^^^^
      hint: name=Jim
      """),
    MalformedRow(
      .invalidKey, "present editor first-name=Jim",
      """
      error: first-name is neither a field nor a path
        present editor first-name=Jim
                       ^^^^^^^^^^
      hint: a label stands in quotes: "first-name"=Jim
      """),
    MalformedRow(
      .missingArgument, "set",
      """
      error: set needs a field and its value
        set
        ^^^
      hint: set name=Alice
      """),
    MalformedRow(
      .notKeyValue, "set name",
      """
      error: "name" sets nothing without =
        set name
            ^^^^
      hint: name=…
      """),
    MalformedRow(
      .surplusWord, "set name=Jim Smith age=3",
      """
      error: "Smith" is one word too many
        set name=Jim Smith age=3
                     ^^^^^
      hint: set name="Jim Smith" age=3
      """),
    MalformedRow(
      .duplicateKey, #"set "Name"=Jim "Name"=Alice"#,
      """
      error: Name is given twice
        set "Name"=Jim "Name"=Alice
                       ^^^^^^
      hint: type Name= once
      """),
    MalformedRow(
      .surplusWord, "save now",
      """
      error: "now" is one word too many
        save now
             ^^^
      hint: save
      """),
    MalformedRow(
      .surplusWord, "cancel it",
      """
      error: "it" is one word too many
        cancel it
               ^^
      hint: cancel
      """),
    MalformedRow(
      .missingArgument, "sheet",
      """
      error: sheet needs a destination
        sheet
        ^^^^^
      hint: sheet report 123
      """),
    MalformedRow(
      .duplicateKey, "sheet report a=1 a=2",
      """
      error: a is given twice
        sheet report a=1 a=2
                         ^
      hint: type a= once
      """),
    MalformedRow(
      .emptyKey, "sheet report =1",
      """
      error: a field must stand before the =
        sheet report =1
                     ^^
      hint: name=1
      """),
    MalformedRow(
      .missingArgument, "push",
      """
      error: push needs a route
        push
        ^^^^
      hint: push person 1
      """),
    MalformedRow(
      .duplicateKey, "push person id=1 id=2",
      """
      error: id is given twice
        push person id=1 id=2
                         ^^
      hint: type id= once
      """),
    MalformedRow(
      .invalidNumber, "pop x",
      """
      error: "x" is no whole number from 1 on
        pop x
            ^
      hint: type 1 or more
      """),
    MalformedRow(
      .invalidNumber, "pop 0",
      """
      error: "0" is no whole number from 1 on
        pop 0
            ^
      hint: type 1 or more
      """),
    MalformedRow(
      .surplusWord, "pop 2 3",
      """
      error: "3" is one word too many
        pop 2 3
              ^
      hint: pop 2
      """),
    MalformedRow(
      .surplusWord, "back 2",
      """
      error: "2" is one word too many
        back 2
             ^
      hint: back
      """),
    MalformedRow(
      .surplusWord, "dismiss editor now",
      """
      error: "now" is one word too many
        dismiss editor now
                       ^^^
      hint: dismiss editor
      """),
  ]
}
