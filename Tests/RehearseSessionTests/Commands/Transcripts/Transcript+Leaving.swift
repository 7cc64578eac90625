extension Transcript {
  /// How a person leaves what is presented.
  static let leaving: [Transcript] = [
    Transcript(
      "swipe closes a sheet unless it is told not to",
      """
      ! swipe
      | error: nothing is presented that could be swiped away
      |   swipe
      |   ^^^^^
      | hint: screen shows the place
      sheet report 1
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      swipe
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "1") → nil
      | people: [Person(id: #1, name: "Jim")]
      sheet editProfile
      | screen: Studio / sheet "Edit Profile"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → editProfile
      | people: [Person(id: #1, name: "Jim")]
      set motto=Hello
      | screen: Studio / sheet "Edit Profile"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet editProfile
      | people: [Person(id: #1, name: "Jim")]
      ! swipe
      | error: Edit Profile can't be swiped away: interactiveDismissDisabled
      |   swipe
      |   ^^^^^
      | hint: dismiss, or tap a button that closes it
      tap Discard
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet editProfile → nil
      | people: [Person(id: #1, name: "Jim")]
      tap Edit
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      swipe
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "on the Mac a swipe asks, else cancels",
      """
      option show changes
      option idiom mac
      ! swipe
      | error: nothing is presented that could be swiped away
      |   swipe
      |   ^^^^^
      | hint: screen shows the place
      sheet editProfile
      | screen: Studio / sheet "Edit Profile"
      | router: presentedSheet nil → editProfile
      set motto=Hello
      | screen: Studio / sheet "Edit Profile"
      swipe
      | screen: Studio / sheet "Edit Profile" / dialog "Discard changes?"
      expect presented dialog
      expect presented dialog "Discard changes?"
      tap Cancel
      | screen: Studio / sheet "Edit Profile"
      expect not presented dialog
      swipe
      | screen: Studio / sheet "Edit Profile" / dialog "Discard changes?"
      swipe
      | screen: Studio / sheet "Edit Profile"
      expect not presented dialog
      swipe
      | screen: Studio / sheet "Edit Profile" / dialog "Discard changes?"
      tap Discard
      | screen: Studio
      | router: presentedSheet editProfile → nil
      expect nothing presented
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim"
      swipe
      | screen: Studio
      | editor: isPresented true → false
      sheet report 1
      | screen: Studio / sheet "Report"
      | router: presentedSheet nil → report(itemID: "1")
      ! swipe
      | error: Report has no cancel control for escape, and asks nothing
      |   swipe
      |   ^^^^^
      | hint: actions shows what can be done now
      """),
    Transcript(
      "press return and press escape use the keys of the page", on: "porch",
      """
      ! press return
      | error: (PorchView) has no confirmation control
      |   press return
      |   ^^^^^
      | hint: tap "Count left", tap "Count right" or tap Plain
      ! press escape
      | error: (PorchView) has no cancellation control
      |   press escape
      |   ^^^^^
      | hint: tap "Count left", tap "Count right" or tap Plain
      tap Keyed
      | screen: (PorchView) / sheet (KeyedPage)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      press return
      | screen: (PorchView) / sheet (KeyedPage)
      expect visible "Pressed return"
      press escape
      | screen: (PorchView)
      | event: onDismiss
      | print: closed
      expect nothing presented
      """),
    Transcript(
      "press return and press escape fall back to the placement",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      ! press return
      | error: the confirmation control "Save" is disabled by PersonalInfoEditor.Sheet
      |   press return
      |   ^^^^^
      | hint: actions shows what can be done now
      set name=Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Ann", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      press return
      | screen: Studio
      | editor: isPresented true → false, name "Ann", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Ann")]
      present editor name=Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Ann", initialName "Jim" → "Ann", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Ann")]
      press escape
      | screen: Studio
      | editor: isPresented true → false, name "Ann", initialName "Ann", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Ann")]
      sheet report 1
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "Ann", initialName "Ann", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Ann")]
      ! press escape
      | error: Report has no cancellation control
      |   press escape
      |   ^^^^^
      | hint: tap Done
      """),
  ]
}
