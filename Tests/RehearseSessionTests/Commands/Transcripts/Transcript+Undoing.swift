extension Transcript {
  /// What going back leads across, and what it leaves as it is.
  static let undoing: [Transcript] = [
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
  ]
}
