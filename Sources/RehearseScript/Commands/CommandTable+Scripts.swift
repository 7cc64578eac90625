extension CommandTable {
  static let scripts: [Entry] = [
    entry(
      .stage, .scripts, ["stage NAME [arg …]"], [.stage, .arguments], "Starts a stage afresh.",
      example: "stage studio"),
    entry(
      .scenario, .scripts, ["scenario \"TITLE\""], [.text],
      "Begins a test of its own, up to the next one.",
      example: "scenario \"Saving renames the person\""),
    entry(
      .tag, .scripts, ["tag WORD …"], [.name], "Tags a scenario.", example: "tag slow"),
    entry(
      .skip, .scripts, ["skip \"REASON\""], [.text], "Skips a scenario in tests.",
      example: "skip \"waits for the server\""),
    entry(
      .timeout, .scripts, ["timeout DURATION"], [.duration],
      "Bounds the real time of a scenario.", example: "timeout 5s"),
    entry(
      .expected, .scripts, ["expected to fail \"REASON\""], [.keywords(["to"]), .text],
      "Says that a scenario is known to fail.", example: "expected to fail \"a known defect\""),
    entry(
      .let, .scripts, ["let NAME = VALUE", "let NAME = state PATH"],
      [.name, .keywords(["="]), .value],
      "Gives a variable its value; in a block, for the rest of the block.",
      example: "let who = Jim"),
    entry(
      .run, .scripts, ["run FILE [name=value …]"], [.file, .keyValues], "Runs another script.",
      example: "run people.flow who=Jim"),
    entry(
      .repeat, .scripts, ["repeat N { … }"], [.number, .block], "Repeats commands.",
      example: "repeat 2 { sheet report 123; dismiss }"),
    entry(
      .for, .scripts, ["for NAME in VALUE … { … }"],
      [.name, .keywords(["in"]), .value, .block], "Runs commands for each value.",
      example: "for who in Ann Bo { present editor; set name=$who; save }"),
    entry(
      .define, .scripts, ["define NAME PARAM … { … }"], [.name, .name, .block],
      "Defines a verb of one's own.", example: "define rename who { set name=$who; save }"),
  ]

  static let session: [Entry] = [
    entry(
      .undo, .session, ["undo [N]", "undo to N"], [.number], "Takes back steps.", example: "undo"),
    entry(
      .redo, .session, ["redo [N]", "redo to N"], [.number], "Does undone steps again.",
      example: "redo"),
    entry(.reset, .session, ["reset"], [], "Starts this stage afresh.", example: "reset"),
    entry(
      .history, .session, ["history [N]", "history -o FILE FIRST-LAST"], [.number],
      "Shows the steps, or writes some of them as a script.", example: "history 5"),
    entry(
      .record, .session, ["record FILE", "record off"], [.file],
      "Records the session as a script.", example: "record people.flow"),
    entry(
      .diff, .session, ["diff N [M]"], [.number, .number],
      "Shows in what the states after two steps differ.", example: "diff 0 1"),
    entry(
      .option, .session, ["option NAME VALUE", "option save"], [.option, .optionValue],
      "Changes an option, or keeps the options in force for later prompts.",
      example: "option show changes"),
    entry(.stages, .session, ["stages"], [], "Lists the stages.", example: "stages"),
    entry(
      .learn, .session, ["learn [LESSON]", "learn LESSON --again", "learn FILE"], [.lesson],
      "Lists the lessons, or takes one from where it was left; its tasks are met by what one types.",
      example: "learn first-sheet"),
    entry(.hint, .session, ["hint"], [], "Helps with the task of a lesson.", example: "hint"),
    entry(
      .solution, .session, ["solution"], [],
      "Shows commands that meet the task of a lesson.", example: "solution"),
    entry(
      .help, .session, ["help [WORD]"], [.helpWord], "Explains the commands.",
      example: "help present"),
    entry(
      .apropos, .session, ["apropos WORD"], [.text], "Lists what the help says of a word.",
      example: "apropos sheet"),
    entry(.quit, .session, ["quit"], [], "Leaves.", example: "quit"),
  ]
}
