extension Transcript {
  /// What a label means.
  static let labels: [Transcript] = [
    Transcript(
      "an exact label wins, case and punctuation do not count", on: "inventory",
      """
      option show changes
      tap Add
      | screen: Inventory
      | inventory: taps [+ "Add"]
      tap add!
      | screen: Inventory
      | inventory: taps ["Add", + "add!"]
      ! tap ADD
      | error: "ADD" fits 2 things
      |   tap ADD
      |       ^^^
      |   [1] button "Add" in "Labels"
      |   [2] button "add!" in "Labels"
      | hint: tap ADD [1]
      tap +
      | screen: Inventory
      | inventory: taps ["Add", "add!", + "+"]
      ! tap -
      | error: nothing labelled "-" is on Inventory
      |   tap -
      |       ^
      | hint: actions shows what can be done
      tap SAME [2]
      | screen: Inventory
      | inventory: taps ["Add", "add!", "+", + "second"]
      ! tap Same
      | error: "Same" fits 2 things
      |   tap Same
      |       ^^^^
      |   [1] button "Same" in "Labels"
      |   [2] button "Same" in "Labels"
      | hint: tap Same [1]
      ! tap Same [3]
      | error: there is no [3]: "Same" fits 2 things
      |   tap Same [3]
      |            ^^^
      | hint: [1] to [2]
      ! tap "Hidden Name" [2]
      | error: there is no [2]: "Hidden Name" fits 1 thing
      |   tap "Hidden Name" [2]
      |                     ^^^
      | hint: leave [2] out
      tap @secret
      | screen: Inventory
      | inventory: taps ["Add", "add!", "+", "second", + "identified"]
      ! tap @secrets
      | error: nothing labelled "@secrets" is on Inventory
      |   tap @secrets
      |       ^^^^^^^^
      | hint: actions shows what can be done
      tap hiddenname
      | screen: Inventory
      | inventory: taps ["Add", "add!", "+", "second", "identified", + "identified"]
      tap 日本
      | screen: Inventory
      | inventory: taps […, + "日本"]
      toggle isOnBackOrder
      | screen: Inventory
      | inventory: isOnBackOrder false → true
      """),
    Transcript(
      "what several controls share is asked for", on: "inventory",
      """
      option show changes
      ! set note=x
      | error: "note" fits 2 things
      |   set note=x
      |       ^^^^
      |   [1] text field "Note" in "Front"
      |   [2] text field "Note" in "Back"
      | hint: type x into Note [1]
      ! set "Note"=x
      | error: "Note" fits 2 things
      |   set "Note"=x
      |       ^^^^^^
      |   [1] text field "Note" in "Front"
      |   [2] text field "Note" in "Back"
      | hint: type x into Note [1]
      ! type x
      | error: "text field" fits 4 things
      |   type x
      |   ^^^^
      |   [1] text field "Title" in "Item"
      |   [2] secure field "Code" in "Item"
      |   [3] text field "Note" in "Front"
      |   [4] text field "Note" in "Back"
      | hint: type … into Title [1]
      ! type x into Note
      | error: "Note" fits 2 things
      |   type x into Note
      |               ^^^^
      |   [1] text field "Note" in "Front"
      |   [2] text field "Note" in "Back"
      | hint: type x into Note [1]
      type x into Note in Back
      | screen: Inventory
      | inventory: notes ["", - "", + "x"]
      type y into Note [1]
      | screen: Inventory
      | inventory: notes [- "", + "y", "x"]
      ! clear Note
      | error: "Note" fits 2 things
      |   clear Note
      |         ^^^^
      |   [1] text field "Note" in "Front"
      |   [2] text field "Note" in "Back"
      | hint: clear Note [1]
      clear Note in back
      | screen: Inventory
      | inventory: notes ["y", - "x", + ""]
      ! tap Order
      | error: "Order" fits 2 things
      |   tap Order
      |       ^^^^^
      |   [1] button "Order" in row "Hammer"
      |   [2] button "Order" in row "Saw"
      | hint: tap Order [1]
      tap Order in Saw
      | screen: Inventory
      | inventory: taps [+ "Order Saw"]
      tap Order in "Hammer in stock Order"
      | screen: Inventory
      | inventory: taps ["Order Saw", + "Order Hammer"]
      ! tap "in stock"
      | error: "in stock" fits 2 things
      |   tap "in stock"
      |       ^^^^^^^^^^
      |   [1] button "Order" in row "Hammer"
      |   [2] button "Order" in row "Saw"
      | hint: tap "in stock" [1]
      tap Hammer
      | screen: Inventory
      | inventory: taps ["Order Saw", "Order Hammer", + "Order Hammer"]
      ! tap Order in Title
      | error: nothing labelled "Order" is on Title
      |   tap Order in Title
      |       ^^^^^
      | hint: actions shows what can be done
      ! tap Order in Drill
      | error: Inventory has no row, section or group "Drill"
      |   tap Order in Drill
      |                ^^^^^
      | hint: actions shows what can be done
      ! why Order in Inventory
      | error: Inventory has no row, section or group "Inventory"
      |   why Order in Inventory
      |                ^^^^^^^^^
      | hint: leave in Inventory out
      """),
    Transcript(
      "a disabled control is refused, and never bypassed", on: "inventory",
      """
      ! tap Erase
      | error: "Erase" is disabled by InventoryView
      |   tap Erase
      |       ^^^^^
      | hint: actions shows what can be done now
      ! toggle Sealed
      | error: "Sealed" is disabled by InventoryView
      |   toggle Sealed
      |          ^^^^^^
      | hint: actions shows what can be done now
      ! set serial=1
      | error: "Serial" is disabled by InventoryView
      |   set serial=1
      |       ^^^^^^
      | hint: actions shows what can be done now
      ! set "Serial"=1
      | error: "Serial" is disabled by InventoryView
      |   set "Serial"=1
      |       ^^^^^^^^
      | hint: actions shows what can be done now
      ! type x into Serial
      | error: "Serial" is disabled by InventoryView
      |   type x into Serial
      |               ^^^^^^
      | hint: actions shows what can be done now
      ! clear Serial
      | error: "Serial" is disabled by InventoryView
      |   clear Serial
      |         ^^^^^^
      | hint: actions shows what can be done now
      ! set sealed=yes
      | error: "Sealed" is disabled by InventoryView
      |   set sealed=yes
      |       ^^^^^^
      | hint: actions shows what can be done now
      ! increment "Locked Quantity"
      | error: "Locked Quantity" is disabled by InventoryView
      |   increment "Locked Quantity"
      |             ^^^^^^^^^^^^^^^^^
      | hint: actions shows what can be done now
      expect disabled Erase
      expect not enabled Erase
      """),
  ]
}
