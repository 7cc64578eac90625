extension Transcript {
  /// Variables and blocks.
  static let scripts: [Transcript] = [
    Transcript(
      "a repeated block is one step, with all that happened in it",
      """
      repeat 3 { present editor name=Jim; cancel }
      | screen: Studio
      | editor: isPresented false, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 2 {
        present editor
        set name=Ann
        save
        ! save
      }
      | screen: Studio
      | editor: isPresented false, name "Jim" → "Ann", initialName "Jim" → "", canSave false → true
      | router: presentedSheet nil
      | people:
      |   Person(id: #1, name: "Jim")
      |   + Person(id: #2, name: "Ann")
      |   + Person(id: #3, name: "Ann")
      expect nothing presented
      """),
    Transcript(
      "for gives each value to the body",
      """
      for who in Ann "Bo Li" {
        present editor
        set name=$who
        save
      }
      | screen: Studio
      | editor: isPresented false, name "" → "Bo Li", initialName "", canSave false → true
      | router: presentedSheet nil
      | people:
      |   Person(id: #1, name: "Jim")
      |   + Person(id: #2, name: "Ann")
      |   + Person(id: #3, name: "Bo Li")
      let n = 2
      for i in a b { repeat $n { present editor name="$i$n"; dismiss } }
      | screen: Studio
      | editor: isPresented false, name "Bo Li" → "b2", initialName "" → "b2", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), Person(id: #2, name: "Ann"), Person(id: #3, name: "Bo Li")]
      """),
    Transcript(
      "what a block names ends with the block",
      """
      let n = 1
      repeat 2 { let n = 2; let who = $n }
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      expect people.count == $n
      present editor name=$who
      ✗ error: there is no variable who any more: what a block names ends with the block
      ✗   present editor name=$who
      ✗                       ^^^^
      ✗ hint: let who = … outside of it
      let who = Ann
      present editor name=$who
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "" → "Ann", initialName "" → "Ann", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "a variable is a value, in bare and in double-quoted words alone",
      #"""
      let who = "Bo $ Li"
      let tail = ', "x"'
      present editor name=$who
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "" → "Bo $ Li", initialName "" → "Bo $ Li", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name="${who}s$tail"
      | screen: Studio / sheet "Add Personal Info"
      | editor:
      |   isPresented true
      |   name "Bo $ Li" → "Bo $ Lis, \"x\""
      |   initialName "Bo $ Li"
      |   canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      expect editor.name == "${who}s$tail"
      expect editor.name == '$who'
      ✗ error: expected editor.name == "\$who", but found "Bo $ Lis, \"x\""
      ✗   expect editor.name == '$who'
      ✗          ^^^^^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      expect editor.name == $whom
      ✗ error: there is no variable whom
      ✗   expect editor.name == $whom
      ✗                         ^^^^^
      ✗ hint: did you mean $who?
      let word = save
      $word
      ✗ error: there is no command $word
      ✗   $word
      ✗   ^^^^^
      ✗ hint: help lists the commands
      let field = name
      set $field=x
      ✗ error: $field is neither a field nor a path
      ✗   set $field=x
      ✗       ^^^^^^
      ✗ hint: a label stands in quotes: "\$field"=x
      """#),
    Transcript(
      "let reads the state, a text without its quotes",
      #"""
      let name = state people[0].name
      let count = state people.count
      let sheet = state router.presentedSheet
      let person = state people[0]
      expect people[0].name == $name
      expect people.count == $count
      let gone = state people[7].name
      ✗ error: people has no element [7]; it has 1 element
      ✗   let gone = state people[7].name
      ✗                    ^^^^^^^^^^^^^^
      ✗ hint: type people[0]
      let gone = state peple
      ✗ error: there is no peple in the state
      ✗   let gone = state peple
      ✗                    ^^^^^
      ✗ hint: did you mean people?
      present editor name="$name $count $sheet $person"
      | screen: Studio / sheet "Add Personal Info"
      | editor:
      |   isPresented false → true
      |   name "" → "Jim 1 nil Person(id: #1, name: \"Jim\")"
      |   initialName "" → "Jim 1 nil Person(id: #1, name: \"Jim\")"
      |   canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """#),
    Transcript(
      "a variable of a body ends with the body",
      """
      let who = Jim
      repeat 1 { let who = Ann; let other = Bo; present editor name="$who $other" }
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented false → true, name "" → "Ann Bo", initialName "" → "Ann Bo", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=$who
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Ann Bo" → "Jim", initialName "Ann Bo", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=$other
      ✗ error: there is no variable other any more: what a block names ends with the block
      ✗   set name=$other
      ✗            ^^^^^^
      ✗ hint: let other = … outside of it
      """),
  ]
}
