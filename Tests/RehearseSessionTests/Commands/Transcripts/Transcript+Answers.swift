extension Transcript {
  /// Checks that can not be answered, and looking at the state.
  static let answers: [Transcript] = [
    Transcript(
      "what can not be answered is an error, with not as well",
      """
      expect editr.name == x
      ✗ error: editr.name: there is no editr
      ✗   expect editr.name == x
      ✗          ^^^^^^^^^^
      ✗ hint: did you mean editor?
      expect editor.nam == x
      ✗ error: editor.nam: there is no nam
      ✗   expect editor.nam == x
      ✗          ^^^^^^^^^^
      ✗ hint: did you mean name?
      expect not editor.nam == x
      ✗ error: editor.nam: there is no nam
      ✗   expect not editor.nam == x
      ✗              ^^^^^^^^^^
      ✗ hint: did you mean name?
      expect people[3].name == x
      ✗ error: people has no element [3]; it has 1 element
      ✗   expect people[3].name == x
      ✗          ^^^^^^^^^^^^^^
      ✗ hint: type people[0]
      expect people[0].age == 1
      ✗ error: people[0].age: there is no age
      ✗   expect people[0].age == 1
      ✗          ^^^^^^^^^^^^^
      ✗ hint: state people[0]
      expect people.count == many
      ✗ error: people.count is an Int, and many is none
      ✗   expect people.count == many
      ✗          ^^^^^^^^^^^^
      expect editor.canSave == 3
      ✗ error: editor.canSave is a Bool, and 3 is none
      ✗   expect editor.canSave == 3
      ✗          ^^^^^^^^^^^^^^
      ✗ hint: type true or false
      expect not editor.name < 3 4
      ✗ error: expected not editor.name < 3 4, but found ""
      ✗   expect not editor.name < 3 4
      ✗          ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect people < 3
      ✗ error: < does not apply to people, an array
      ✗   expect people < 3
      ✗          ^^^^^^
      ✗ hint: type == or !=
      expect editor.name
      ✗ error: expect alone does not apply to editor.name, a String
      ✗   expect editor.name
      ✗          ^^^^^^^^^^^
      ✗ hint: type == or !=
      expect editor.canSave > true
      ✗ error: > does not apply to editor.canSave, a Bool
      ✗   expect editor.canSave > true
      ✗          ^^^^^^^^^^^^^^
      ✗ hint: type == or !=
      expect editor.name matches "("
      ✗ error: ( is no regular expression: expected ')'
      ✗   expect editor.name matches "("
      ✗          ^^^^^^^^^^^
      ✗ hint: a pattern with blanks or { } ; stands in quotes
      expect enabled Bob
      ✗ error: nothing labelled "Bob" is on Studio
      ✗   expect enabled Bob
      ✗                  ^^^
      ✗ hint: actions shows what can be done
      expect not enabled Bob
      ✗ error: nothing labelled "Bob" is on Studio
      ✗   expect not enabled Bob
      ✗                      ^^^
      ✗ hint: actions shows what can be done
      expect enabled Jim
      expect issue W16
      ✗ error: there is no issue W16
      ✗   expect issue W16
      ✗                ^^^
      ✗ hint: did you mean W-16?
      expect not issue W-99
      ✗ error: there is no issue W-99
      ✗   expect not issue W-99
      ✗                    ^^^^
      ✗ hint: did you mean W-09 or W-19?
      expect router.presentedSheet == reprot
      ✗ error: router.presentedSheet is a SheetDestination, and reprot is none
      ✗   expect router.presentedSheet == reprot
      ✗          ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: type report
      expect ComposerView.message == x
      ✗ error: ComposerView.message: there is no ComposerView
      ✗   expect ComposerView.message == x
      ✗          ^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models, state all the values of every view
      expect router.presentedSheet.itemID == 1
      ✗ error: router.presentedSheet.itemID: there is no itemID, since router.presentedSheet is nil
      ✗   expect router.presentedSheet.itemID == 1
      ✗          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state router.presentedSheet
      """),
    Transcript(
      "expect looks at the screen",
      """
      expect enabled Settings
      expect visible Jim
      expect visible edit
      expect visible "Jim Edit"
      expect visible Edit in Jim
      expect not visible Edit [2]
      expect not visible Edit in Bob
      expect not visible Save
      expect nothing presented
      tap Settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → settings
      | people: [Person(id: #1, name: "Jim")]
      expect presented sheet
      expect presented sheet Settings
      expect presented sheet settings
      expect not presented sheet Report
      expect not presented cover
      expect not visible Jim
      sheet report 9
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings → report(itemID: "9")
      | people: [Person(id: #1, name: "Jim")]
      | event: sheet replaced
      expect visible "Item 9"
      expect visible Item
      expect not visible "Item 8"
      """),
    Transcript(
      "expect looks at what the last step did", on: "porch",
      """
      expect issue W-15
      expect not event onDismiss
      tap Plain
      | screen: (PorchView) / sheet (Text)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      swipe
      | screen: (PorchView)
      | event: onDismiss
      | print: closed
      expect event onDismiss
      expect event on[..]
      expect not event onDis
      expect not issue W-16
      tap Both
      | screen: (PorchView) / sheet (Text)
      | event: sheet of PorchView waits
      | issue: W-16 Currently, only presenting a single sheet is supported.
      |   The next sheet will be presented when the currently presented sheet gets dismissed.
      expect issue W-16
      """),
    Transcript(
      "state shows models, one path, and with all the views too",
      """
      state
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      state editor
      | PersonalInfoEditor(isPresented: false, name: "", initialName: "", canSave: false)
      state people[0].name
      | "Jim"
      state router.presentedSheet
      | nil
      ! state editr
      ✗ error: there is no editr in the state
      ✗   state editr
      ✗         ^^^^^
      ✗ hint: did you mean editor?
      sheet composer
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → composer
      | people: [Person(id: #1, name: "Jim")]
      set message=Hi
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer
      | people: [Person(id: #1, name: "Jim")]
      state ComposerView
      | ComposerView(message: "Hi", isSaving: false)
      state ComposerView.message
      | "Hi"
      state ComposerView[0].message
      | "Hi"
      state all
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer
      | people: [Person(id: #1, name: "Jim")]
      | ComposerView: message "Hi", isSaving false
      ! state ComposerView[1].message
      ✗ error: ComposerView has no element [1]; it has 1 element
      ✗   state ComposerView[1].message
      ✗         ^^^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: type ComposerView[0]
      """),
    Transcript(
      "a view of which there are several is named by its number", on: "porch",
      """
      tap "Count left"
      | screen: (PorchView)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      state Tally[0].count
      | 1
      state Tally[1].count
      | 0
      expect Tally[0].count == 1
      expect Tally.count == 1
      ✗ error: Tally names 2 views
      ✗   expect Tally.count == 1
      ✗          ^^^^^^^^^^^
      ✗ hint: Tally[0] is the first, Tally[1] the last
      expect Tally[2].count == 1
      ✗ error: Tally has no element [2]; it has 2 elements
      ✗   expect Tally[2].count == 1
      ✗          ^^^^^^^^^^^^^^
      ✗ hint: type Tally[0] to Tally[1]
      state all
      | screen: (PorchView)
      | PorchView: sheet nil, isOther false
      | Tally[0]: count 1
      | Tally[1]: count 0
      """),
  ]
}
