extension LintRow {
  static let checks: [LintRow] = [
    LintRow(
      "events and issues before any step",
      "expect event onDismiss\nexpect not issue SH-20\ntap Edit",
      """
      a.flow:1:8: error: no step stands before this, so there is no event to find [no-step-before]
        expect event onDismiss
               ^^^^^^^^^^^^^^^
      hint: stage NAME
      a.flow:2:8: error: no step stands before this, so there is no issue to find [no-step-before]
        expect not issue SH-20
               ^^^^^^^^^^^^^^^
      hint: stage NAME
      """),
    LintRow(
      "what only a prompt does",
      "tap Edit\nexpect visible Save\nlearn first-sheet --again\noption save\n! hint",
      """
      a.flow:3:1: error: learn is for the prompt, where somebody types [only-at-prompt]
        learn first-sheet --again
        ^^^^^
      hint: type it at the prompt, on a line of its own
      a.flow:4:1: error: option save is for the prompt, where somebody types [only-at-prompt]
        option save
        ^^^^^^
      hint: type it at the prompt, on a line of its own
      a.flow:5:3: error: hint is for the prompt, where somebody types [only-at-prompt]
        hint
        ^^^^
      hint: type it at the prompt, on a line of its own
      """),
    LintRow(
      "a prompt that was pasted, and a value that is missing",
      "tap Edit\nstudio> expect people\noption idiom\noption nope\nexpect people",
      """
      a.flow:2:1: error: this is what the prompt shows, and no command [pasted-prompt]
        studio> expect people
        ^^^^^^^
      hint: expect people
      a.flow:3:1: error: idiom needs a value; it is phone now [missing-option-value]
        option idiom
        ^^^^^^
      hint: option idiom phone, pad or mac
      a.flow:4:8: error: there is no option nope [unknown-option]
        option nope
               ^^^^
      hint: help option lists them
      """),
    LintRow(
      "an option may raise what is expected of it", "option system 16\nexpect issue W-05\nsave"),
    LintRow(
      "sides that are the same",
      "tap Edit\nlet a = state editor.name\nexpect editor.name == $a\nexpect editor.name == editor.name\n"
        + "expect editor.name != people[0].name",
      """
      a.flow:3:23: error: editor.name is compared with its own value [compared-with-itself]
        expect editor.name == $a
                              ^^
      hint: let it be kept before a step
      a.flow:4:23: error: editor.name is taken for a text here, not for a path [path-as-text]
        expect editor.name == editor.name
                              ^^^^^^^^^^^
      hint: let other = state editor.name; expect editor.name == $other
      a.flow:5:23: error: people[0].name is taken for a text here, not for a path [path-as-text]
        expect editor.name != people[0].name
                              ^^^^^^^^^^^^^^
      hint: let other = state people[0].name; expect editor.name == $other
      """),
    LintRow(
      "checks of the same",
      "tap Edit\nexpect visible Save\nexpect visible Save\nexpect not visible Save",
      """
      a.flow:3:8: error: visible Save was checked already, and no step came between [repeated-check]
        expect visible Save
               ^^^^^^^^^^^^
      hint: take one of them out
      a.flow:4:8: error: not visible Save can't hold: its opposite was checked, and no step came between \
      [contradictory-check]
        expect not visible Save
               ^^^^^^^^^^^^^^^^
      """),
    LintRow(
      "commands that never fail", "tap Edit\n! screen\n! repeat 2 { ! state all }",
      """
      a.flow:2:3: error: screen never fails, so that ! is never content [never-fails]
        screen
        ^^^^^^
      hint: screen
      a.flow:3:16: error: state all never fails, so that ! is never content [never-fails]
        state all
        ^^^^^
      hint: state all
      """),
    LintRow(
      "always, and no step",
      "tap Edit\nalways expect people.count > 0\nexpect people\nstage studio\nalways people",
      """
      a.flow:2:15: error: no step follows that could break it: people.count > 0 [never-checked]
        always expect people.count > 0
                      ^^^^^^^^^^^^^^^^
      hint: expect people.count > 0
      a.flow:5:8: error: no step follows that could break it: people [never-checked]
        always people
               ^^^^^^
      hint: expect people
      """),
  ]
}
