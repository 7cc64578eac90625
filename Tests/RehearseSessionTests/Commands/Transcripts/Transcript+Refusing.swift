extension Transcript {
  /// Words and lines that are refused.
  static let refusing: [Transcript] = [
    Transcript(
      "hands for which there is nothing here",
      """
      ! type Jim
      | error: Studio has no field to type into
      |   type Jim
      |   ^^^^
      | hint: actions shows what can be done now
      ! open app://item?id=1
      | error: nothing on the screen opens app://item?id=1
      |   open app://item?id=1
      |        ^^^^^^^^^^^^^^^
      | hint: a view opens links by onOpenURL
      ! open item
      | error: item is no URL
      |   open item
      |        ^^^^
      | hint: type app://item?id=1
      """),
    Transcript(
      "words that are not known, or not yet",
      """
      sav
      ✗ error: there is no command sav
      ✗   sav
      ✗   ^^^
      ✗ hint: did you mean save?
      savee
      ✗ error: there is no command savee
      ✗   savee
      ✗   ^^^^^
      ✗ hint: did you mean save?
      frobnicate
      ✗ error: there is no command frobnicate
      ✗   frobnicate
      ✗   ^^^^^^^^^^
      ✗ hint: help lists the commands
      studio> state people
      ✗ error: this is what the prompt shows, and no command
      ✗   studio> state people
      ✗   ^^^^^^^
      ✗ hint: state people
      studio / sheet "Edit Personal Info"> set name=x
      ✗ error: this is what the prompt shows, and no command
      ✗   studio / sheet "Edit Personal Info"> set name=x
      ✗   ^^^^^^
      ✗ hint: set name=x
      studio / … / alert (SomeView)> tap OK
      ✗ error: this is what the prompt shows, and no command
      ✗   studio / … / alert (SomeView)> tap OK
      ✗   ^^^^^^
      ✗ hint: tap OK
      ...> tap OK
      ✗ error: this is what the prompt shows, and no command
      ✗   ...> tap OK
      ✗   ^^^^
      ✗ hint: tap OK
      studio / sheet "Edit
      ✗ error: this quote is never closed; quotes can't go on in the next line
      ✗   studio / sheet "Edit
      ✗                  ^^^^^
      ✗ hint: end the word with "
      studio / sheet save
      ✗ error: there is no command studio
      ✗   studio / sheet save
      ✗   ^^^^^^
      ✗ hint: help lists the commands
      repeat 2 { hint }
      ✗ error: hint can't stand in a block
      ✗   hint
      ✗   ^^^^
      ✗ hint: type hint on a line of its own
      tap $who
      ✗ error: there is no variable who
      ✗   tap $who
      ✗       ^^^^
      ✗ hint: let who = …
      learn
      ✗ error: learn is for the prompt, where somebody types
      ✗   learn
      ✗   ^^^^^
      ✗ hint: type it at the prompt, on a line of its own
      hint
      ✗ error: hint is for the prompt, where somebody types
      ✗   hint
      ✗   ^^^^
      ✗ hint: type it at the prompt, on a line of its own
      solution
      ✗ error: solution is for the prompt, where somebody types
      ✗   solution
      ✗   ^^^^^^^^
      ✗ hint: type it at the prompt, on a line of its own
      go
      ✗ error: go is kept for a later version
      ✗   go
      ✗   ^^
      ✗ hint: help go tells what is planned
      graph
      ✗ error: graph is kept for a later version
      ✗   graph
      ✗   ^^^^^
      ✗ hint: help graph tells what is planned
      explore
      ✗ error: explore is kept for a later version
      ✗   explore
      ✗   ^^^^^^^
      ✗ hint: help explore tells what is planned
      """),
    Transcript(
      "a command that succeeds where it must fail is a failure",
      """
      ! present editor name=Jim
      ✗ error: present editor name=Jim was to fail, but succeeded
      ✗   present editor name=Jim
      ✗   ^^^^^^^
      ✗ hint: if it is to succeed, type present editor name=Jim
      ! expect editor.name == Jim
      ✗ error: an expectation is turned around by not
      ✗   expect editor.name == Jim
      ✗   ^^^^^^
      ✗ hint: expect not …
      ! sav
      ✗ error: there is no command sav
      ✗   sav
      ✗   ^^^
      ✗ hint: did you mean save?
      ! tap $x
      ✗ error: there is no variable x
      ✗   tap $x
      ✗       ^^
      ✗ hint: let x = …
      """),
    Transcript(
      "after a refused command the rest of the line is skipped",
      """
      present editor name=Jim; save; cancel
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      ✗ error: the confirmation control "Save" is disabled by PersonalInfoEditor.Sheet
      ✗   save
      ✗   ^^^^
      ✗ hint: actions shows what can be done now
      ! save; cancel
      | error: the confirmation control "Save" is disabled by PersonalInfoEditor.Sheet
      |   save
      |   ^^^^
      | hint: actions shows what can be done now
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      expect nothing presented
      """),
    Transcript(
      "stages and quit",
      """
      stages
      | studio     People, their editor, and the sheet router
      | inventory  Items and what is known of them
      | library    Routers and editors of every kind
      | porch
      | clock
      | dice
      | shop       Tabs and lists
      | stall      Shelves, with verbs of their own
      | hall
      | archive    Folders, with alerts, dialogs, a popover and a file panel
      | pier
      quit
      state
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """),
  ]
}
