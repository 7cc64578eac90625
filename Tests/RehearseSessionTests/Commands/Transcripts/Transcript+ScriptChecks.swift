extension Transcript {
  /// What holds within blocks, standing checks and scenarios.
  static let scriptChecks: [Transcript] = [
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
      |   quantity 3 → 2
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
      ✗ note: repeat is one step, and all that it did before this is taken back
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
      ✗ hint: if it is to succeed, type present editor
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
      ✗ hint: state router.presentedSheet
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
      ✗ hint: if it is to succeed, type tag slow
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
      ✗ hint: the path begins where rehearse was started
      run nowhere.flow who.name=Jim
      ✗ error: "who.name" is no name
      ✗   run nowhere.flow who.name=Jim
      ✗                    ^^^^^^^^
      ✗ hint: a name is a letter or _, then letters, digits or _
      repeat 1 { present editor; run nowhere.flow }
      ✗ error: nowhere.flow can't be read: No such file or directory
      ✗   run nowhere.flow
      ✗       ^^^^^^^^^^^^
      ✗ hint: the path begins where rehearse was started
      ✗ note: repeat is one step, and all that it did before this is taken back
      """),
  ]
}
