extension RefusalRow {
  /// Fields, values and arguments.
  static let fields: [RefusalRow] = [
    RefusalRow(
      .unknownField(field: "nam", owner: "editor", near: ["name"]),
      "set editor.nam=Jim", "editor.nam",
      """
      error: editor has no field nam
        set editor.nam=Jim
            ^^^^^^^^^^
      hint: did you mean name?
      """),
    RefusalRow(
      .unknownField(field: "age", owner: nil, near: []),
      "set age=3", "age",
      """
      error: neither a control on this screen nor a model has the field age
        set age=3
            ^^^
      hint: state shows the fields, actions the controls
      """),
    RefusalRow(
      .ambiguousField(field: "name", models: ["editor", "profile"], value: "Jim"),
      "set name=Jim", "name",
      """
      error: name is a field of editor and profile
        set name=Jim
            ^^^^
      hint: set editor.name=Jim or set profile.name=Jim
      """),
    RefusalRow(
      .notSettable(
        path: "editor.isPresented", reason: "its editor keeps it private",
        instead: "present editor name=…"),
      "! set editor.isPresented=true", "editor.isPresented",
      """
      error: editor.isPresented is not settable: its editor keeps it private
        set editor.isPresented=true
            ^^^^^^^^^^^^^^^^^^
      hint: present editor name=…
      """),
    RefusalRow(
      .notSettable(path: "editor.canSave", reason: "it follows from the name", instead: nil),
      "set editor.canSave=true", "editor.canSave",
      """
      error: editor.canSave is not settable: it follows from the name
        set editor.canSave=true
            ^^^^^^^^^^^^^^
      hint: state editor
      """),
    RefusalRow(
      .unfitValue(value: "maybe", type: "Bool", fits: ["true", "false", "yes", "no", "on", "off"]),
      #"set "Is on back order?"=maybe"#, "maybe",
      """
      error: maybe is no Bool
        set "Is on back order?"=maybe
                                ^^^^^
      hint: type true, false, yes, no, on or off
      """),
    RefusalRow(
      .unfitValue(value: "", type: "Int", fits: ["a whole number"]),
      "set quantity=", "quantity=",
      """
      error: the empty text is no Int
        set quantity=
            ^^^^^^^^^
      hint: type a whole number
      """),
    RefusalRow(
      .outOfBounds(
        value: "2024-02-29", label: "Days", limits: "a date from 2026-01-01 on"),
      #"set days="2026-07-01 2024-02-29""#, "2024-02-29",
      """
      error: 2024-02-29 is out of the range of "Days"
        set days="2026-07-01 2024-02-29"
                             ^^^^^^^^^^
      hint: type a date from 2026-01-01 on
      """),
    RefusalRow(
      .missingRequired(
        owner: "report", argument: "itemID", type: "String", example: "sheet report itemID=…"),
      "sheet report", "report",
      """
      error: report needs itemID, a String
        sheet report
              ^^^^^^
      hint: sheet report itemID=…
      """),
    RefusalRow(
      .unknownArgument(owner: "report", argument: "itemId", known: ["itemID"]),
      "sheet report itemId=123", "itemId",
      """
      error: report has no argument itemId
        sheet report itemId=123
                     ^^^^^^
      hint: did you mean itemID?
      """),
    RefusalRow(
      .unknownArgument(owner: "report", argument: "page", known: ["itemID", "year"]),
      "sheet report page=2", "page",
      """
      error: report has no argument page
        sheet report page=2
                     ^^^^
      hint: report takes itemID and year
      """),
    RefusalRow(
      .unknownArgument(owner: "composer", argument: "page", known: []),
      "sheet composer page=2", "page",
      """
      error: composer has no argument page
        sheet composer page=2
                       ^^^^
      hint: composer takes none
      """),
    RefusalRow(
      .surplusArgument(owner: "report", value: "456", known: ["itemID"]),
      "sheet report 123 456", "456",
      """
      error: 456 is one argument too many for report
        sheet report 123 456
                         ^^^
      hint: report takes itemID
      """),
    RefusalRow(
      .surplusArgument(owner: "composer", value: "1", known: []),
      "sheet composer 1", "1",
      """
      error: 1 is one argument too many for composer
        sheet composer 1
                       ^
      hint: composer takes none
      """),
  ]
}
