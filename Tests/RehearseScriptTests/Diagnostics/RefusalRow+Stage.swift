extension RefusalRow {
  /// What the stage has registered.
  static let stage: [RefusalRow] = [
    RefusalRow(
      .unknownModel(name: "editr", near: ["editor"]),
      "dismiss editr", "editr",
      """
      error: there is no model editr on this stage
        dismiss editr
                ^^^^^
      hint: did you mean editor?
      """),
    RefusalRow(
      .unknownEditor(name: "edtor", near: ["editor"]),
      "present edtor name=Jim", "edtor",
      """
      error: there is no editor edtor on this stage
        present edtor name=Jim
                ^^^^^
      hint: did you mean editor?
      """),
    RefusalRow(
      .unknownEditor(name: "people", near: []),
      "present people", "people",
      """
      error: there is no editor people on this stage
        present people
                ^^^^^^
      hint: help present lists the editors
      """),
    RefusalRow(
      .unknownRouter(name: "way", near: [], known: ["sheet router.…", "sheet desk.…"]),
      "sheet way.report", "way",
      """
      error: there is no router way on this stage
        sheet way.report
              ^^^
      hint: sheet router.… or sheet desk.…
      """),
    RefusalRow(
      .unknownRouter(name: "ruter", near: ["router"], known: ["sheet router.…"]),
      "sheet ruter.report", "ruter",
      """
      error: there is no router ruter on this stage
        sheet ruter.report
              ^^^^^
      hint: did you mean router?
      """),
    RefusalRow(
      .unknownDestination(name: "reprot", router: "router", verb: "sheet", near: ["report"]),
      "sheet reprot 123", "reprot",
      """
      error: router has no destination reprot
        sheet reprot 123
              ^^^^^^
      hint: did you mean report?
      """),
    RefusalRow(
      .unknownDestination(name: "shelf", router: "router", verb: "push", near: []),
      "push shelf", "shelf",
      """
      error: router has no destination shelf
        push shelf
             ^^^^^
      hint: help push lists the destinations
      """),
    RefusalRow(
      .unknownStage(name: "studo", near: ["studio"]),
      "stage studo", "studo",
      """
      error: there is no stage studo
        stage studo
              ^^^^^
      hint: did you mean studio?
      """),
    RefusalRow(
      .unknownOption(name: "shwo", near: ["show"]),
      "option shwo all", "shwo",
      """
      error: there is no option shwo
        option shwo all
               ^^^^
      hint: did you mean show?
      """),
    RefusalRow(
      .unknownOptionValue(option: "show", value: "most", choices: ["all", "changes", "none"]),
      "option show most", "most",
      """
      error: show can't be most
        option show most
                    ^^^^
      hint: option show all, changes or none
      """),
    RefusalRow(
      .nothingRegistered(what: .editor),
      "present editor", "present",
      """
      error: this stage has no editor
        present editor
        ^^^^^^^
      hint: tap, type and the other hands need none; stages lists the stages
      """),
    RefusalRow(
      .ambiguousRouter(destination: "report", routers: ["left", "right"], verb: "sheet"),
      "sheet report 123", "report",
      """
      error: report is a destination of left and right
        sheet report 123
              ^^^^^^
      hint: sheet left.report or sheet right.report
      """),
    RefusalRow(
      .ambiguousModel(models: ["editor", "router"]),
      "dismiss", "dismiss",
      """
      error: editor and router can be dismissed
        dismiss
        ^^^^^^^
      hint: dismiss editor or dismiss router
      """),
    RefusalRow(
      .notDismissible(model: "people", models: ["editor"]),
      "dismiss people", "people",
      """
      error: people has no dismiss of its own
        dismiss people
                ^^^^^^
      hint: dismiss editor
      """),
    RefusalRow(
      .notDismissible(model: "people", models: []),
      "dismiss people", "people",
      """
      error: people has no dismiss of its own
        dismiss people
                ^^^^^^
      hint: dismiss
      """),
    RefusalRow(
      .noPath(router: "router", verb: "push", others: []),
      "push person 1", "person",
      """
      error: router has no path to push on
        push person 1
             ^^^^^^
      hint: no router of this stage has pages; actions shows what can be done
      """),
    RefusalRow(
      .noPath(router: "desk", verb: "push", others: ["push help", "push shelves.chapter"]),
      "push desk.help", "desk.help",
      """
      error: desk has no path to push on
        push desk.help
             ^^^^^^^^^
      hint: push help or push shelves.chapter
      """),
    RefusalRow(
      .noPath(router: "router", verb: "pop", others: []),
      "pop", "pop",
      """
      error: router has no path to pop from
        pop
        ^^^
      hint: no router of this stage has pages; actions shows what can be done
      """),
    RefusalRow(
      .noPath(router: "way", verb: "sheet", others: []),
      "sheet report 1", "report",
      """
      error: way has no sheets
        sheet report 1
              ^^^^^^
      hint: no router of this stage has sheets; actions shows what can be done
      """),
    RefusalRow(
      .missingOptionValue(option: "idiom", now: "phone", choices: ["phone", "pad", "mac"]),
      "option idiom", "option",
      """
      error: idiom needs a value; it is phone now
        option idiom
        ^^^^^^
      hint: option idiom phone, pad or mac
      """),
    RefusalRow(
      .missingOptionValue(option: "real", now: nil, choices: ["on", "off"]),
      "option real", "option",
      """
      error: real needs a value
        option real
        ^^^^^^
      hint: option real on or off
      """),
    RefusalRow(
      .stageRefused(stage: "studio", reason: "people must be a number"),
      "stage studio people=x", "studio",
      """
      error: the stage studio can't start: people must be a number
        stage studio people=x
              ^^^^^^
      hint: help stage
      """),
    RefusalRow(
      .modelRefused(model: "editor", reason: "it is presented already"),
      "present editor name=Jim", "editor",
      """
      error: editor refuses: it is presented already
        present editor name=Jim
                ^^^^^^
      hint: state editor
      """),
  ]
}
