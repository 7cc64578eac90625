extension Transcript {
  /// Options, and what another behaviour leads to.
  static let options: [Transcript] = [
    Transcript(
      "option chooses how much is shown, and how the device behaves",
      """
      option show changes
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim"
      set name=Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: name "Jim" → "Ann", canSave false → true
      set name=Ann
      | screen: Studio / sheet "Edit Personal Info"
      option show none
      set name=Bob
      | screen: Studio / sheet "Edit Personal Info"
      state
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Bob", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      option show all
      set name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Bob" → "Jim", initialName "Jim", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      option idiom
      ✗ error: idiom needs a value; it is phone now
      ✗   option idiom
      ✗   ^^^^^^
      ✗ hint: option idiom phone, pad or mac
      option real
      ✗ error: real needs a value
      ✗   option real
      ✗   ^^^^^^
      ✗ hint: option real on or off
      ! option idim
      | error: there is no option idim
      |   option idim
      |          ^^^^
      | hint: did you mean idiom?
      ! option shw all
      | error: there is no option shw
      |   option shw all
      |          ^^^
      | hint: did you mean show?
      ! option show some
      | error: show can't be some
      |   option show some
      |               ^^^^
      | hint: option show all, changes or none
      ! option idiom watch
      | error: idiom can't be watch
      |   option idiom watch
      |                ^^^^^
      | hint: option idiom phone, pad or mac
      """),
    Transcript(
      "a flag is written twice where that is wanted",
      """
      option secondWriteBack on
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      dismiss
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      option secondWriteBack off
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      dismiss
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "real time is let pass only where that is allowed",
      """
      wait real 1ms
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 1ms
      option real off
      ! wait real 1ms
      | error: a test lets no real time pass unless that is allowed
      |   wait real 1ms
      |   ^^^^
      | hint: option real on
      ! wait 9999999999h
      | error: the clock can't move by 9999999999h
      |   wait 9999999999h
      |        ^^^^^^^^^^^
      | hint: 2562047h is the most
      ! wait 2562047h; wait 3h
      ✗ error: wait 2562047h was to fail, but succeeded
      ✗   wait 2562047h
      ✗   ^^^^
      ✗ hint: if it is to succeed, type wait 2562047h
      """),
  ]
}
