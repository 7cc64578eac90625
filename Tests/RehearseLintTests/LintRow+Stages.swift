extension LintRow {
  static let stages: [LintRow] = [
    LintRow(
      "what the stage does not have",
      """
      stage stuido
      present editr name=Jim
      present editor nam=Jim
      sheet reprot 123
      sheet report
      set editor.isPresented=true
      dismiss people
      option shw all
      expect editor.nme == Jim
      expect editr.name == Jim
      expect editor.canSave == maybe
      expect issue SH-999
      repeat 2 { push detail }
      """,
      """
      a.flow:1:7: error: there is no stage stuido [unknown-stage]
        stage stuido
              ^^^^^^
      hint: did you mean studio?
      a.flow:2:9: error: there is no editor editr on this stage [unknown-editor]
        present editr name=Jim
                ^^^^^
      hint: did you mean editor?
      a.flow:3:16: error: editor has no argument nam [unknown-argument]
        present editor nam=Jim
                       ^^^
      hint: did you mean name?
      a.flow:4:7: error: router has no destination reprot [unknown-destination]
        sheet reprot 123
              ^^^^^^
      hint: did you mean report?
      a.flow:5:1: error: report needs itemID, a String [missing-required]
        sheet report
        ^^^^^
      hint: sheet report itemID=…
      a.flow:6:5: error: editor.isPresented is not settable: its editor keeps it private [not-settable]
        set editor.isPresented=true
            ^^^^^^^^^^^^^^^^^^
      hint: present editor name=…
      a.flow:7:9: error: people has no dismiss of its own [not-dismissible]
        dismiss people
                ^^^^^^
      hint: dismiss
      a.flow:8:8: error: there is no option shw [unknown-option]
        option shw all
               ^^^
      hint: did you mean show?
      a.flow:9:8: error: editor.nme: there is no nme [unknown-path]
        expect editor.nme == Jim
               ^^^^^^^^^^
      hint: did you mean name?
      a.flow:10:8: error: editr.name: there is no editr [unknown-path]
        expect editr.name == Jim
               ^^^^^^^^^^
      hint: did you mean editor?
      a.flow:11:8: error: editor.canSave is a Bool, and maybe is none [unfit-expectation]
        expect editor.canSave == maybe
               ^^^^^^^^^^^^^^
      hint: type true or false
      a.flow:12:14: error: there is no issue SH-999 [unknown-issue]
        expect issue SH-999
                     ^^^^^^
      hint: an id such as W-16
      a.flow:13:17: error: router has no path to push on [no-path]
        push detail
             ^^^^^^
      hint: no router of this stage has pages; actions shows what can be done
      """)
  ]
}
