extension CommandRow {
  /// The verbs of what a person could do.
  static let hands: [CommandRow] = [
    CommandRow(#"tap "Add Item""#, #"(tap Target(label: "Add Item"))"#),
    CommandRow("tap Edit in Jim [2]", "(tap Target(label: Edit, containers: [Jim], ordinal: 2))"),
    CommandRow(
      #"tap Edit [2] in Jim in "All People""#,
      #"(tap Target(label: Edit, containers: [Jim, "All People"], ordinal: 2))"#,
      #"tap Edit in Jim in "All People" [2]"#),
    CommandRow("tap @save", "(tap Target(label: id save))"),
    CommandRow("tap [2]", "(tap Target(label: [2]))"),
    CommandRow(#"tap "@save""#, #"(tap Target(label: "@save"))"#),
    CommandRow("tap in", "(tap Target(label: in))"),
    CommandRow(
      #"tap "Add Item" in @list"#,
      #"(tap Target(label: "Add Item", containers: [id list]))"#),
    CommandRow(#"tap It"em "2"#, #"(tap Target(label: It"em "2))"#),
    CommandRow("type Jim", "(type Jim)"),
    CommandRow(#"type "Jim Smith" into Name"#, #"(type "Jim Smith" into: Target(label: Name))"#),
    CommandRow(
      #"type into into Name in "Section 1" [2]"#,
      #"(type into into: Target(label: Name, containers: ["Section 1"], ordinal: 2))"#),
    CommandRow("clear Name", "(clear Target(label: Name))"),
    CommandRow("choose Color red", "(choose Target(label: Color) value: red)"),
    CommandRow(
      #"choose Color [2] in Form "dark red""#,
      #"(choose Target(label: Color, containers: [Form], ordinal: 2) value: "dark red")"#,
      #"choose Color in Form [2] "dark red""#),
    CommandRow(
      "choose Color red in Form [2]",
      "(choose Target(label: Color, containers: [Form], ordinal: 2) value: red)",
      "choose Color in Form [2] red"),
    CommandRow(
      "choose Status inStock(quantity: 3)",
      "(choose Target(label: Status) value: inStock(quantity: 3))"),
    CommandRow("toggle isOnBackOrder", "(toggle Target(label: isOnBackOrder))"),
    CommandRow("increment Quantity", "(increment Target(label: Quantity))"),
    CommandRow("increment Quantity 2", "(increment Target(label: Quantity) by: 2)"),
    CommandRow(
      "increment Quantity in Row [2] 5",
      "(increment Target(label: Quantity, containers: [Row], ordinal: 2) by: 5)"),
    CommandRow("decrement Quantity 3", "(decrement Target(label: Quantity) by: 3)"),
    CommandRow("swipe", "(swipe)"),
    CommandRow("swipe release", "(swipe release)"),
    CommandRow("press return", "(press return)"),
    CommandRow("press escape", "(press escape)"),
    CommandRow("tab Settings", "(tab Target(label: Settings))"),
    CommandRow("delete Jim", "(delete Target(label: Jim))"),
    CommandRow("delete Jim [2]", "(delete Target(label: Jim, ordinal: 2))"),
    CommandRow("move Jim to 1", "(move Target(label: Jim) to: 1)"),
    CommandRow(
      #"move "Jim Smith" [2] to 3"#,
      #"(move Target(label: "Jim Smith", ordinal: 2) to: 3)"#),
    CommandRow("refresh", "(refresh)"),
    CommandRow("open app://item?id=1", "(open url: app://item?id=1)"),
    CommandRow("wait 300ms", "(wait 300ms)"),
    CommandRow("wait 2s", "(wait 2000ms)"),
    CommandRow("wait 1.5s", "(wait 1500ms)"),
    CommandRow("wait 5m", "(wait 300000ms)"),
    CommandRow("wait 1h", "(wait 3600000ms)"),
    CommandRow("wait real 20ms", "(waitReal 20ms)"),
    CommandRow("advance", "(advance)"),
  ]
}
