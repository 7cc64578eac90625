extension Transcript {
  /// Verbs of one's own.
  static let ownVerbs: [Transcript] = [
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
  ]
}
