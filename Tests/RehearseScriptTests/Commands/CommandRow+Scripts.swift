extension CommandRow {
  /// The verbs that scripts are made of.
  static let scripts: [CommandRow] = [
    CommandRow("stage studio", "(stage studio)"),
    CommandRow("stage studio 3 name=Jim", "(stage studio [3, name=Jim])"),
    CommandRow(
      #"scenario "Saving renames the person""#,
      #"(scenario title: "Saving renames the person")"#),
    CommandRow("tag slow", "(tag [slow])"),
    CommandRow("tag slow ui", "(tag [slow, ui])"),
    CommandRow(#"skip "needs a server""#, #"(skip reason: "needs a server")"#),
    CommandRow("timeout 5s", "(timeout 5000ms)"),
    CommandRow(
      #"expected to fail "a known defect""#,
      #"(expectedToFail reason: "a known defect")"#),
    CommandRow("let who = Jim", "(let name: who word Jim)"),
    CommandRow(#"let who = "Jim Smith""#, #"(let name: who word "Jim Smith")"#),
    CommandRow("let who = state", "(let name: who word state)"),
    CommandRow("let who = state people[0].name", "(let name: who state people/#0/name)"),
    CommandRow("run people.flow", "(run file: people.flow)"),
    CommandRow(#"run "my people.flow" who=Jim"#, #"(run file: "my people.flow" [who=Jim])"#),
    CommandRow("repeat 3 { tap Add; save }", "(repeat 3 {(tap Target(label: Add)) (save)})"),
    CommandRow("repeat 2 { }", "(repeat 2 {})"),
    CommandRow("repeat 2 { repeat 3 { back } }", "(repeat 2 {(repeat 3 {(back)})})"),
    CommandRow(
      #"for who in Jim Alice { tap $who; expect people[$n].name == "${who}s" }"#,
      #"(for name: who in: [Jim, Alice] {(tap Target(label: $who)) (expect compares people[$n].name equal "${who}s")})"#
    ),
    CommandRow(
      "define rename who { set name=$who; save }",
      "(define name: rename parameters: [who] {(set [name=$who]) (save)})"),
    CommandRow("define again { back }", "(define name: again {(back)})"),
  ]
}
