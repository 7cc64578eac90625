extension MalformedRow {
  /// The verbs of what a person could do.
  static let hands: [MalformedRow] = [
    MalformedRow(
      .missingArgument, "tap",
      """
      error: tap needs a label
        tap
        ^^^
      hint: tap "Add Item"
      """),
    MalformedRow(
      .surplusWord, "tap Add Item",
      """
      error: "Item" is one word too many
        tap Add Item
                ^^^^
      hint: tap "Add Item"
      """),
    MalformedRow(
      .surplusWord, "tap Add Item in Jim",
      """
      error: "Item" is one word too many
        tap Add Item in Jim
                ^^^^
      hint: tap "Add Item" in Jim
      """),
    MalformedRow(
      .surplusWord, "tap Edit [2] [3]",
      """
      error: "[3]" is one word too many
        tap Edit [2] [3]
                     ^^^
      hint: tap Edit [2]
      """),
    MalformedRow(
      .missingArgument, "tap Edit in",
      """
      error: tap needs a label behind in
        tap Edit in
        ^^^
      hint: tap "Add Item"
      """),
    MalformedRow(
      .invalidNumber, "tap Edit [0]",
      """
      error: "0" is no whole number from 1 on
        tap Edit [0]
                 ^^^
      hint: type 1 or more
      """),
    MalformedRow(
      .missingArgument, "type",
      """
      error: type needs a text
        type
        ^^^^
      hint: type Jim into Name
      """),
    MalformedRow(
      .surplusWord, "type Jim Smith into Name",
      """
      error: "Smith" is one word too many
        type Jim Smith into Name
                 ^^^^^
      hint: type "Jim Smith" into Name
      """),
    MalformedRow(
      .missingArgument, "type Jim into",
      """
      error: type needs a label behind into
        type Jim into
        ^^^^
      hint: type Jim into Name
      """),
    MalformedRow(
      .missingArgument, "clear",
      """
      error: clear needs a label
        clear
        ^^^^^
      hint: clear Name
      """),
    MalformedRow(
      .surplusWord, "clear First Name",
      """
      error: "Name" is one word too many
        clear First Name
                    ^^^^
      hint: clear "First Name"
      """),
    MalformedRow(
      .missingArgument, "choose",
      """
      error: choose needs a label and a value
        choose
        ^^^^^^
      hint: choose Color red
      """),
    MalformedRow(
      .missingArgument, "choose Color",
      """
      error: choose needs a value
        choose Color
        ^^^^^^
      hint: choose Color red
      """),
    MalformedRow(
      .surplusWord, "choose Color dark red",
      """
      error: "red" is one word too many
        choose Color dark red
                          ^^^
      hint: choose Color "dark red"
      """),
    MalformedRow(
      .missingArgument, "toggle",
      """
      error: toggle needs a label
        toggle
        ^^^^^^
      hint: toggle "Is on back order?"
      """),
    MalformedRow(
      .missingArgument, "increment",
      """
      error: increment needs a label
        increment
        ^^^^^^^^^
      hint: increment Quantity 2
      """),
    MalformedRow(
      .surplusWord, "increment Quantity x",
      """
      error: "x" is one word too many
        increment Quantity x
                           ^
      hint: increment "Quantity x"
      """),
    MalformedRow(
      .invalidNumber, "increment Quantity -1",
      """
      error: "-1" is no whole number from 1 on
        increment Quantity -1
                           ^^
      hint: type 1 or more
      """),
    MalformedRow(
      .missingArgument, "decrement",
      """
      error: decrement needs a label
        decrement
        ^^^^^^^^^
      hint: decrement Quantity
      """),
    MalformedRow(
      .invalidNumber, "decrement Quantity 0",
      """
      error: "0" is no whole number from 1 on
        decrement Quantity 0
                           ^
      hint: type 1 or more
      """),
    MalformedRow(
      .surplusWord, "swipe down",
      """
      error: "down" is one word too many
        swipe down
              ^^^^
      hint: swipe
      """),
    MalformedRow(
      .expectedWord, "press",
      """
      error: return, escape, tab, space, delete, up, down, left, right, home or end is missing here
        press
        ^^^^^
      hint: type return, escape, tab, space, delete, up, down, left, right, home or end
      """),
    MalformedRow(
      .expectedWord, "press retrun",
      """
      error: retrun can't stand here, only return, escape, tab, space, delete, up, down, left, right, home or end
        press retrun
              ^^^^^^
      hint: did you mean return?
      """),
    MalformedRow(
      .surplusWord, "press return twice",
      """
      error: "twice" is one word too many
        press return twice
                     ^^^^^
      hint: press return
      """),
    MalformedRow(
      .missingArgument, "tab",
      """
      error: tab needs a tab's name
        tab
        ^^^
      hint: tab Settings
      """),
    MalformedRow(
      .surplusWord, "tab My Settings",
      """
      error: "Settings" is one word too many
        tab My Settings
               ^^^^^^^^
      hint: tab "My Settings"
      """),
    MalformedRow(
      .missingArgument, "open",
      """
      error: open needs a URL
        open
        ^^^^
      hint: open app://item?id=1
      """),
    MalformedRow(
      .surplusWord, "open a b",
      """
      error: "b" is one word too many
        open a b
               ^
      hint: open "a b"
      """),
  ]
}
