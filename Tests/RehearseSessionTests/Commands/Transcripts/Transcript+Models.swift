extension Transcript {
  /// Commands that drive registered models.
  static let models: [Transcript] = [
    Transcript(
      "present opens the editor with the values typed",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      present editor
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Jim" → "", initialName "Jim" → "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      present editor name="Mary Ann"
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "" → "Mary Ann", initialName "" → "Mary Ann", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      present editor name=nil
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "Mary Ann" → "nil", initialName "Mary Ann" → "nil", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      present editor name=""
      | screen: Studio / sheet "Add Personal Info"
      | editor: isPresented true, name "nil" → "", initialName "nil" → "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "present refuses what the editor does not take",
      """
      ! present editr name=Jim
      | error: there is no editor editr on this stage
      |   present editr name=Jim
      |           ^^^^^
      | hint: did you mean editor?
      ! present router
      | error: there is no editor router on this stage
      |   present router
      |           ^^^^^^
      | hint: help present lists the editors
      ! present editor nam=Jim
      | error: editor has no argument nam
      |   present editor nam=Jim
      |                  ^^^
      | hint: did you mean name?
      ! present editor name=Jim title=x
      | error: editor has no argument title
      |   present editor name=Jim title=x
      |                           ^^^^^
      | hint: editor takes name
      """),
    Transcript(
      "present refuses values that do not fit, and an editor that refuses", on: "library",
      """
      ! present draft title=One
      | error: draft needs pages, an Int
      |   present draft title=One
      |   ^^^^^^^
      | hint: present draft pages=…
      ! present draft pages=many
      | error: many is no Int
      |   present draft pages=many
      |                       ^^^^
      | hint: type 3
      ! present draft title=Taken pages=3
      | error: draft refuses: there is a book called Taken
      |   present draft title=Taken pages=3
      |   ^^^^^^^
      | hint: state draft
      ! present draft titel=One pages=3
      | error: draft has no argument titel
      |   present draft titel=One pages=3
      |                 ^^^^^
      | hint: did you mean title?
      present draft title=One pages=3
      | screen: Library / sheet (TextField)
      | draft: isPresented false → true, title "" → "One", pages 0 → 3
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet nil
      | visitors: 0
      expect presented sheet
      """),
    Transcript(
      "what an editor asks for beyond its arguments is told like the rest", on: "library",
      """
      ! present note
      | error: note needs text, a String
      |   present note
      |   ^^^^^^^
      | hint: present note text=…
      ! present note text=abc
      | error: abc is no Int
      |   present note text=abc
      |                     ^^^
      | hint: type 3
      """),
    Transcript(
      "what lacks an argument is shown with one that the stage has",
      """
      present
      ✗ error: present needs an editor
      ✗   present
      ✗   ^^^^^^^
      ✗ hint: present editor name=…
      sheet
      ✗ error: sheet needs a destination
      ✗   sheet
      ✗   ^^^^^
      ✗ hint: sheet composer
      toggle
      ✗ error: toggle needs a label
      ✗   toggle
      ✗   ^^^^^^
      ✗ hint: toggle LABEL
      """),
    Transcript(
      "what lacks a value is shown with one that the control has", on: "inventory",
      """
      choose Shelf
      ✗ error: choose needs a value
      ✗   choose Shelf
      ✗   ^^^^^^
      ✗ hint: choose Shelf Middle
      increment
      ✗ error: increment needs a label
      ✗   increment
      ✗   ^^^^^^^^^
      ✗ hint: increment Quantity
      choose Weight
      ✗ error: choose needs a value
      ✗   choose Weight
      ✗   ^^^^^^
      ✗ hint: choose LABEL VALUE
      """),
    Transcript(
      "what lacks an argument that no stage without models has", on: "porch",
      """
      present
      ✗ error: this stage has no editor
      ✗   present
      ✗   ^^^^^^^
      ✗ hint: tap, type and the other hands need none; stages lists the stages
      push
      ✗ error: this stage has no router
      ✗   push
      ✗   ^^^^
      ✗ hint: tap, type and the other hands need none; stages lists the stages
      """),
    Transcript(
      "a stage without models says so", on: "porch",
      """
      ! present editor
      | error: this stage has no editor
      |   present editor
      |           ^^^^^^
      | hint: tap, type and the other hands need none; stages lists the stages
      ! sheet report
      | error: this stage has no router
      |   sheet report
      |         ^^^^^^
      | hint: tap, type and the other hands need none; stages lists the stages
      ! push report
      | error: this stage has no router
      |   push report
      |        ^^^^^^
      | hint: tap, type and the other hands need none; stages lists the stages
      ! pop
      | error: this stage has no router
      |   pop
      |   ^^^
      | hint: tap, type and the other hands need none; stages lists the stages
      ! dismiss editor
      | error: there is no model editor on this stage
      |   dismiss editor
      |           ^^^^^^
      | hint: state shows the models
      """),
  ]
}
