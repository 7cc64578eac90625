extension Transcript {
  /// Going back and forth among the steps, and looking at them.
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
    Transcript(
      "undo leads across stages and resets",
      """
      sheet report 1
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      sheet composer
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "1") → composer
      | people: [Person(id: #1, name: "Jim")]
      | event: sheet replaced
      reset
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      sheet report 2
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "2")
      | people: [Person(id: #1, name: "Jim")]
      stage studio
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      undo 2
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      undo
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → composer
      | people: [Person(id: #1, name: "Jim")]
      undo
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "options and looks are no steps, and stay",
      """
      option show changes
      sheet report 1
      | screen: Studio / sheet "Report"
      | router: presentedSheet nil → report(itemID: "1")
      option show none
      state
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      undo
      | screen: Studio
      redo
      | screen: Studio / sheet "Report"
      history
      | 1  sheet report 1
      """),
    Transcript(
      "undo does not take back real time, but what came after",
      """
      sheet report 1
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      wait real 1ms
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      | clock: 1ms
      dismiss
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "1") → nil
      | people: [Person(id: #1, name: "Jim")]
      undo
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      undo
      ✗ error: undo can't take back real time that has passed
      ✗   undo
      ✗   ^^^^
      ✗ hint: reset
      undo to 1
      ✗ error: undo can't take back real time that has passed
      ✗   undo to 1
      ✗   ^^^^
      ✗ hint: reset
      undo to 2
      ✗ error: undo can't lead to step 2
      ✗   undo to 2
      ✗           ^
      ✗ hint: from 0 to 1
      undo to 3
      ✗ error: undo can't lead to step 3
      ✗   undo to 3
      ✗           ^
      ✗ hint: from 0 to 1
      reset
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      undo
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "history shows the steps as they were typed",
      #"""
      history
      | no steps
      sheet   report 1; dismiss
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "1")
      | people: [Person(id: #1, name: "Jim")]
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "1") → nil
      | people: [Person(id: #1, name: "Jim")]
      ! dismiss
      | error: nothing is presented that could be dismissed
      |   dismiss
      |   ^^^^^^^
      | hint: screen shows the place
      expect nothing presented
      sheet report \
        2
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "2")
      | people: [Person(id: #1, name: "Jim")]
      history
      | 1  sheet   report 1
      | 2  dismiss
      | 3  sheet report \
      |      2
      history 2
      | 2  dismiss
      | 3  sheet report \
      |      2
      history 9
      | 1  sheet   report 1
      | 2  dismiss
      | 3  sheet report \
      |      2
      history -o part.flow 2-4
      ✗ error: 2-4: there are 3 steps
      ✗   history -o part.flow 2-4
      ✗                        ^^^
      ✗ hint: 2-3
      history -o part.flow 7-9
      ✗ error: 7-9: there are 3 steps
      ✗   history -o part.flow 7-9
      ✗                        ^^^
      ✗ hint: 3-3
      history -o part.flow
      ✗ error: history needs a range of steps
      ✗   history -o part.flow
      ✗   ^^^^^^^
      ✗ hint: history -o part.flow 1-3
      """#),
    Transcript(
      "diff tells in what states differ",
      """
      diff 0
      | nothing differs
      diff 1
      ✗ error: diff 1: there are no steps
      ✗   diff 1
      ✗        ^
      ✗ hint: actions shows what can be done
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      wait 2s
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 2s
      set name=Alice
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Alice", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      diff 0 1
      | screen: Studio → Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim"
      diff 1 3
      | editor: name "Jim" → "Alice", canSave false → true
      | clock: 0ms → 2s
      diff 3 1
      | editor: name "Alice" → "Jim", canSave true → false
      | clock: 2s → 0ms
      diff 2
      | editor: name "Jim" → "Alice", canSave false → true
      diff 2 2
      | nothing differs
      diff 4 1
      ✗ error: diff can't lead to step 4
      ✗   diff 4 1
      ✗        ^
      ✗ hint: from 0 to 3
      diff 1 4
      ✗ error: diff can't lead to step 4
      ✗   diff 1 4
      ✗          ^
      ✗ hint: from 0 to 3
      undo
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Alice" → "Jim", initialName "Jim", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      diff 3
      ✗ error: diff can't lead to step 3
      ✗   diff 3
      ✗        ^
      ✗ hint: from 0 to 2
      """),
  ]
}
