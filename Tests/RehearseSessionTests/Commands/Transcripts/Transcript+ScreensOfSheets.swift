extension Transcript {
  /// Drawings of screens with a sheet on them, and what can be done there.
  static let screensOfSheets: [Transcript] = [
    Transcript(
      "the settings and a page on them",
      """
      sheet settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → settings
      | people: [Person(id: #1, name: "Jim")]
      screen
      | ┌────────────────────────────────────┐
      | │ [Settings]    Studio  [Add Person] │
      | ├────────────────────────────────────┤
      | │ PEOPLE                             │
      | │   Jim  [Edit]                      │
      | │ ITEMS                              │
      | │   …                                │
      | │ ┌────────────────────────────────┐ │
      | │ │ [Close]    Settings            │ │
      | │ ├────────────────────────────────┤ │
      | │ │   Notifications ◉              │ │
      | │ │   About ›                      │ │
      | │ └────────────────────────────────┘ │
      | └────────────────────────────────────┘
      actions
      | tap Close
      | toggle Notifications
      | tap About
      | swipe
      | dismiss
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      tap About
      | screen: Studio / sheet "Settings" / "About"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings
      | people: [Person(id: #1, name: "Jim")]
      screen
      | ┌────────────────────────────────────┐
      | │ [Settings]    Studio  [Add Person] │
      | ├────────────────────────────────────┤
      | │ PEOPLE                             │
      | │   Jim  [Edit]                      │
      | │ ITEMS                              │
      | │   …                                │
      | │ ┌────────────────────────────────┐ │
      | │ │ ‹           About              │ │
      | │ ├────────────────────────────────┤ │
      | │ │   A studio of 1                │ │
      | │ └────────────────────────────────┘ │
      | └────────────────────────────────────┘
      actions
      | back
      | swipe
      | dismiss
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      """),
    Transcript(
      "the report",
      """
      sheet report 123
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → report(itemID: "123")
      | people: [Person(id: #1, name: "Jim")]
      screen
      | ┌────────────────────────────────────┐
      | │ [Settings]    Studio  [Add Person] │
      | ├────────────────────────────────────┤
      | │ PEOPLE                             │
      | │   Jim  [Edit]                      │
      | │ ITEMS                              │
      | │   …                                │
      | │ ┌────────────────────────────────┐ │
      | │ │             Report      [Done] │ │
      | │ ├────────────────────────────────┤ │
      | │ │   Item  123                    │ │
      | │ └────────────────────────────────┘ │
      | └────────────────────────────────────┘
      actions
      | tap Done
      | swipe
      | dismiss
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      option idiom mac
      actions
      | tap Done
      | dismiss
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      """),
  ]
}
