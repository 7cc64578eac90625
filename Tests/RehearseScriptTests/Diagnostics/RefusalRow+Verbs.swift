extension RefusalRow {
  /// Verbs and variables.
  static let verbs: [RefusalRow] = [
    RefusalRow(
      .unknownVerb(verb: "sve", near: ["save"]),
      "sve", "sve",
      """
      error: there is no command sve
        sve
        ^^^
      hint: did you mean save?
      """),
    RefusalRow(
      .unknownVerb(verb: "frobnicate", near: []),
      "frobnicate all", "frobnicate",
      """
      error: there is no command frobnicate
        frobnicate all
        ^^^^^^^^^^
      hint: help lists the commands
      """),
    RefusalRow(
      .pastedPrompt(rest: "save"),
      "studio> save", "studio>",
      """
      error: this is what the prompt shows, and no command
        studio> save
        ^^^^^^^
      hint: save
      """),
    RefusalRow(
      .pastedPrompt(rest: ""),
      "studio>", "studio>",
      """
      error: this is what the prompt shows, and no command
        studio>
        ^^^^^^^
      hint: take it out
      """),
    RefusalRow(
      .endedVariable(name: "who"),
      "set name=$who", "$who",
      """
      error: there is no variable who any more: what a block names ends with the block
        set name=$who
                 ^^^^
      hint: let who = … outside of it
      """),
    RefusalRow(
      .notYetAvailable(verb: "explore"),
      "explore 2", "explore",
      """
      error: explore is kept for a later version
        explore 2
        ^^^^^^^
      hint: help explore tells what is planned
      """),
    RefusalRow(
      .undefinedVariable(name: "whoo", near: ["who"]),
      "set name=$whoo", "$whoo",
      """
      error: there is no variable whoo
        set name=$whoo
                 ^^^^^
      hint: did you mean $who?
      """),
    RefusalRow(
      .undefinedVariable(name: "who", near: []),
      "set name=$who", "$who",
      """
      error: there is no variable who
        set name=$who
                 ^^^^
      hint: let who = …
      """),
    RefusalRow(
      .escapedVariable(name: "who"),
      "set name=\\$who", "\\$who",
      """
      error: there is no variable who, and outside of quotes a backslash is itself
        set name=\\$who
                 ^^^^^
      hint: '$who'
      """),
    RefusalRow(
      .lint(.unusedVariable(name: "who")), "let who = Jim", "who",
      """
      error: the variable who is never used
        let who = Jim
            ^^^
      hint: use $who, or take this out
      """),
    RefusalRow(
      .nothingAbout(word: "teapot"), "apropos teapot", "teapot",
      """
      error: the help says nothing of "teapot"
        apropos teapot
                ^^^^^^
      hint: help lists the commands
      """),
    RefusalRow(
      .wrongArgumentCount(verb: "rename", parameters: ["who"], given: 2),
      "rename Jim Alice", "rename",
      """
      error: rename takes 1 argument, not 2
        rename Jim Alice
        ^^^^^^
      hint: rename WHO
      """),
    RefusalRow(
      .wrongArgumentCount(verb: "again", parameters: [], given: 1),
      "again 2", "again",
      """
      error: again takes no arguments, not 1
        again 2
        ^^^^^
      hint: again
      """),
    RefusalRow(
      .redefinedVerb(verb: "rename"),
      "define rename who { save }", "rename",
      """
      error: rename is defined already
        define rename who { save }
               ^^^^^^
      hint: give this one another name
      """),
    RefusalRow(
      .recursiveVerb(verb: "rename"),
      "rename Jim", "rename",
      """
      error: rename would call itself without end
        rename Jim
        ^^^^^^
      hint: take rename out of its body
      """),
    RefusalRow(
      .shadowedVerb(verb: "restock", stage: "shop"),
      "define restock { save }", "restock",
      """
      error: restock is a command of the stage shop
        define restock { save }
               ^^^^^^^
      hint: give the verb of your own another name
      """),
    RefusalRow(
      .callsTooDeep(limit: 100),
      "again", "again",
      """
      error: verbs call each other more than 100 deep
        again
        ^^^^^
      hint: do it with fewer verbs
      """),
    RefusalRow(
      .actionRefused(verb: "restock", reason: "the shelf holds 20"),
      "restock 21", "restock",
      """
      error: restock refuses: the shelf holds 20
        restock 21
        ^^^^^^^
      hint: help restock
      """),
  ]
}
