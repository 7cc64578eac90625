extension Transcript {
  /// Going back and forth among the steps.
  static let course: [Transcript] = [
    Transcript(
      "history tells where a scenario began, and undo stops there",
      """
      option show none
      sheet report 1
      | screen: Studio / sheet "Report"
      scenario "Again"
      undo
      ✗ error: undo can't lead out of the scenario, which began after step 1
      ✗   undo
      ✗   ^^^^
      ✗ hint: history shows where it began
      dismiss
      | screen: Studio
      undo 2
      ✗ error: undo can't lead out of the scenario, which began after step 1
      ✗   undo 2
      ✗   ^^^^
      ✗ hint: undo to 1
      history
      | 1  sheet report 1
      |    scenario "Again"
      | 2  dismiss
      history 1
      |    scenario "Again"
      | 2  dismiss
      """),
    Transcript(
      "undo and redo lead nowhere where something is not as it always is to be",
      """
      option show none
      sheet report 1
      | screen: Studio / sheet "Report"
      undo
      | screen: Studio
      always nothing presented
      redo
      ✗ error: this step breaks: always nothing presented; found Studio / sheet "Report"
      ✗   redo
      ✗   ^^^^
      ✗ hint: screen shows the place
      expect nothing presented
      history
      | no steps
      """),
    Transcript(
      "a block is one change, though the app starts over in it",
      """
      sheet report 1
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      repeat 2 { reset; sheet report 2 }
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "1") → report(itemID: "2")
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "undo and redo lead through the steps, by a number of them or to one",
      """
      undo
      ✗ error: there is nothing to undo: this is the beginning
      ✗   undo
      ✗   ^^^^
      ✗ hint: actions shows what can be done
      redo
      ✗ error: there is nothing to redo: no step is undone
      ✗   redo
      ✗   ^^^^
      ✗ hint: redo does again what undo took back
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=Alice
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Alice", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      save
      | screen: Studio
      | editor: isPresented true → false, name "Alice", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
      undo
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Alice", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Alice"), + Person(id: #1, name: "Jim")]
      redo
      | screen: Studio
      | editor: isPresented true → false, name "Alice", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
      undo to 1
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Alice" → "Jim", initialName "Jim", canSave true → false
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Alice"), + Person(id: #1, name: "Jim")]
      redo 2
      | screen: Studio
      | editor: isPresented true → false, name "Jim" → "Alice", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
      undo to 0
      | screen: Studio
      | editor: isPresented false, name "Alice" → "", initialName "Jim" → "", canSave true → false
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Alice"), + Person(id: #1, name: "Jim")]
      redo to 3
      | screen: Studio
      | editor: isPresented false, name "" → "Alice", initialName "" → "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
      undo 4
      ✗ error: undo 4: there are 3 steps
      ✗   undo 4
      ✗        ^
      ✗ hint: undo 3
      undo to 3
      ✗ error: undo can't lead to step 3
      ✗   undo to 3
      ✗           ^
      ✗ hint: from 0 to 2
      redo to 3
      ✗ error: there is nothing to redo: no step is undone
      ✗   redo to 3
      ✗           ^
      ✗ hint: redo does again what undo took back
      undo
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Alice", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [- Person(id: #1, name: "Alice"), + Person(id: #1, name: "Jim")]
      redo to 4
      ✗ error: redo can't lead to step 4
      ✗   redo to 4
      ✗           ^
      ✗ hint: redo to 3
      """),
    Transcript(
      "a step after undo takes the place of what was undone",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      cancel
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      undo
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      redo
      | screen: Studio
      | editor: isPresented true → false, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      undo
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=Al
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Al", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      redo
      ✗ error: there is nothing to redo: no step is undone
      ✗   redo
      ✗   ^^^^
      ✗ hint: redo does again what undo took back
      history
      | 1  present editor name=Jim
      | 2  set name=Al
      """),
  ]
}
