extension RefusalRow {
  /// Time, history and files.
  static let time: [RefusalRow] = [
    RefusalRow(
      .realWaitRefused,
      "wait real 2s", "real",
      """
      error: a test lets no real time pass unless that is allowed
        wait real 2s
             ^^^^
      hint: option real on
      """),
    RefusalRow(
      .waitTooLong(text: "9000h", limit: "8760h"),
      "wait 9000h", "9000h",
      """
      error: the clock can't move by 9000h
        wait 9000h
             ^^^^^
      hint: 8760h is the most
      """),
    RefusalRow(
      .tooFewSteps(verb: "undo", asked: 3, available: 1),
      "undo 3", "3",
      """
      error: undo 3: there is 1 step
        undo 3
             ^
      hint: undo 1
      """),
    RefusalRow(
      .tooFewSteps(verb: "redo", asked: 1, available: 0),
      "redo", "redo",
      """
      error: there is nothing to redo: no step is undone
        redo
        ^^^^
      hint: redo does again what undo took back
      """),
    RefusalRow(
      .tooFewSteps(verb: "redo", asked: 3, available: 2),
      "redo 3", "3",
      """
      error: redo 3: there are 2 undone steps
        redo 3
             ^
      hint: redo 2
      """),
    RefusalRow(
      .tooFewSteps(verb: "undo", asked: 1, available: 0),
      "undo", "undo",
      """
      error: there is nothing to undo: this is the beginning
        undo
        ^^^^
      hint: actions shows what can be done
      """),
    RefusalRow(
      .noSuchSteps(text: "3-9", first: 3, available: 0),
      "history -o all.flow 3-9", "3-9",
      """
      error: there are no steps to write
        history -o all.flow 3-9
                            ^^^
      hint: actions shows what can be done
      """),
    RefusalRow(
      .noSuchSteps(text: "1-99", first: 1, available: 1),
      "history -o all.flow 1-99", "1-99",
      """
      error: 1-99: there is 1 step
        history -o all.flow 1-99
                            ^^^^
      hint: 1-1
      """),
    RefusalRow(
      .noSuchStep(verb: "undo", asked: 12, lowest: 0, highest: 8),
      "undo to 12", "12",
      """
      error: undo can't lead to step 12
        undo to 12
                ^^
      hint: from 0 to 8
      """),
    RefusalRow(
      .noSuchStep(verb: "redo", asked: 3, lowest: 9, highest: 9),
      "redo to 3", "3",
      """
      error: redo can't lead to step 3
        redo to 3
                ^
      hint: redo to 9
      """),
    RefusalRow(
      .noSuchStep(verb: "redo", asked: 3, lowest: 9, highest: 8),
      "redo to 3", "3",
      """
      error: there is nothing to redo: no step is undone
        redo to 3
                ^
      hint: redo does again what undo took back
      """),
    RefusalRow(
      .undoPastRealWait,
      "undo 2", "undo",
      """
      error: undo can't take back real time that has passed
        undo 2
        ^^^^
      hint: reset
      """),
    RefusalRow(
      .undoPastScenario(step: 2, isThere: false),
      "undo 4", "undo",
      """
      error: undo can't lead out of the scenario, which began after step 2
        undo 4
        ^^^^
      hint: undo to 2
      """),
    RefusalRow(
      .undoPastScenario(step: 2, isThere: true),
      "undo", "undo",
      """
      error: undo can't lead out of the scenario, which began after step 2
        undo
        ^^^^
      hint: history shows where it began
      """),
    RefusalRow(
      .fileUnreadable(path: "people.flow", reason: "no such file", isTyped: true),
      "run people.flow", "people.flow",
      """
      error: people.flow can't be read: no such file
        run people.flow
            ^^^^^^^^^^^
      hint: the path begins where rehearse was started
      """),
    RefusalRow(
      .fileUnreadable(path: "/people.flow", reason: "no such file", isTyped: true),
      "run /people.flow", "/people.flow",
      """
      error: /people.flow can't be read: no such file
        run /people.flow
            ^^^^^^^^^^^^
      hint: choose a file that is there and can be read
      """),
    RefusalRow(
      .fileUnreadable(path: "people.flow", reason: "no such file", isTyped: false),
      "run people.flow", "people.flow",
      """
      error: people.flow can't be read: no such file
        run people.flow
            ^^^^^^^^^^^
      hint: the path begins at this script's folder
      """),
    RefusalRow(
      .settingsUnwritable(path: "/dev/null/.config", reason: "Not a directory"),
      "option save", "option",
      """
      error: /dev/null/.config can't be written: Not a directory
        option save
        ^^^^^^
      hint: options are kept in the folder that XDG_CONFIG_HOME names, else in ~/.config
      """),
    RefusalRow(
      .fileUnwritable(path: "there/people.flow", reason: "No such file or directory"),
      "record there/people.flow", "there/people.flow",
      """
      error: there/people.flow can't be written: No such file or directory
        record there/people.flow
               ^^^^^^^^^^^^^^^^^
      hint: choose a folder that can be written to
      """),
    RefusalRow(
      .fileExists(path: "people.flow"),
      "record people.flow", "people.flow",
      """
      error: people.flow exists, and is never overwritten
        record people.flow
               ^^^^^^^^^^^
      hint: choose another name
      """),
    RefusalRow(
      .includeCycle(path: "people.flow"),
      "run people.flow", "people.flow",
      """
      error: people.flow runs itself
        run people.flow
            ^^^^^^^^^^^
      hint: take this line out
      """),
    RefusalRow(
      .notAllowedInInclude(verb: "scenario"),
      #"scenario "Saving""#, "scenario",
      """
      error: scenario can't stand in a script that another one runs
        scenario "Saving"
        ^^^^^^^^
      hint: put it into the outer script
      """),
    RefusalRow(
      .quitInTest,
      "quit", "quit",
      """
      error: quit ends no test
        quit
        ^^^^
      hint: delete it; a test ends with its script
      """),
  ]
}
