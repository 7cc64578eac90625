extension Transcript {
  /// What time brings.
  static let time: [Transcript] = [
    Transcript(
      "sending takes half a second of virtual time",
      """
      sheet composer
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → composer
      | people: [Person(id: #1, name: "Jim")]
      type Hi
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer
      | people: [Person(id: #1, name: "Jim")]
      tap Send
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer
      | people: [Person(id: #1, name: "Jim")]
      expect disabled Sending…
      ! swipe
      | error: Composer can't be swiped away: interactiveDismissDisabled
      |   swipe
      |   ^^^^^
      | hint: dismiss, or tap a button that closes it
      wait 499ms
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer
      | people: [Person(id: #1, name: "Jim")]
      | clock: 499ms
      expect presented sheet Composer
      wait 1ms
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer → nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 500ms
      expect nothing presented
      wait 1h
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 3600500ms
      wait 1.5s
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      | clock: 3602s
      """)
  ]
}
