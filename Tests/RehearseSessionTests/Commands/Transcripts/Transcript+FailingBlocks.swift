extension Transcript {
  /// Blocks in which a command fails.
  static let failingBlocks: [Transcript] = [
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
      option show changes
      let kept = 1
      repeat 1 { option show none; let lost = 1; define lost { save }; set name=Bo; save; expect people.count == 9 }
      ✗ error: expected people.count == 9, but found 1
      ✗   expect people.count == 9
      ✗          ^^^^^^^^^^^^^^^^^
      ✗ hint: state shows the models
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
