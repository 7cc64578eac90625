extension RefusalRow {
  /// Controls and rows.
  static let controls: [RefusalRow] = [
    RefusalRow(
      .unknownLabel(label: "Svae", place: "Edit Personal Info", near: ["Save"]),
      "tap Svae", "Svae",
      """
      error: nothing labelled "Svae" is on Edit Personal Info
        tap Svae
            ^^^^
      hint: did you mean Save?
      """),
    RefusalRow(
      .unknownLabel(label: "Publish", place: "Studio", near: []),
      "tap Publish", "Publish",
      """
      error: nothing labelled "Publish" is on Studio
        tap Publish
            ^^^^^^^
      hint: actions shows what can be done
      """),
    RefusalRow(
      .unknownLabel(label: "Add", place: "Studio", near: ["Add Item"]),
      "tap Add", "Add",
      """
      error: nothing labelled "Add" is on Studio
        tap Add
            ^^^
      hint: did you mean "Add Item"?
      """),
    RefusalRow(
      .unknownContainer(label: "Studio", place: "Studio", isPlace: true, near: []),
      "why Save in Studio", "Studio",
      """
      error: Studio has no row, section or group "Studio"
        why Save in Studio
                    ^^^^^^
      hint: leave in Studio out
      """),
    RefusalRow(
      .unknownContainer(label: "Ada", place: "Studio", isPlace: false, near: []),
      "why Save in Ada", "Ada",
      """
      error: Studio has no row, section or group "Ada"
        why Save in Ada
                    ^^^
      hint: actions shows what can be done
      """),
    RefusalRow(
      .unknownContainer(label: "Peple", place: "Studio", isPlace: false, near: ["People"]),
      "tap Jim in Peple", "Peple",
      """
      error: Studio has no row, section or group "Peple"
        tap Jim in Peple
                   ^^^^^
      hint: did you mean People?
      """),
    RefusalRow(
      .emptyLabel,
      "tap \"\"", "\"\"",
      """
      error: a label can't be empty
        tap ""
            ^^
      hint: actions shows what can be done
      """),
    RefusalRow(
      .ambiguousLabel(
        label: "Edit",
        matches: [
          .init(text: "button \"Edit\"", place: "row \"Jim\""),
          .init(text: "button \"Edit\"", place: "row \"Alice\""),
          .init(text: "link \"Edit\"", place: ""),
        ], command: "tap Edit"),
      "tap Edit", "Edit",
      """
      error: "Edit" fits 3 things
        tap Edit
            ^^^^
        [1] button "Edit" in row "Jim"
        [2] button "Edit" in row "Alice"
        [3] link "Edit"
      hint: tap Edit [1]
      """),
    RefusalRow(
      .ordinalOutOfRange(label: "Edit", ordinal: 3, count: 2),
      "tap Edit [3]", "[3]",
      """
      error: there is no [3]: "Edit" fits 2 things
        tap Edit [3]
                 ^^^
      hint: [1] to [2]
      """),
    RefusalRow(
      .ordinalOutOfRange(label: "Edit", ordinal: 2, count: 1),
      "tap Edit [2]", "[2]",
      """
      error: there is no [2]: "Edit" fits 1 thing
        tap Edit [2]
                 ^^^
      hint: leave [2] out
      """),
    RefusalRow(
      .disabledControl(label: "Save", by: ".disabled of EditorSheet"),
      "tap Save", "Save",
      """
      error: "Save" is disabled by .disabled of EditorSheet
        tap Save
            ^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .disabledControl(label: "Save", by: nil),
      "tap Save", "Save",
      """
      error: "Save" is disabled
        tap Save
            ^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .coveredControl(label: "Add", by: "sheet \"Edit Personal Info\"", wayOut: "cancel"),
      "tap Add", "Add",
      """
      error: "Add" is covered by sheet "Edit Personal Info"
        tap Add
            ^^^
      hint: cancel
      """),
    RefusalRow(
      .coveredControl(label: "Add", by: "alert \"Sure?\"", wayOut: nil),
      "tap Add", "Add",
      """
      error: "Add" is covered by alert "Sure?"
        tap Add
            ^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .offScreenControl(label: "Jim", reason: "it lies on the tab \"People\""),
      "tap Jim", "Jim",
      """
      error: "Jim" is not on the screen: it lies on the tab "People"
        tap Jim
            ^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .wrongControl(
        label: "Save", is: "button", verb: "choose", needs: "picker", instead: "tap Save"),
      "choose Save red", "Save",
      """
      error: "Save" is a button; choose needs a picker
        choose Save red
               ^^^^
      hint: tap Save
      """),
    RefusalRow(
      .wrongControl(label: "Name", is: "text field", verb: "toggle", needs: "toggle", instead: nil),
      "toggle Name", "Name",
      """
      error: "Name" is a text field; toggle needs a toggle
        toggle Name
               ^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .unknownChoice(value: "grey", label: "Color", choices: ["red", "dark blue"]),
      "choose Color grey", "grey",
      """
      error: "Color" has no choice "grey"
        choose Color grey
                     ^^^^
      hint: choose red or "dark blue"
      """),
    RefusalRow(
      .unknownChoice(value: "grey", label: "Color", choices: []),
      "choose Color grey", "grey",
      """
      error: "Color" has no choice "grey"
        choose Color grey
                     ^^^^
      hint: it has none now
      """),
    RefusalRow(
      .controlAtLimit(label: "Quantity", limit: "10"),
      "increment Quantity", "Quantity",
      """
      error: "Quantity" is at its limit, 10
        increment Quantity
                  ^^^^^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .itemNotAllowed(label: "Jim", verb: "be deleted"),
      "delete Jim", "Jim",
      """
      error: "Jim" can't be deleted: its list does not allow it
        delete Jim
               ^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .positionOutOfRange(position: 4, count: 3),
      "move Jim to 4", "4",
      """
      error: there is no place 4 among 3 rows
        move Jim to 4
                    ^
      hint: to 1 up to 3
      """),
    RefusalRow(
      .positionOutOfRange(position: 4, count: 1),
      "move Jim to 4", "4",
      """
      error: there is no place 4 among 1 row
        move Jim to 4
                    ^
      hint: to 1
      """),
    RefusalRow(
      .missingRole(role: .confirmation, place: "Studio", candidates: []),
      "save", "save",
      """
      error: Studio has no confirmation control
        save
        ^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .missingRole(role: .cancellation, place: "Report", candidates: ["Close", "Not Now"]),
      "cancel", "cancel",
      """
      error: Report has no cancellation control
        cancel
        ^^^^^^
      hint: tap Close or tap "Not Now"
      """),
    RefusalRow(
      .severalRoles(role: .confirmation, labels: ["Save", "Save All"]),
      "save", "save",
      """
      error: there are 2 confirmation controls
        save
        ^^^^
        "Save"
        "Save All"
      hint: tap Save or tap "Save All"
      """),
    RefusalRow(
      .disabledRole(role: .confirmation, label: "Save", by: ".disabled of EditorSheet"),
      "save", "save",
      """
      error: the confirmation control "Save" is disabled by .disabled of EditorSheet
        save
        ^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .disabledRole(role: .confirmation, label: "Save", by: nil),
      "save", "save",
      """
      error: the confirmation control "Save" is disabled
        save
        ^^^^
      hint: actions shows what can be done now
      """),
  ]
}
