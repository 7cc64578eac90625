extension LintRow {
  static let all = fine + definitions + output + checks + wholes + stages + texts

  /// Scripts in which there is nothing to find.
  static let fine: [LintRow] = [
    LintRow(
      "a script with output",
      "stage studio\n| ...\n| people: [..]\nlet who = Jim\npresent editor name=$who"),
    LintRow(
      "output that begins in other ways",
      "tap Edit\n| [..]\n! tap Nothing\n| ...\n| hint: x\nstate\n| a\n! save\n| error: [..]\nsave; state\n| screen[..]"
    ),
    LintRow("a part of other scripts", "define rename who { set name=$who; save }\nlet x = 1"),
    LintRow(
      "scenarios",
      "stage studio\nscenario a\ntap Edit\nexpect visible Save\nscenario b\ntap Edit\n! tap x"),
    LintRow("checks between steps", "tap a\nexpect people\ntap a\nexpect people\nexpect event x"),
    LintRow("always, and a step", "always people.count > 0\ntap Edit"),
    LintRow(
      "a failure that is wished for", "! set editor.isPresented=true\n! sheet nowhere\ntap Edit"),
    LintRow(
      "what is refused, with all that is in it",
      "tap Edit\nexpect people\n! repeat 1 { let a = 1; define b { save }; save }\nexpect people\n"
        + "! run nowhere.flow\n! always people\n! repeat 1 { define a { tap b }; a }\n"
        + "define c who { tap $who }\n! define c { save }\n! repeat 1 { c Jim; save }"),
    LintRow(
      "what the preamble wants always",
      "stage studio\nalways people.count > 0\nscenario a\ntap Edit\nexpect people"),
    LintRow(
      "a variable that a verb counts on",
      "define greet { tap $who }\nlet who = Jim\ngreet\nexpect people"),
    LintRow(
      "values that are kept", "let a = state editor.name\ntap Edit\nexpect editor.name == $a"),
    LintRow(
      "views, whose types are not known",
      "tap Edit\nexpect ContentView.count == 1\nexpect StudioView"),
  ]

  static let texts: [LintRow] = [
    LintRow(
      "lines that can't be read", "tap Edit\nexpect people\nwait soon\nrepeat 2 {\ntap\n}",
      """
      a.flow:3:6: error: "soon" is no duration [syntax]
        wait soon
             ^^^^
      hint: a number and its unit: 300ms, 2s, 5m or 1h
      a.flow:5:1: error: tap needs a label [syntax]
        tap
        ^^^
      hint: tap "Add Item"
      """),
    LintRow(
      "an unknown command", "tap Edit\nexpect people\nsav",
      """
      a.flow:3:1: error: there is no command sav [unknown-verb]
        sav
        ^^^
      hint: did you mean save?
      """),
  ]

  static let definitions: [LintRow] = [
    LintRow(
      "what is never used",
      "let who = Jim\ndefine twice a b { tap $b }\ntap Edit\nexpect people",
      """
      a.flow:1:5: error: the variable who is never used [unused-variable]
        let who = Jim
            ^^^
      hint: use $who, or take this out
      a.flow:2:8: error: twice is defined and never typed [unused-command]
        define twice a b { tap $b }
               ^^^^^
      hint: take the definition out
      a.flow:2:14: error: twice never uses its parameter a [unused-parameter]
        define twice a b { tap $b }
                     ^
      hint: use $a, or take it out
      """),
    LintRow(
      "a variable that is not there", "let who = Jim\ntap $whoo$who\nexpect people",
      """
      a.flow:2:5: error: there is no variable whoo [undefined-variable]
        tap $whoo$who
            ^^^^^^^^^
      hint: did you mean $who?
      """),
    LintRow(
      "a variable of another scenario",
      "stage studio\nscenario a\nlet who = Jim\ntap $who\nexpect people\nscenario b\ntap $who\nexpect people",
      """
      a.flow:7:5: error: there is no variable who [undefined-variable]
        tap $who
            ^^^^
      hint: let who = …
      """),
    LintRow(
      "a variable of a block", "repeat 2 { let a = 1; tap $a }\ntap $a\nexpect people",
      """
      a.flow:2:5: error: there is no variable a [undefined-variable]
        tap $a
            ^^
      hint: let a = …
      """),
    LintRow(
      "verbs that are used wrongly",
      "define twice a { tap $a; twice 1 }\ndefine twice { save }\ntwice 1\nexpect people",
      """
      a.flow:1:8: error: twice is defined and never typed [unused-command]
        define twice a { tap $a; twice 1 }
               ^^^^^
      hint: take the definition out
      a.flow:1:26: error: twice would call itself without end [recursive-verb]
        twice 1
        ^^^^^
      hint: take twice out of its body
      a.flow:2:8: error: twice is defined already [redefined-verb]
        define twice { save }
               ^^^^^
      hint: give this one another name
      a.flow:3:1: error: twice takes no arguments, not 1 [wrong-argument-count]
        twice 1
        ^^^^^
      hint: twice
      """),
    LintRow(
      "a script that is not there", "run nowhere/at-all.flow\ntap Edit\nexpect people",
      """
      a.flow:1:5: error: nowhere/at-all.flow can't be read: No such file or directory [file-unreadable]
        run nowhere/at-all.flow
            ^^^^^^^^^^^^^^^^^^^
      hint: the path begins at this script's folder
      """),
  ]

  static let output: [LintRow] = [
    LintRow(
      "output that never comes", "tap Edit\nexpect people\n| yes\nlet a = 1; option show all\n| a",
      """
      a.flow:3:1: error: expect prints nothing, so this output never comes [silent-command]
        | yes
        ^^^^^
      hint: take the output out
      a.flow:4:5: error: the variable a is never used [unused-variable]
        let a = 1
            ^
      hint: use $a, or take this out
      a.flow:5:1: error: let prints nothing, so this output never comes [silent-command]
        | a
        ^^^
      hint: take the output out
      """),
    LintRow(
      "output of another command",
      "tap Edit\n| editor: x\n! save\n| screen: x\nexpect people; save\n| [..]",
      """
      a.flow:2:1: error: the output of this command begins with screen:, never with this [other-output]
        | editor: x
        ^^^^^^^^^^^
      hint: | screen: …, or | ... for any lines before
      a.flow:4:1: error: the output of this command begins with error:, never with this [other-output]
        | screen: x
        ^^^^^^^^^^^
      hint: | error: …, or | ... for any lines before
      """),
    LintRow(
      "characters that output does not have", "state\n| a\tb\n| c \ntap Edit\n| screen: \u{1B}",
      """
      a.flow:2:1: error: output never holds a tab or another control character [control-character]
        | a b
        ^^^^^
      hint: | a b
      a.flow:3:1: error: a blank at the end of a line is easily lost [trailing-blank]
        | c 
        ^^^^
      hint: | c\\s
      a.flow:5:1: error: output never holds a tab or another control character [control-character]
        | screen: \\u{1B}
        ^^^^^^^^^^^^^^^^
      hint: | screen: \\u{1B}
      """),
    LintRow(
      "elisions that are none, or too many",
      "tap Edit\n| ...\n| ...\nstate\n| ..\n| a [...] b\n| ...\n| ...\n| end",
      """
      a.flow:2:1: error: this output fits whatever is printed [elides-everything]
        | ...
        ^^^^^
      hint: record a line that matters
      a.flow:3:1: error: the line above stands for these lines already [repeated-elision]
        | ...
        ^^^^^
      hint: take one of them out
      a.flow:5:1: error: .. stands for itself in output [mistyped-elision]
        | ..
        ^^^^
      hint: [..] stands for any text in a line, ... alone for any lines
      a.flow:6:1: error: [...] stands for itself in output [mistyped-elision]
        | a [...] b
        ^^^^^^^^^^^
      hint: [..] stands for any text in a line, ... alone for any lines
      a.flow:8:1: error: the line above stands for these lines already [repeated-elision]
        | ...
        ^^^^^
      hint: take one of them out
      """),
  ]
}
