extension Transcript {
  /// Variables, blocks, verbs of one's own, standing checks and scenarios.
  static let scripts: [Transcript] = [
    Transcript(
      "a repeated block is one step, with all that happened in it",
      """
      repeat 3 { present editor name=Jim; cancel }
      | screen: Studio
      | editor: isPresented false, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 2 {
        present editor
        set name=Ann
        save
        ! save
      }
      | screen: Studio
      | editor: isPresented false, name "Jim" → "Ann", initialName "Jim" → "", canSave false → true
      | router: presentedSheet nil
      | people:
      |   Person(id: #1, name: "Jim")
      |   + Person(id: #2, name: "Ann")
      |   + Person(id: #3, name: "Ann")
      expect nothing presented
      """),
    Transcript(
      "for gives each value to the body",
      """
      for who in Ann "Bo Li" {
        present editor
        set name=$who
        save
      }
      | screen: Studio
      | editor: isPresented false, name "" → "Bo Li", initialName "", canSave false → true
      | router: presentedSheet nil
      | people:
      |   Person(id: #1, name: "Jim")
      |   + Person(id: #2, name: "Ann")
      |   + Person(id: #3, name: "Bo Li")
      let n = 2
      for i in a b { repeat $n { present editor name="$i$n"; dismiss } }
      | screen: Studio
      | editor: isPresented false, name "Bo Li" → "b2", initialName "" → "b2", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Ann"), Person(id: #3, name: "Bo Li")]
      """),
    Transcript(
      "a variable is a value, in bare and in double-quoted words alone",
      #"""
      let who = "Bo $ Li"
      let tail = ', "x"'
      present editor name=$who
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "" → "Bo $ Li", initialName "" → "Bo $ Li", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name="${who}s$tail"
      | screen: Studio / sheet "Add Personal Info"
      | editor:
      |   isPresented true
      |   name "Bo $ Li" → "Bo $ Lis, \"x\""
      |   initialName "Bo $ Li"
      |   canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      expect editor.name == "${who}s$tail"
      expect editor.name == '$who'
      ✗ error: expected editor.name == "\$who", but found "Bo $ Lis, \"x\""
      ✗   expect editor.name == '$who'
      ✗          ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect editor.name == $whom
      ✗ error: there is no variable whom
      ✗   expect editor.name == $whom
      ✗                         ^^^^^
      ✗ hint: did you mean $who?
      let word = save
      $word
      ✗ error: there is no command $word
      ✗   $word
      ✗   ^^^^^
      ✗ hint: help lists the commands
      let field = name
      set $field=x
      ✗ error: $field is neither a field nor a path
      ✗   set $field=x
      ✗       ^^^^^^
      ✗ hint: a label stands in quotes: "\$field"=x
      """#),
    Transcript(
      "let reads the state, a text without its quotes",
      #"""
      let name = state people[0].name
      let count = state people.count
      let sheet = state router.presentedSheet
      let person = state people[0]
      expect people[0].name == $name
      expect people.count == $count
      let gone = state people[7].name
      ✗ error: people has no element [7]; it has 1 element
      ✗   let gone = state people[7].name
      ✗                    ^^^^^^^^^^^^^^
      ✗ hint: [0]
      let gone = state peple
      ✗ error: there is no peple in the state
      ✗   let gone = state peple
      ✗                    ^^^^^
      ✗ hint: did you mean people?
      present editor name="$name $count $sheet $person"
      | screen: Studio / sheet "Add Personal Info"
      | editor:
      |   isPresented false → true
      |   name "" → "Jim 1 nil Person(id: #1, name: \"Jim\")"
      |   initialName "" → "Jim 1 nil Person(id: #1, name: \"Jim\")"
      |   canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """#),
    Transcript(
      "a variable of a body ends with the body",
      """
      let who = Jim
      repeat 1 { let who = Ann; let other = Bo; present editor name="$who $other" }
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "" → "Ann Bo", initialName "" → "Ann Bo", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=$who
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Ann Bo" → "Jim", initialName "Ann Bo", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=$other
      ✗ error: there is no variable other
      ✗   set name=$other
      ✗            ^^^^^^
      ✗ hint: let other = …
      """),
    Transcript(
      "a verb of one's own is typed as those of the language are",
      """
      define add who {
        present editor
        set name=$who
        save
      }
      define addBoth one two { add $one; add $two }
      addBoth Ann Bo
      | screen: Studio
      | editor: isPresented false, name "" → "Bo", initialName "", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), + Person(id: #2, name: "Ann"), + Person(id: #3, name: "Bo")]
      help add
      | add WHO
      |   present editor
      |   set name=$who
      |   save
      addBth Ann Bo
      ✗ error: there is no command addBth
      ✗   addBth Ann Bo
      ✗   ^^^^^^
      ✗ hint: did you mean addBoth?
      add
      ✗ error: add takes 1 argument, not 0
      ✗   add
      ✗   ^^^
      ✗ hint: add WHO
      add Ann Bo
      ✗ error: add takes 1 argument, not 2
      ✗   add Ann Bo
      ✗   ^^^
      ✗ hint: add WHO
      define add { save }
      ✗ error: add is defined already
      ✗   define add { save }
      ✗          ^^^
      ✗ hint: give this one another name
      define save { add x }
      ✗ error: save is a command already
      ✗   define save
      ✗          ^^^^
      ✗ hint: give yours another name
      define loop { again }
      define again { loop }
      loop
      ✗ error: loop would call itself without end
      ✗   loop
      ✗   ^^^^
      ✗ hint: take loop out of its body
      """),
    Transcript(
      "a verb sees its parameters and the session's variables, not its caller's",
      """
      let shared = Session
      define show who { present editor name="$who $shared" }
      define hidden { present editor name=$local }
      repeat 1 { let local = Here; show $local }
      | screen: Studio / sheet "Add Personal Info"
      | editor:
      |   isPresented false → true
      |   name "" → "Here Session"
      |   initialName "" → "Here Session"
      |   canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 { let local = Here; let shared = Here; show $shared }
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Here Session", initialName "Here Session", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      cancel
      | screen: Studio
      | editor: isPresented true → false, name "Here Session", initialName "Here Session", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 { let local = Here; hidden }
      ✗ error: there is no variable local
      ✗   present editor name=$local
      ✗                       ^^^^^^
      ✗ hint: let local = …
      """),
    Transcript(
      "a block that fails is taken back whole, and shows the inner command",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Ann", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 2 {
        set name=Bo
        tap Nowhere
      }
      ✗ error: nothing labelled "Nowhere" is on Edit Personal Info
      ✗   tap Nowhere
      ✗       ^^^^^^^
      ✗ hint: actions shows what can be done
      option show changes
      let kept = 1
      repeat 1 { option show none; let lost = 1; define lost { save }; set name=Bo; save; expect people.count == 9 }
      ✗ error: expected people.count == 9, but found 1
      ✗   expect people.count == 9
      ✗          ^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      lost
      ✗ error: there is no command lost
      ✗   lost
      ✗   ^^^^
      ✗ hint: help lists the commands
      expect editor.name == Ann
      set name=$lost
      ✗ error: there is no variable lost
      ✗   set name=$lost
      ✗            ^^^^^
      ✗ hint: let lost = …
      ! repeat 1 { save; save }
      | error: Studio has no confirmation control
      |   save
      |   ^^^^
      | hint: tap Settings, tap "Add Person" or tap Edit
      ! repeat 2 { present editor name=X }
      ✗ error: repeat 2 { present editor name=X } was to fail, but succeeded
      ✗   repeat 2 { present editor name=X }
      ✗   ^^^^^^
      ✗ hint: repeat 2 { present editor name=X }
      expect presented sheet
      """),
    Transcript(
      "within a block a command that must fail changes nothing either",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 {
        set name=Ann
        ! repeat 1 { set name=Bo; tap Nowhere }
        expect editor.name == Ann
        ! tap Nowhere
      }
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Ann", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 { ! set name=Bo }
      ✗ error: set name=Bo was to fail, but succeeded
      ✗   set name=Bo
      ✗   ^^^
      ✗ hint: set name=Bo
      expect editor.name == Ann
      ! set name=Bo
      ✗ error: set name=Bo was to fail, but succeeded
      ✗   set name=Bo
      ✗   ^^^
      ✗ hint: set name=Bo
      expect editor.name == Ann
      """),
    Transcript(
      "within a block the last step is the inner one",
      """
      repeat 1 {
        sheet report 1
        sheet settings
        expect event "sheet replaced"
        wait 300ms
        expect not event "sheet replaced"
      }
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → settings
      | people: [Person(id: #1, name: "Jim")]
      | event: sheet replaced
      | clock: 300ms
      expect event "sheet replaced"
      """),
    Transcript(
      "a block without a step is one",
      """
      repeat 2 { }
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 2 { expect people.count == 1; state; actions; let x = 1 }
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      expect people.count == 1
      """),
    Transcript(
      "a stage started in a block starts afresh",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 { cancel; stage inventory 2; increment Quantity }
      | screen: Inventory
      | inventory:
      |   quantity 3
      |   weight 0.5
      |   shelf left
      |   owner nil
      |   isOnBackOrder false
      |   due 2026-01-01T12:00:00Z
      |   title ""
      |   code ""
      |   notes ["", ""]
      |   taps []
      repeat 1 { decrement Quantity; reset }
      | screen: Inventory
      | inventory:
      |   quantity 2
      |   weight 0.5
      |   shelf left
      |   owner nil
      |   isOnBackOrder false
      |   due 2026-01-01T12:00:00Z
      |   title ""
      |   code ""
      |   notes ["", ""]
      |   taps []
      decrement Quantity
      | screen: Inventory
      | inventory:
      |   quantity 2 → 1
      |   weight 0.5
      |   shelf left
      |   owner nil
      |   isOnBackOrder false
      |   due 2026-01-01T12:00:00Z
      |   title ""
      |   code ""
      |   notes ["", ""]
      |   taps []
      repeat 1 { stage studio; tap Nowhere }
      ✗ error: nothing labelled "Nowhere" is on Studio
      ✗   tap Nowhere
      ✗       ^^^^^^^
      ✗ hint: actions shows what can be done
      expect inventory.quantity == 1
      """),
    Transcript(
      "always checks after every further step",
      """
      always expect people.count == 1
      always not presented alert
      present editor
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=Ann
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "" → "Ann", initialName "", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      save
      | screen: Studio
      | editor: isPresented true → false, name "Ann", initialName "", canSave true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), + Person(id: #2, name: "Ann")]
      ✗ error: this step breaks: always people.count == 1; found 2
      ✗   save
      ✗   ^^^^
      ✗ hint: state shows the models
      ! save
      | error: Studio has no confirmation control
      |   save
      |   ^^^^
      | hint: tap Settings, tap "Add Person" or tap Edit
      ! present editor
      ✗ error: present editor was to fail, but succeeded
      ✗   present editor
      ✗   ^^^^^^^
      ✗ hint: present editor
      repeat 1 { present editor; set name=Bo; save; present editor; cancel }
      | screen: Studio
      | editor: isPresented false, name "Ann" → "", initialName "", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Ann"), + Person(id: #3, name: "Bo")]
      ✗ error: this step breaks: always people.count == 1; found 2
      ✗   present editor
      ✗   ^^^^^^^
      ✗ hint: state shows the models
      define add who { present editor; set name=$who; save }
      add Cy
      | screen: Studio
      | editor: isPresented false, name "" → "Cy", initialName "", canSave false → true
      | router: presentedSheet nil
      | people:
      |   Person(id: #1, name: "Jim")
      |   Person(id: #2, name: "Ann")
      |   Person(id: #3, name: "Bo")
      |   + Person(id: #4, name: "Cy")
      ✗ error: this step breaks: always people.count == 1; found 3
      ✗   present editor
      ✗   ^^^^^^^
      ✗ hint: state shows the models
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      add Dee
      | screen: Studio
      | editor: isPresented false, name "" → "Dee", initialName "", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), + Person(id: #2, name: "Dee")]
      """),
    Transcript(
      "always tells what can't be answered, at once and later",
      """
      always peple.count == 1
      ✗ error: peple.count: there is no peple
      ✗   always peple.count == 1
      ✗          ^^^^^^^^^^^
      ✗ hint: did you mean people?
      always expect visible
      ✗ error: always needs a label
      ✗   always expect visible
      ✗   ^^^^^^
      ✗ hint: always expect people.count > 0
      always editor.isPresented == maybe
      ✗ error: editor.isPresented is a Bool, and maybe is none
      ✗   always editor.isPresented == maybe
      ✗          ^^^^^^^^^^^^^^^^^^
      ✗ hint: type true or false
      ! always editor.nme == x
      ✗ error: editor.nme: there is no nme
      ✗   always editor.nme == x
      ✗          ^^^^^^^^^^
      ✗ hint: did you mean name?
      sheet report 1
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      always router.presentedSheet.itemID == 1
      set name=x
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "" → "x", initialName "", canSave false → true
      | router: presentedSheet report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      sheet settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "x", initialName "", canSave true
      | router: presentedSheet report(itemID: "1") → settings
      | people: [Person(id: #1, name: "Jim")]
      | event: sheet replaced
      ✗ error: router.presentedSheet.itemID: there is no itemID, since router.presentedSheet is of type SheetDestination.settings
      ✗   always router.presentedSheet.itemID == 1
      ✗          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      reset
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      sheet settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → settings
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "a scenario begins with what stands before the first one",
      """
      let who = Ann
      option show changes
      always people.count < 3
      present editor name=$who
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "" → "Ann", initialName "" → "Ann"
      scenario "One"
      expect presented sheet
      save
      ✗ error: the confirmation control "Save" is disabled by PersonalInfoEditor.Sheet
      ✗   save
      ✗   ^^^^
      ✗ hint: actions shows what can be done now
      let who = Bo
      option show all
      define mine { save }
      always people.count == 0
      present editor name=$who
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Ann" → "Bo", initialName "Ann" → "Bo", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      ✗ error: this step breaks: always people.count == 0; found 1
      ✗   present editor name=$who
      ✗   ^^^^^^^
      ✗ hint: state shows the models
      scenario "Two"
      expect presented sheet
      expect editor.name == Ann
      set name=$who
      | screen: Studio / sheet "Add Personal Info"
      mine
      ✗ error: there is no command mine
      ✗   mine
      ✗   ^^^^
      ✗ hint: help lists the commands
      stage inventory
      | screen: Inventory
      | inventory:
      |   quantity 1
      |   weight 0.5
      |   shelf left
      |   owner nil
      |   isOnBackOrder false
      |   due 2026-01-01T12:00:00Z
      |   title ""
      |   code ""
      |   notes ["", ""]
      |   taps []
      scenario "Three"
      expect editor.name == Ann
      """),
    Transcript(
      "what is said of a scenario matters to tests alone",
      """
      tag slow studio
      skip "no server"
      timeout 5s
      expected to fail "a known defect"
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      ! tag slow
      ✗ error: tag slow was to fail, but succeeded
      ✗   tag slow
      ✗   ^^^
      ✗ hint: tag slow
      """),
    Transcript(
      "quit in a block leaves",
      """
      repeat 3 { present editor; quit; cancel }
      """),
    Transcript(
      "a file that is not there is refused at its name",
      """
      run nowhere.flow who=Jim
      ✗ error: nowhere.flow can't be read: No such file or directory
      ✗   run nowhere.flow who=Jim
      ✗       ^^^^^^^^^^^^
      ✗ hint: the path begins at this script's folder
      run nowhere.flow who.name=Jim
      ✗ error: "who.name" is no name
      ✗   run nowhere.flow who.name=Jim
      ✗                    ^^^^^^^^
      ✗ hint: a name is a letter or _, then letters, digits or _
      repeat 1 { present editor; run nowhere.flow }
      ✗ error: nowhere.flow can't be read: No such file or directory
      ✗   run nowhere.flow
      ✗       ^^^^^^^^^^^^
      ✗ hint: the path begins at this script's folder
      """),
  ]
}
