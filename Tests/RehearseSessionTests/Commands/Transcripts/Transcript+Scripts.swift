extension Transcript {
  /// Variables, blocks and verbs of one's own.
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
    Transcript(
      "a verb of one's own is typed as those of the language are",
      """
      define add who {
        present editor
        set name=$who
        save
      }
      define addBoth one two { add $one; add $two }
      addBoth Ann Bo
      | screen: Studio
      | editor: isPresented false, name "" → "Bo", initialName "", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim"), + Person(id: #2, name: "Ann"), + Person(id: #3, name: "Bo")]
      help add
      | add WHO
      |   present editor
      |   set name=$who
      |   save
      addBth Ann Bo
      ✗ error: there is no command addBth
      ✗   addBth Ann Bo
      ✗   ^^^^^^
      ✗ hint: did you mean addBoth?
      add
      ✗ error: add takes 1 argument, not 0
      ✗   add
      ✗   ^^^
      ✗ hint: add WHO
      add Ann Bo
      ✗ error: add takes 1 argument, not 2
      ✗   add Ann Bo
      ✗   ^^^
      ✗ hint: add WHO
      define add { save }
      ✗ error: add is defined already
      ✗   define add { save }
      ✗          ^^^
      ✗ hint: give this one another name
      define save { add x }
      ✗ error: save is a command already
      ✗   define save
      ✗          ^^^^
      ✗ hint: give yours another name
      define loop { again }
      define again { loop }
      loop
      ✗ error: loop would call itself without end
      ✗   loop
      ✗   ^^^^
      ✗ hint: take loop out of its body
      """),
    Transcript(
      "a verb sees its parameters and the session's variables, not its caller's",
      """
      let shared = Session
      define show who { present editor name="$who $shared" }
      define hidden { present editor name=$local }
      repeat 1 { let local = Here; show $local }
      | screen: Studio / sheet "Add Personal Info"
      | editor:
      |   isPresented false → true
      |   name "" → "Here Session"
      |   initialName "" → "Here Session"
      |   canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 { let local = Here; let shared = Here; show $shared }
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Here Session", initialName "Here Session", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      cancel
      | screen: Studio
      | editor: isPresented true → false, name "Here Session", initialName "Here Session", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 { let local = Here; hidden }
      ✗ error: there is no variable local any more: what a block names ends with the block
      ✗   present editor name=$local
      ✗                       ^^^^^^
      ✗ hint: let local = … outside of it
      """),
    Transcript(
      "a block that fails is taken back whole, and shows the inner command",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Ann", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 2 {
        set name=Bo
        tap Nowhere
      }
      ✗ error: nothing labelled "Nowhere" is on Edit Personal Info
      ✗   tap Nowhere
      ✗       ^^^^^^^
      ✗ hint: actions shows what can be done
      ✗ note: repeat is one step, and all that it did before this is taken back
      option show changes
      let kept = 1
      repeat 1 { option show none; let lost = 1; define lost { save }; set name=Bo; save; expect people.count == 9 }
      ✗ error: expected people.count == 9, but found 1
      ✗   expect people.count == 9
      ✗          ^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
      ✗ note: repeat is one step, and all that it did before this is taken back
      lost
      ✗ error: there is no command lost
      ✗   lost
      ✗   ^^^^
      ✗ hint: help lists the commands
      expect editor.name == Ann
      set name=$lost
      ✗ error: there is no variable lost any more: what a block names ends with the block
      ✗   set name=$lost
      ✗            ^^^^^
      ✗ hint: let lost = … outside of it
      ! repeat 1 { save; save }
      | error: Studio has no confirmation control
      |   save
      |   ^^^^
      | hint: tap Settings, tap "Add Person" or tap Edit
      ! repeat 2 { present editor name=X }
      ✗ error: repeat 2 { present editor name=X } was to fail, but succeeded
      ✗   repeat 2 { present editor name=X }
      ✗   ^^^^^^
      ✗ hint: if it is to succeed, type repeat 2 { present editor name=X }
      expect presented sheet
      """),
    Transcript(
      "within a block a command that must fail changes nothing either",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 {
        set name=Ann
        ! repeat 1 { set name=Bo; tap Nowhere }
        expect editor.name == Ann
        ! tap Nowhere
      }
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Ann", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      repeat 1 { ! set name=Bo }
      ✗ error: set name=Bo was to fail, but succeeded
      ✗   set name=Bo
      ✗   ^^^
      ✗ hint: if it is to succeed, type set name=Bo
      ✗ note: repeat is one step, and all that it did before this is taken back
      expect editor.name == Ann
      ! set name=Bo
      ✗ error: set name=Bo was to fail, but succeeded
      ✗   set name=Bo
      ✗   ^^^
      ✗ hint: if it is to succeed, type set name=Bo
      expect editor.name == Ann
      """),
  ]
}
