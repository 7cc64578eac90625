extension Transcript {
  /// What `why` says of each thing that can't be used, and of those that can.
  static let reasons: [Transcript] = [
    Transcript(
      "why not", on: "hall",
      """
      why Vault
      | "Vault", a button, is disabled by the .disabled in the body of Sealed
      why Safe
      | "Safe", a button, is disabled by the .disabled in the body of Locked
      why Chest
      | "Chest", a button, is disabled by the .disabled in the body of Locked and the .disabled in the body of Sealed
      why Chair
      | "Chair", a button, can be used: tap Chair
      why Cellar
      | "Cellar", a button, is disabled by the isEnabled of its environment
      why Attic
      | "Attic", a link, is disabled by its value, which is nil
      ! tap Attic
      | error: "Attic" is disabled by its value, which is nil
      |   tap Attic
      |       ^^^^^
      | hint: actions shows what can be done now
      why "0 guests"
      | "0 guests", a text, can only be read
      why Welcome
      | "Welcome", a button, can be used: tap Welcome
      why Ghost
      | "Ghost" is not on the screen: the .hidden in the body of HallView
      why Nowhere
      ✗ error: nothing labelled "Nowhere" is on Hall
      ✗   why Nowhere
      ✗       ^^^^^^^
      ✗ hint: actions shows what can be done
      tap Room
      | screen: Hall / "Room 7"
      why One
      | "One" can't be reached: it is on the page "Hall", under "Room 7"; back leads there
      why Light
      | "Light", a toggle, can be used: toggle Light
      why "10 minutes"
      | "10 minutes", a text, can only be read
      back
      | screen: Hall
      tap One
      | screen: Hall / sheet (Text)
      why Room
      | "Room" can't be reached: the sheet "Text" lies over it; dismiss takes it away
      why Print
      | "Print", a button, can be used: tap Print
      """),
    Transcript(
      "why not, of several", on: "inventory",
      """
      why Order
      | "Order" fits 2 things:
      |   [1] button "Order" in row "Hammer" can be used: tap Order in Hammer
      |   [2] button "Order" in row "Saw" can be used: tap Order in Saw
      | one of them is named by its number, or by what it is in: why Order [1]
      why Note
      | "Note" fits 2 things:
      |   [1] text field "Note" in "Front" can be used: type … into Note in Front
      |   [2] text field "Note" in "Back" can be used: type … into Note in Back
      | one of them is named by its number, or by what it is in: why Note [1]
      why "Order" in Saw
      | "Order", a button, can be used: tap Order in Saw
      why Serial
      | "Serial", a text field, is disabled by the .disabled in the body of InventoryView
      """),
  ]
}
