extension LintRow {
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
}
