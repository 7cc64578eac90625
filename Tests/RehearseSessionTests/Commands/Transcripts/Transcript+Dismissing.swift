extension Transcript {
  /// What is dismissed by program.
  static let dismissing: [Transcript] = [
    Transcript(
      "dismiss closes what is frontmost, or what a model presents", on: "library",
      """
      ! dismiss
      | error: nothing is presented that could be dismissed
      |   dismiss
      |   ^^^^^^^
      | hint: screen shows the place
      ! dismiss draft
      | error: nothing is presented that could be dismissed
      |   dismiss draft
      |   ^^^^^^^
      | hint: screen shows the place
      present draft title=One pages=1
      | screen: Library / sheet (TextField)
      | draft: isPresented false → true, title "" → "One", pages 0 → 1
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet nil
      | visitors: 0
      ! dismiss desk
      | error: nothing is presented that could be dismissed
      |   dismiss desk
      |   ^^^^^^^
      | hint: screen shows the place
      ! dismiss note
      | error: note has no dismiss of its own
      |   dismiss note
      |           ^^^^
      | hint: dismiss
      ! dismiss visitors
      | error: visitors has no dismiss of its own
      |   dismiss visitors
      |           ^^^^^^^^
      | hint: dismiss
      ! dismiss drafts
      | error: there is no model drafts on this stage
      |   dismiss drafts
      |           ^^^^^^
      | hint: did you mean draft?
      dismiss draft
      | screen: Library
      | draft: isPresented true → false, title "One", pages 1
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet nil
      | visitors: 0
      sheet book One 1
      | screen: Library / sheet (Text)
      | draft: isPresented false, title "One", pages 1
      | note: title "", size 0
      | shelves: sheet nil → book(title: "One", pages: 1), path []
      | desk: sheet nil
      | visitors: 0
      dismiss shelves
      | screen: Library
      | draft: isPresented false, title "One", pages 1
      | note: title "", size 0
      | shelves: sheet book(title: "One", pages: 1) → nil, path []
      | desk: sheet nil
      | visitors: 0
      sheet desk.help
      | screen: Library / sheet (Text)
      | draft: isPresented false, title "One", pages 1
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet nil → help
      | visitors: 0
      dismiss
      | screen: Library
      | draft: isPresented false, title "One", pages 1
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet help → nil
      | visitors: 0
      ! dismiss
      | error: nothing is presented that could be dismissed
      |   dismiss
      |   ^^^^^^^
      | hint: screen shows the place
      """),
    Transcript(
      "dismiss reports a model that can not be dismissed",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      ! dismiss editor
      | error: editor has no dismiss of its own
      |   dismiss editor
      |           ^^^^^^
      | hint: dismiss
      dismiss
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      sheet settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil → settings
      | people: [Person(id: #1, name: "Jim")]
      dismiss router
      | screen: Studio
      | editor: isPresented false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet settings → nil
      | people: [Person(id: #1, name: "Jim")]
      """),
  ]
}
