extension Transcript {
  /// Standing checks.
  static let standingChecks: [Transcript] = [
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
  ]
}
