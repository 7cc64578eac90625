extension Transcript {
  /// Checks.
  static let checking: [Transcript] = [
    Transcript(
      "the title in front is visible, and nothing is behind an empty label",
      """
      expect visible Studio
      expect not visible Studio
      ✗ error: expected not visible Studio, but found it on the screen
      ✗   expect not visible Studio
      ✗          ^^^^^^^^^^^^^^^^^^
      ✗ hint: screen shows the place
      option show none
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      expect visible "Edit Personal Info"
      expect not visible Studio
      expect visible "Edit Personal Info" [2]
      ✗ error: expected visible "Edit Personal Info" [2], but found nothing of that label
      ✗   expect visible "Edit Personal Info" [2]
      ✗          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: screen shows the place
      why ""
      ✗ error: a label can't be empty
      ✗   why ""
      ✗       ^^
      ✗ hint: actions shows what can be done
      expect not visible ""
      ✗ error: a label can't be empty
      ✗   expect not visible ""
      ✗                      ^^
      ✗ hint: actions shows what can be done
      set name=\\$x
      ✗ error: there is no variable x, and outside of quotes a backslash is itself
      ✗   set name=\\$x
      ✗            ^^^
      ✗ hint: '$x'
      """),
    Transcript(
      "expect looks into the models",
      """
      expect editor.name == ""
      expect people.count == 1
      expect people[0].name == Jim
      expect people[0].name != Bob
      expect people.count < 2
      expect people.count >= 1
      expect people[0].name contains im
      expect people[0].name matches [A-Z].m
      expect not people[0].name matches J
      expect not editor.canSave
      expect router.presentedSheet == nil
      sheet report 123
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "123")
      | people: [Person(id: #1, name: "Jim")]
      expect router.presentedSheet == report
      expect router.presentedSheet == report(itemID: "123")
      expect router.presentedSheet.itemID == 123
      expect not router.presentedSheet == settings
      expect router.presentedSheet != composer
      """),
    Transcript(
      "expect knows the cases of what is nil now",
      """
      expect not router.presentedSheet == report(itemID: "1")
      expect router.presentedSheet != composer
      expect router.presentedSheet == composr
      ✗ error: router.presentedSheet is a SheetDestination, and composr is none
      ✗   expect router.presentedSheet == composr
      ✗          ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: type composer
      expect not router.presentedSheet == zzz
      ✗ error: router.presentedSheet is a SheetDestination, and zzz is none
      ✗   expect not router.presentedSheet == zzz
      ✗              ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: type report, composer, editProfile or settings
      """),
    Transcript(
      "expect says what was found instead",
      """
      expect editor.name == Bob
      ✗ error: expected editor.name == Bob, but found ""
      ✗   expect editor.name == Bob
      ✗          ^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect not editor.name == ""
      ✗ error: expected not editor.name == "", but found ""
      ✗   expect not editor.name == ""
      ✗          ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect editor.canSave
      ✗ error: expected editor.canSave, but found false
      ✗   expect editor.canSave
      ✗          ^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect people.count > 1
      ✗ error: expected people.count > 1, but found 1
      ✗   expect people.count > 1
      ✗          ^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect people contains Jim
      ✗ error: an element of people is a Person, and Jim is none
      ✗   expect people contains Jim
      ✗          ^^^^^^
      expect people[0].name contains x
      ✗ error: expected people[0].name contains x, but found "Jim"
      ✗   expect people[0].name contains x
      ✗          ^^^^^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect router.presentedSheet == settings
      ✗ error: expected router.presentedSheet == settings, but found nil
      ✗   expect router.presentedSheet == settings
      ✗          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect nothing presented; expect not nothing presented
      ✗ error: expected not nothing presented, but found Studio
      ✗   expect not nothing presented
      ✗          ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: screen shows the place
      expect presented sheet
      ✗ error: expected presented sheet, but found Studio
      ✗   expect presented sheet
      ✗          ^^^^^^^^^^^^^^^
      ✗ hint: screen shows the place
      expect visible Bob
      ✗ error: expected visible Bob, but found nothing of that label
      ✗   expect visible Bob
      ✗          ^^^^^^^^^^^
      ✗ hint: screen shows the place
      expect not visible Jim
      ✗ error: expected not visible Jim, but found it on the screen
      ✗   expect not visible Jim
      ✗          ^^^^^^^^^^^^^^^
      ✗ hint: screen shows the place
      expect disabled Settings
      ✗ error: expected disabled Settings, but found it enabled
      ✗   expect disabled Settings
      ✗          ^^^^^^^^^^^^^^^^^
      ✗ hint: why Settings
      expect not enabled Settings
      ✗ error: expected not enabled Settings, but found it enabled
      ✗   expect not enabled Settings
      ✗          ^^^^^^^^^^^^^^^^^^^^
      ✗ hint: why Settings
      expect event onDismiss
      ✗ error: expected event onDismiss, but found no events
      ✗   expect event onDismiss
      ✗          ^^^^^^^^^^^^^^^
      ✗ hint: log shows what happened in the last step
      expect issue W-16
      ✗ error: expected issue W-16, but found no issues
      ✗   expect issue W-16
      ✗          ^^^^^^^^^^
      ✗ hint: log shows what happened in the last step
      """),
  ]
}
