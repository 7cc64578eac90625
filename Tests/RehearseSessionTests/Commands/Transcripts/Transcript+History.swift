extension Transcript {
  /// Looking at the steps that led here, and at what differs between two of them.
  static let history: [Transcript] = [
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
      ✗ error: history 4: there are 3 steps
      ✗   history -o part.flow 2-4
      ✗   ^^^^^^^
      ✗ hint: history 3
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
