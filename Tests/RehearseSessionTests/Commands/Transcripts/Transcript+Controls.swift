extension Transcript {
  /// Every kind of control.
  static let controls: [Transcript] = [
    Transcript(
      "choose picks by what is shown or by the value", on: "inventory",
      """
      option show changes
      choose Shelf Middle
      | screen: Inventory
      | inventory: shelf left → middle
      choose shelf right
      | screen: Inventory
      | inventory: shelf middle → right
      ! choose Shelf upper
      | error: "Shelf" has no choice "upper"
      |   choose Shelf upper
      |                ^^^^^
      | hint: choose Left, Middle or Right
      ! choose Shelf
      ✗ error: choose needs a value
      ✗   choose Shelf
      ✗   ^^^^^^
      ✗ hint: choose Shelf Left
      choose Owner "Jim Knopf"
      | screen: Inventory
      | inventory: owner nil → "jim"
      choose Owner jim
      | screen: Inventory
      choose Owner Nobody
      | screen: Inventory
      | inventory: owner "jim" → nil
      choose Owner nil
      | screen: Inventory
      ! choose Title x
      | error: "Title" is a text field; choose needs a picker
      |   choose Title x
      |          ^^^^^
      | hint: set title=…
      ! choose Due x
      | error: "Due" is a date or color picker; choose needs a picker
      |   choose Due x
      |          ^^^
      | hint: set due=…
      """),
    Transcript(
      "increment and decrement stop at the limits, and change nothing there", on: "inventory",
      """
      option show changes
      increment Quantity
      | screen: Inventory
      | inventory: quantity 1 → 2
      increment Quantity 1
      | screen: Inventory
      | inventory: quantity 2 → 3
      ! increment Quantity
      | error: "Quantity" is at its limit, 0 to 3, 3 now
      |   increment Quantity
      |             ^^^^^^^^
      | hint: actions shows what can be done now
      ! increment Quantity 2
      | error: "Quantity" is at its limit, 0 to 3, 3 now
      |   increment Quantity 2
      |             ^^^^^^^^
      | hint: actions shows what can be done now
      decrement Quantity 3
      | screen: Inventory
      | inventory: quantity 3 → 0
      ! decrement Quantity
      | error: "Quantity" is at its limit, 0 to 3, 0 now
      |   decrement Quantity
      |             ^^^^^^^^
      | hint: actions shows what can be done now
      ! increment Quantity 4
      | error: "Quantity" is at its limit, 0 to 3, 0 now
      |   increment Quantity 4
      |             ^^^^^^^^
      | hint: actions shows what can be done now
      increment Weight 2
      | screen: Inventory
      | inventory: weight 0.5 → 1.0
      ! increment Weight
      | error: "Weight" is at its limit, 0.0 to 1.0, 1 now
      |   increment Weight
      |             ^^^^^^
      | hint: actions shows what can be done now
      decrement Weight
      | screen: Inventory
      | inventory: weight 1.0 → 0.75
      ! increment Title
      | error: "Title" is a text field; increment needs a stepper or slider
      |   increment Title
      |             ^^^^^
      | hint: set title=…
      ! increment "Locked Quantity"
      | error: "Locked Quantity" is disabled by InventoryView
      |   increment "Locked Quantity"
      |             ^^^^^^^^^^^^^^^^^
      | hint: actions shows what can be done now
      """),
    Transcript(
      "set reads a value as its control does", on: "inventory",
      """
      option show changes
      set quantity=3
      | screen: Inventory
      | inventory: quantity 1 → 3
      ! set quantity=4
      | error: 4 is no value of Quantity
      |   set quantity=4
      |                ^
      | hint: type 0 to 3
      ! set quantity=2.5
      | error: 2.5 is no value of Quantity
      |   set quantity=2.5
      |                ^^^
      | hint: type 0 to 3
      ! set quantity=many
      | error: many is no value of Quantity
      |   set quantity=many
      |                ^^^^
      | hint: type 0 to 3
      set weight=0.25
      | screen: Inventory
      | inventory: weight 0.5 → 0.25
      ! set weight=1.5
      | error: 1.5 is no value of Weight
      |   set weight=1.5
      |              ^^^
      | hint: type 0.0 to 1.0
      ! set weight=nan
      | error: nan is no value of Weight
      |   set weight=nan
      |              ^^^
      | hint: type 0.0 to 1.0
      set shelf=Middle
      | screen: Inventory
      | inventory: shelf left → middle
      set shelf=left
      | screen: Inventory
      | inventory: shelf middle → left
      ! set shelf=top
      | error: "Shelf" has no choice "top"
      |   set shelf=top
      |             ^^^
      | hint: choose Left, Middle or Right
      set owner=jim
      | screen: Inventory
      | inventory: owner nil → "jim"
      set due=2026-02-03
      | screen: Inventory
      | inventory: due 2026-01-01T12:00:00Z → 2026-02-03T12:00:00Z
      ! set due=tomorrow
      | error: tomorrow is no value of Due
      |   set due=tomorrow
      |           ^^^^^^^^
      | hint: type a date such as 2026-07-01 09:30
      ! set due=2025-12-31
      | error: 2025-12-31 is out of the range of "Due"
      |   set due=2025-12-31
      |           ^^^^^^^^^^
      | hint: type a date from 2026-01-01 on
      set isOnBackOrder=yes
      | screen: Inventory
      | inventory: isOnBackOrder false → true
      set isonbackorder=off
      | screen: Inventory
      | inventory: isOnBackOrder true → false
      ! set isOnBackOrder=maybe
      | error: maybe is no Bool
      |   set isOnBackOrder=maybe
      |                     ^^^^^
      | hint: type true, false, yes, no, on or off
      set "is on back order"=true
      | screen: Inventory
      | inventory: isOnBackOrder false → true
      set code=secret
      | screen: Inventory
      | inventory: code "" → "secret"
      """),
  ]
}
