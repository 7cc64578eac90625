extension Transcript {
  /// Saving and cancelling.
  static let saving: [Transcript] = [
    Transcript(
      "save and cancel press what the page has for it",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      ! save
      | error: the confirmation control "Save" is disabled by PersonalInfoEditor.Sheet
      |   save
      |   ^^^^
      | hint: actions shows what can be done now
      set name=Alice
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Alice", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      save
      | screen: Studio
      | editor: isPresented true → false, name "Alice", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
      present editor name=Alice
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Alice", initialName "Jim" → "Alice", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Alice")]
      cancel
      | screen: Studio
      | editor: isPresented true → false, name "Alice", initialName "Alice", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Alice")]
      ! save
      | error: Studio has no confirmation control
      |   save
      |   ^^^^
      | hint: tap Settings, tap "Add Person" or tap Edit
      ! cancel
      | error: Studio has no cancellation control
      |   cancel
      |   ^^^^^^
      | hint: tap Settings, tap "Add Person" or tap Edit
      sheet report 7
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "Alice", initialName "Alice", canSave false
      | router: presentedSheet nil → report(itemID: "7")
      | people: [Person(id: #1, name: "Alice")]
      save
      | screen: Studio
      | editor: isPresented false, name "Alice", initialName "Alice", canSave false
      | router: presentedSheet report(itemID: "7") → nil
      | people: [Person(id: #1, name: "Alice")]
      sheet settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "Alice", initialName "Alice", canSave false
      | router: presentedSheet nil → settings
      | people: [Person(id: #1, name: "Alice")]
      ! save
      | error: Settings has no confirmation control
      |   save
      |   ^^^^
      | hint: tap Close, tap Notifications or tap About
      cancel
      | screen: Studio
      | editor: isPresented false, name "Alice", initialName "Alice", canSave false
      | router: presentedSheet settings → nil
      | people: [Person(id: #1, name: "Alice")]
      """),
    Transcript(
      "save and cancel refuse where several controls or a disabled one are meant", on: "porch",
      """
      tap Doubled
      | screen: (PorchView) / sheet "Doubled"
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      ! save
      | error: there are 2 confirmation controls
      |   save
      |   ^^^^
      |   "OK"
      |   "Done"
      | hint: tap OK or tap Done
      ! cancel
      | error: the cancellation control "Cancel" is disabled by DoubledPage
      |   cancel
      |   ^^^^^^
      | hint: actions shows what can be done now
      dismiss
      | screen: (PorchView)
      | event: onDismiss
      | print: closed
      tap Keyed
      | screen: (PorchView) / sheet (KeyedPage)
      save
      | screen: (PorchView) / sheet (KeyedPage)
      cancel
      | screen: (PorchView)
      | event: onDismiss
      | print: closed
      """),
    Transcript(
      "a new person is added, and only the one of that name is renamed",
      """
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
      present editor name=Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Ann", initialName "" → "Ann", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Ann")]
      set name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Ann" → "Jim", initialName "Ann", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Ann")]
      save
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Ann", canSave true
      | router: presentedSheet nil
      | people:
      |   Person(id: #1, name: "Jim")
      |   - Person(id: #2, name: "Ann")
      |   + Person(id: #2, name: "Jim")
      present editor name=Jim
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "Jim", initialName "Ann" → "Jim", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Jim")]
      expect presented sheet "Add Personal Info"
      set name=Tom
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Jim" → "Tom", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Jim")]
      save
      | screen: Studio
      | editor: isPresented true → false, name "Tom", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Jim"), + Person(id: #3, name: "Tom")]
      """),
  ]
}
