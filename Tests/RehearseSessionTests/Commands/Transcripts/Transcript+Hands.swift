extension Transcript {
  /// What a person could do, on the studio.
  static let hands: [Transcript] = [
    Transcript(
      "a key that nobody waits for is refused",
      """
      ! press up
      | error: nothing on Studio waits for the key up: no view around the keyboard has an onKeyPress for it
      |   press up
      |   ^^^^^
      | hint: type "" into a field moves the keyboard there
      """),
    Transcript(
      "tap presses buttons, links and toggles, and what is covered is refused",
      """
      tap Edit
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      ! tap Settings
      | error: "Settings" is covered by the sheet Edit Personal Info
      |   tap Settings
      |       ^^^^^^^^
      | hint: dismiss
      ! tap Save
      | error: "Save" is disabled by PersonalInfoEditor.Sheet
      |   tap Save
      |       ^^^^
      | hint: actions shows what can be done now
      cancel
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      tap "Add Person"
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "Jim" → "", initialName "Jim" → "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      cancel
      | screen: Studio
      | editor: isPresented true → false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      tap Settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → settings
      | people: [Person(id: #1, name: "Jim")]
      tap Notifications
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings
      | people: [Person(id: #1, name: "Jim")]
      tap About
      | screen: Studio / sheet "Settings" / "About"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings
      | people: [Person(id: #1, name: "Jim")]
      ! tap Close
      | error: nothing labelled "Close" is on About
      |   tap Close
      |       ^^^^^
      | hint: actions shows what can be done
      back
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings
      | people: [Person(id: #1, name: "Jim")]
      tap Close
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings → nil
      | people: [Person(id: #1, name: "Jim")]
      ! tap Close
      | error: nothing labelled "Close" is on Studio
      |   tap Close
      |       ^^^^^
      | hint: actions shows what can be done
      ! tap "Add Persn"
      | error: nothing labelled "Add Persn" is on Studio
      |   tap "Add Persn"
      |       ^^^^^^^^^^^
      | hint: did you mean "Add Person"?
      ! tap People
      | error: "People" is a text; tap needs a button or link
      |   tap People
      |       ^^^^^^
      | hint: actions shows what can be done now
      tap Report
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "123")
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "a row answers to its texts, and in narrows to it",
      """
      option show changes
      present editor
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true
      set name=Ann
      | screen: Studio / sheet "Add Personal Info"
      | editor: name "" → "Ann", canSave false → true
      save
      | screen: Studio
      | editor: isPresented true → false
      | people: [Person(id: #1, name: "Jim"), + Person(id: #2, name: "Ann")]
      ! tap Edit
      | error: "Edit" fits 2 things
      |   tap Edit
      |       ^^^^
      |   [1] button "Edit" in row "Jim"
      |   [2] button "Edit" in row "Ann"
      | hint: tap Edit [1]
      tap Edit in Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, initialName "" → "Ann", canSave true → false
      cancel
      | screen: Studio
      | editor: isPresented true → false
      tap Edit [1]
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Ann" → "Jim", initialName "Ann" → "Jim"
      cancel
      | screen: Studio
      | editor: isPresented true → false
      tap Edit [2]
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Jim" → "Ann", initialName "Jim" → "Ann"
      cancel
      | screen: Studio
      | editor: isPresented true → false
      ! tap Edit [3]
      | error: there is no [3]: "Edit" fits 2 things
      |   tap Edit [3]
      |            ^^^
      | hint: [1] to [2]
      ! tap Edit in Bob
      | error: Studio has no row, section or group "Bob"
      |   tap Edit in Bob
      |               ^^^
      | hint: actions shows what can be done
      ! tap Edit in An
      | error: Studio has no row, section or group "An"
      |   tap Edit in An
      |               ^^
      | hint: actions shows what can be done
      tap Edit in People [2]
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true
      cancel
      | screen: Studio
      | editor: isPresented true → false
      tap Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true
      cancel
      | screen: Studio
      | editor: isPresented true → false
      tap "Jim Edit"
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Ann" → "Jim", initialName "Ann" → "Jim"
      cancel
      | screen: Studio
      | editor: isPresented true → false
      ! tap Report [2]
      | error: there is no [2]: "Report" fits 1 thing
      |   tap Report [2]
      |              ^^^
      | hint: leave [2] out
      """),
    Transcript(
      "type writes a character at a time, clear empties",
      """
      option show changes
      sheet composer
      | screen: Studio / sheet "Composer"
      | router: presentedSheet nil → composer
      type Hi
      | screen: Studio / sheet "Composer"
      type " there" into Message
      | screen: Studio / sheet "Composer"
      type ! into message
      | screen: Studio / sheet "Composer"
      state ComposerView.message
      | "Hi there!"
      clear Message
      | screen: Studio / sheet "Composer"
      state ComposerView.message
      | ""
      ! type x into Send
      | error: "Send" is a button; type needs a text field
      |   type x into Send
      |               ^^^^
      | hint: tap Send
      ! type x into Massage
      | error: nothing labelled "Massage" is on Composer
      |   type x into Massage
      |               ^^^^^^^
      | hint: did you mean Message?
      ! clear Cancel
      | error: "Cancel" is a button; clear needs a text field
      |   clear Cancel
      |         ^^^^^^
      | hint: tap Cancel
      dismiss
      | screen: Studio
      | router: presentedSheet composer → nil
      ! type x
      | error: Studio has no field to type into
      |   type x
      |   ^^^^
      | hint: actions shows what can be done now
      """),
    Transcript(
      "toggle flips",
      """
      option show changes
      tap Settings
      | screen: Studio / sheet "Settings"
      | router: presentedSheet nil → settings
      toggle Notifications
      | screen: Studio / sheet "Settings"
      toggle notifications
      | screen: Studio / sheet "Settings"
      ! toggle About
      | error: "About" is a link; toggle needs a toggle
      |   toggle About
      |          ^^^^^
      | hint: tap About
      ! toggle Notification
      | error: nothing labelled "Notification" is on Settings
      |   toggle Notification
      |          ^^^^^^^^^^^^
      | hint: did you mean Notifications?
      """),
  ]
}
