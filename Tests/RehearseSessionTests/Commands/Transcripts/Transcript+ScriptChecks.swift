extension Transcript {
  /// What holds within blocks and scenarios.
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
      expect inventory.quantity == 1
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
      """),
  ]
}
