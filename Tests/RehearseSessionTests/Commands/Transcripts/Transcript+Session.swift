extension Transcript {
  /// Stages, options and help.
  static let sessions: [Transcript] = [
    Transcript(
      "stage and reset start afresh, with the same tokens",
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
      save
      | screen: Studio
      | editor: isPresented true → false, name "Ann", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Ann")]
      wait 1s
      | screen: Studio
      | editor: isPresented false, name "Ann", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Ann")]
      | clock: 1s
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      expect people[0].name == Jim
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
      reset
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      wait 1s
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 1s
      """),
    Transcript(
      "stage takes arguments, which reset keeps",
      """
      option show changes
      stage inventory 2 shelf=right
      | screen: Inventory
      | inventory:
      |   quantity 2
      |   weight 0.5
      |   shelf right
      |   owner nil
      |   isOnBackOrder false
      |   due 2026-01-01T12:00:00Z
      |   title ""
      |   code ""
      |   notes ["", ""]
      |   taps []
      expect inventory.quantity == 2
      increment Quantity
      | screen: Inventory
      | inventory: quantity 2 → 3
      reset
      | screen: Inventory
      | inventory:
      |   quantity 2
      |   weight 0.5
      |   shelf right
      |   owner nil
      |   isOnBackOrder false
      |   due 2026-01-01T12:00:00Z
      |   title ""
      |   code ""
      |   notes ["", ""]
      |   taps []
      expect inventory.quantity == 2
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
      ! stage inventory many
      | error: many is no Int
      |   stage inventory many
      |                   ^^^^
      | hint: type 3
      ! stage inventory size=3
      | error: inventory has no argument size
      |   stage inventory size=3
      |                   ^^^^
      | hint: inventory takes quantity and shelf
      ! stage inventory 1 left 3
      | error: 3 is one argument too many for inventory
      |   stage inventory 1 left 3
      |                          ^
      | hint: inventory takes quantity and shelf
      ! stage inventory quantity=100
      | error: the stage inventory can't start: there is no room for 100 items
      |   stage inventory quantity=100
      |   ^^^^^
      | hint: help stage
      ! stage inventroy
      | error: there is no stage inventroy
      |   stage inventroy
      |         ^^^^^^^^^
      | hint: did you mean inventory?
      expect inventory.quantity == 1
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """),
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
    Transcript(
      "what the app prints and what happens unasked stands below the models", on: "porch",
      #"""
      tap Plain
      | screen: (PorchView) / sheet (Text)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      swipe
      | screen: (PorchView)
      | event: onDismiss
      | print: closed
      tap Speak
      | screen: (PorchView)
      | print: two
      | print: lines
      | print: and \u{1B}[31mred
      tap Both
      | screen: (PorchView) / sheet (Text)
      | event: sheet of PorchView waits
      | issue: W-16 Currently, only presenting a single sheet is supported.
      |   The next sheet will be presented when the currently presented sheet gets dismissed.
      dismiss
      | screen: (PorchView) / sheet (Text)
      | event: onDismiss
      | print: closed
      stage porch
      | screen: (PorchView)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      reset
      | screen: (PorchView)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """#),
    Transcript(
      "work begun when a stage starts is begun again by reset", on: "clock",
      """
      wait 1s
      | screen: (ClockView)
      | model: ticks 0 → 2, ended 0, loaded false → true
      | clock: 1s
      expect model.loaded
      reset
      | screen: (ClockView)
      | model: ticks 0, ended 0, loaded false
      expect not model.loaded
      expect model.ticks == 0
      wait 1s
      | screen: (ClockView)
      | model: ticks 0 → 2, ended 0, loaded false → true
      | clock: 1s
      expect model.loaded
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      wait 1s
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 1s
      """),
    Transcript(
      "an app that never rests is given up", on: "clock",
      """
      tap Spin
      ✗ error: the app never settles: the task in ClockView.body still goes on after 1000000 jobs
      ✗   tap Spin
      ✗   ^^^
      ✗ hint: let the task await something that takes time
      """),
  ]
}
