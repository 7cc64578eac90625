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

  static let wholes: [LintRow] = [
    LintRow(
      "nothing", "",
      """
      a.flow:1:1: error: there is no step in this script, so that it fails as a test [no-step]
      hint: stage NAME
      """),
    LintRow("a script that only looks, with what it saw", "screen\n| [..]", ""),
    LintRow(
      "a script that checks nothing", "tap Edit\nsave",
      """
      a.flow:1:1: error: this script checks nothing [no-check]
        tap Edit
        ^^^
      hint: expect …, or the output of a command recorded under it
      """),
    LintRow(
      "scenarios that check nothing, or do nothing, or have one title",
      "scenario a\nexpect people\nscenario b\ntap Edit\nscenario a\ntap Edit\n| [..]",
      """
      a.flow:1:10: error: the scenario "a" has no step, so that it fails as a test [no-step]
        scenario a
                 ^
      hint: stage NAME
      a.flow:3:10: error: the scenario "b" checks nothing [no-check]
        scenario b
                 ^
      hint: expect …, or the output of a command recorded under it
      a.flow:5:10: error: there is a scenario "a" already [repeated-scenario]
        scenario a
                 ^
      hint: give this one another title
      """),
    LintRow(
      "settings that are repeated",
      "tag slow\ntimeout 5s\nstage studio\nscenario a\ntag quick slow quick\nskip x; skip y\n"
        + "expected to fail z\nexpect people\nscenario b\ntag quick\ntimeout 2s\nexpect people",
      """
      a.flow:5:11: error: tag slow stands here already [repeated-setting]
        tag quick slow quick
                  ^^^^
      hint: take one of them out
      a.flow:5:16: error: tag quick stands here already [repeated-setting]
        tag quick slow quick
                       ^^^^^
      hint: take one of them out
      a.flow:6:9: error: skip stands here already [repeated-setting]
        skip y
        ^^^^
      hint: take one of them out
      """),
    LintRow(
      "quit ends no scenario but its own",
      "scenario a\ntap Edit; expect people\nquit\nscenario b\ntap Edit; expect people",
      """
      a.flow:3:1: error: quit ends no test [quit-in-test]
        quit
        ^^^^
      hint: delete it; a test ends with its script
      """),
    LintRow(
      "settings never fail, and some words fit nothing",
      "tap Edit; expect people\n! define x { save }\n! option idiom pad\n! tag y\nopen foo\n! open foo",
      """
      a.flow:2:3: error: define x { save } never fails, so that ! is never content [never-fails]
        define x { save }
        ^^^^^^
      hint: define x { save }
      a.flow:3:3: error: option idiom pad never fails, so that ! is never content [never-fails]
        option idiom pad
        ^^^^^^
      hint: option idiom pad
      a.flow:4:3: error: tag y never fails, so that ! is never content [never-fails]
        tag y
        ^^^
      hint: tag y
      a.flow:5:6: error: foo is no URL [unfit-value]
        open foo
             ^^^
      hint: type app://item?id=1
      """),
    LintRow(
      "help of what is not there, and what only keeps or shows",
      "tap Edit; expect people\n! let x = people.count\nhelp zzzz\n! state",
      """
      a.flow:2:3: error: let x = people.count never fails, so that ! is never content [never-fails]
        let x = people.count
        ^^^
      hint: let x = people.count
      a.flow:3:6: error: there is no command zzzz [unknown-verb]
        help zzzz
             ^^^^
      hint: help lists the commands
      a.flow:4:3: error: state never fails, so that ! is never content [never-fails]
        state
        ^^^^^
      hint: state
      """),
    LintRow(
      "what follows quit", "tap Edit\nexpect people\nquit\nsave\nsave",
      """
      a.flow:3:1: error: quit ends no test [quit-in-test]
        quit
        ^^^^
      hint: delete it; a test ends with its script
      a.flow:4:1: error: quit ends the script, so that this is never reached [after-quit]
        save
        ^^^^
      hint: take it out, or quit
      """),
  ]

  static let stages: [LintRow] = [
    LintRow(
      "what the stage does not have",
      """
      stage stuido
      present editr name=Jim
      present editor nam=Jim
      sheet reprot 123
      sheet report
      set editor.isPresented=true
      dismiss people
      option shw all
      expect editor.nme == Jim
      expect editr.name == Jim
      expect editor.canSave == maybe
      expect issue SH-999
      repeat 2 { push detail }
      """,
      """
      a.flow:1:7: error: there is no stage stuido [unknown-stage]
        stage stuido
              ^^^^^^
      hint: did you mean studio?
      a.flow:2:9: error: there is no editor editr on this stage [unknown-editor]
        present editr name=Jim
                ^^^^^
      hint: did you mean editor?
      a.flow:3:16: error: editor has no argument nam [unknown-argument]
        present editor nam=Jim
                       ^^^
      hint: did you mean name?
      a.flow:4:7: error: router has no destination reprot [unknown-destination]
        sheet reprot 123
              ^^^^^^
      hint: did you mean report?
      a.flow:5:1: error: report needs itemID, a String [missing-required]
        sheet report
        ^^^^^
      hint: sheet report itemID=…
      a.flow:6:5: error: editor.isPresented is not settable: its editor keeps it private [not-settable]
        set editor.isPresented=true
            ^^^^^^^^^^^^^^^^^^
      hint: present editor name=…
      a.flow:7:9: error: people has no dismiss of its own [not-dismissible]
        dismiss people
                ^^^^^^
      hint: dismiss
      a.flow:8:8: error: there is no option shw [unknown-option]
        option shw all
               ^^^
      hint: did you mean show?
      a.flow:9:8: error: editor.nme: there is no nme [unknown-path]
        expect editor.nme == Jim
               ^^^^^^^^^^
      hint: did you mean name?
      a.flow:10:8: error: editr.name: there is no editr [unknown-path]
        expect editr.name == Jim
               ^^^^^^^^^^
      hint: did you mean editor?
      a.flow:11:8: error: editor.canSave is a Bool, and maybe is none [unfit-expectation]
        expect editor.canSave == maybe
               ^^^^^^^^^^^^^^
      hint: type true or false
      a.flow:12:14: error: there is no issue SH-999 [unknown-issue]
        expect issue SH-999
                     ^^^^^^
      hint: an id such as W-16
      a.flow:13:17: error: router has no path to push on [no-path]
        push detail
             ^^^^^^
      hint: no router of this stage has pages; actions shows what can be done
      """)
  ]
}
