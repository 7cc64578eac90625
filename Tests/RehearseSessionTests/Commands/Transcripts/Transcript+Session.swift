extension Transcript {
  /// Stages, and how they start afresh.
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
  ]
}
