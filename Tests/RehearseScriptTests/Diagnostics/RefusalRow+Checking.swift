extension RefusalRow {
  /// Expectations.
  static let checking: [RefusalRow] = [
    RefusalRow(
      .expectationFailed(expectation: "editor.name == Alice", actual: "\"Jim\"", about: .value),
      "expect editor.name == Alice", "editor.name",
      """
      error: expected editor.name == Alice, but found "Jim"
        expect editor.name == Alice
               ^^^^^^^^^^^
      hint: state shows the models
      """),
    RefusalRow(
      .expectationFailed(expectation: "issue W-16", actual: "no issues", about: .lastStep),
      "expect issue W-16", "issue W-16",
      """
      error: expected issue W-16, but found no issues
        expect issue W-16
               ^^^^^^^^^^
      hint: log shows what happened in the last step
      """),
    RefusalRow(
      .expectationFailed(
        expectation: "enabled Save in Edit", actual: "it disabled",
        about: .control(label: "Save in Edit")), "expect enabled Save in Edit",
      "enabled Save in Edit",
      """
      error: expected enabled Save in Edit, but found it disabled
        expect enabled Save in Edit
               ^^^^^^^^^^^^^^^^^^^^
      hint: why Save in Edit
      """),
    RefusalRow(
      .expectationFailed(
        expectation: "nothing presented", actual: "Studio / cover (Text)", about: .place),
      "expect nothing presented", "nothing presented",
      """
      error: expected nothing presented, but found Studio / cover (Text)
        expect nothing presented
               ^^^^^^^^^^^^^^^^^
      hint: screen shows the place
      """),
    RefusalRow(
      .unknownPath(path: "edtor", component: "edtor", near: ["editor"]),
      "expect edtor.name == Jim", "edtor.name",
      """
      error: there is no edtor in the state
        expect edtor.name == Jim
               ^^^^^^^^^^
      hint: did you mean editor?
      """),
    RefusalRow(
      .unknownPath(path: "editor.nme", component: "nme", near: ["name"]),
      "state editor.nme", "editor.nme",
      """
      error: editor.nme: there is no nme
        state editor.nme
              ^^^^^^^^^^
      hint: did you mean name?
      """),
    RefusalRow(
      .unknownPath(path: "editor.age", component: "age", near: []),
      "state editor.age", "editor.age",
      """
      error: editor.age: there is no age
        state editor.age
              ^^^^^^^^^^
      hint: state editor
      """),
    RefusalRow(
      .unknownPath(path: "teapot", component: "teapot", near: []),
      "state teapot", "teapot",
      """
      error: there is no teapot in the state
        state teapot
              ^^^^^^
      hint: state shows the models, state all the values of every view
      """),
    RefusalRow(
      .ambiguousPath(path: "CounterView", count: 3),
      "state CounterView.count", "CounterView.count",
      """
      error: CounterView names 3 views
        state CounterView.count
              ^^^^^^^^^^^^^^^^^
      hint: CounterView[0] is the first, CounterView[2] the last
      """),
    RefusalRow(
      .pathIndexOutOfRange(path: "people", index: 4, count: 1),
      "expect people[4].name == Jim", "people[4].name",
      """
      error: people has no element [4]; it has 1 element
        expect people[4].name == Jim
               ^^^^^^^^^^^^^^
      hint: type people[0]
      """),
    RefusalRow(
      .pathIndexOutOfRange(path: "people", index: 0, count: 0),
      "expect people[0].name == Jim", "people[0].name",
      """
      error: people has no element [0]; it has no elements
        expect people[0].name == Jim
               ^^^^^^^^^^^^^^
      """),
    RefusalRow(
      .unfitOperator(
        operator: "<", path: "editor.isPresented", type: "Bool", allowed: ["==", "!="]),
      "expect editor.isPresented < 3", "<",
      """
      error: < does not apply to editor.isPresented, a Bool
        expect editor.isPresented < 3
                                  ^
      hint: type == or !=
      """),
    RefusalRow(
      .unfitExpectation(path: "people.count", type: "Int", value: "many", fits: ["a whole number"]),
      "expect people.count == many", "many",
      """
      error: people.count is an Int, and many is none
        expect people.count == many
                               ^^^^
      hint: type a whole number
      """),
    RefusalRow(
      .invalidPattern(pattern: "[", reason: "the bracket is not closed"),
      "expect editor.name matches [", "[",
      """
      error: [ is no regular expression: the bracket is not closed
        expect editor.name matches [
                                   ^
      hint: a pattern with blanks or { } ; stands in quotes
      """),
    RefusalRow(
      .unknownIssue(id: "W-99", near: ["W-09", "W-19"]),
      "expect issue W-99", "W-99",
      """
      error: there is no issue W-99
        expect issue W-99
                     ^^^^
      hint: did you mean W-09 or W-19?
      """),
    RefusalRow(
      .unexpectedSuccess(command: "save"),
      "! save", "save",
      """
      error: save was to fail, but succeeded
        save
        ^^^^
      hint: if it is to succeed, type save
      """),
    RefusalRow(
      .unexpectedSuccess(command: "repeat 2 {\n  save\n}"),
      "! repeat 2 { save }", "repeat",
      """
      error: repeat 2 {\\n  save\\n} was to fail, but succeeded
        repeat 2 { save }
        ^^^^^^
      hint: if it is to succeed, leave the ! out
      """),
    RefusalRow(
      .alwaysBroken(expectation: "people.count > 0", actual: "0", about: .value),
      "delete Jim", "delete",
      """
      error: this step breaks: always people.count > 0; found 0
        delete Jim
        ^^^^^^
      hint: state shows the models
      """),
  ]
}
