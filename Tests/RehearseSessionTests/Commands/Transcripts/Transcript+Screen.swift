extension Transcript {
  /// Drawings of the screen, and what can be done on it.
  static let screens: [Transcript] = [
    Transcript(
      "the window",
      """
      screen
      | ┌────────────────────────────────────┐
      | │ [Settings]    Studio  [Add Person] │
      | ├────────────────────────────────────┤
      | │ PEOPLE                             │
      | │   Jim  [Edit]                      │
      | │ ITEMS                              │
      | │   [Report]                         │
      | └────────────────────────────────────┘
      actions
      | tap Settings
      | tap "Add Person"
      | tap Edit
      | tap Report
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      """),
    Transcript(
      "the editor",
      """
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      screen
      | ┌────────────────────────────────────────────┐
      | │ [Settings]        Studio      [Add Person] │
      | ├────────────────────────────────────────────┤
      | │ PEOPLE                                     │
      | │   Jim  [Edit]                              │
      | │ ITEMS                                      │
      | │   …                                        │
      | │ ┌────────────────────────────────────────┐ │
      | │ │ [Cancel]  Edit Personal Info  ([Save]) │ │
      | │ ├────────────────────────────────────────┤ │
      | │ │   Name: Jim                            │ │
      | │ └────────────────────────────────────────┘ │
      | └────────────────────────────────────────────┘
      actions
      | tap Cancel
      | set name=…
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
      "the composer",
      """
      sheet composer
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → composer
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
      | │ │ [Cancel]   Composer   ([Send]) │ │
      | │ ├────────────────────────────────┤ │
      | │ │   Message: ____                │ │
      | │ └────────────────────────────────┘ │
      | └────────────────────────────────────┘
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
      screen
      | ┌──────────────────────────────────────────┐
      | │ [Settings]       Studio     [Add Person] │
      | ├──────────────────────────────────────────┤
      | │ PEOPLE                                   │
      | │   Jim  [Edit]                            │
      | │ ITEMS                                    │
      | │   …                                      │
      | │ ┌──────────────────────────────────────┐ │
      | │ │ [Cancel]      Composer  ([Sending…]) │ │
      | │ ├──────────────────────────────────────┤ │
      | │ │   Message: Hi                        │ │
      | │ └──────────────────────────────────────┘ │
      | └──────────────────────────────────────────┘
      actions
      | tap Cancel
      | set message=…
      | dismiss
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      """),
    Transcript(
      "the profile and its dialog",
      """
      sheet editProfile
      | screen: Studio / sheet "Edit Profile"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → editProfile
      | people: [Person(id: #1, name: "Jim")]
      screen
      | ┌────────────────────────────────────────┐
      | │ [Settings]      Studio    [Add Person] │
      | ├────────────────────────────────────────┤
      | │ PEOPLE                                 │
      | │   Jim  [Edit]                          │
      | │ ITEMS                                  │
      | │   …                                    │
      | │ ┌────────────────────────────────────┐ │
      | │ │ [Discard]  Edit Profile   ([Save]) │ │
      | │ ├────────────────────────────────────┤ │
      | │ │   Motto: ____                      │ │
      | │ └────────────────────────────────────┘ │
      | └────────────────────────────────────────┘
      set motto=Hello
      | screen: Studio / sheet "Edit Profile"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet editProfile
      | people: [Person(id: #1, name: "Jim")]
      actions
      | tap Discard
      | tap Save
      | set motto=…
      | dismiss
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      option idiom mac
      actions
      | tap Discard
      | tap Save
      | set motto=…
      | swipe
      | dismiss
      | present editor name=…
      | set editor.name=…
      | sheet composer
      | sheet editProfile
      | sheet settings
      | sheet report itemID=…
      swipe
      | screen: Studio / sheet "Edit Profile" / dialog "Discard changes?"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet editProfile
      | people: [Person(id: #1, name: "Jim")]
      screen
      | ┌────────────────────────────────────────┐
      | │ [Settings]      Studio    [Add Person] │
      | ├────────────────────────────────────────┤
      | │ PEOPLE                                 │
      | │   Jim  [Edit]                          │
      | │ ITEMS                                  │
      | │   …                                    │
      | │ ┌────────────────────────────────────┐ │
      | │ │ [Discard]  Edit Profile     [Save] │ │
      | │ ├────────────────────────────────────┤ │
      | │ │   Motto: Hello                     │ │
      | │ │   [Discard]                        │ │
      | │ │ ┌────────────────────────────────┐ │ │
      | │ │ │        Discard changes?        │ │ │
      | │ │ ├────────────────────────────────┤ │ │
      | │ │ │   [Discard]                    │ │ │
      | │ │ │   [Cancel]                     │ │ │
      | │ │ └────────────────────────────────┘ │ │
      | │ └────────────────────────────────────┘ │
      | └────────────────────────────────────────┘
      actions
      | tap Discard
      | tap Cancel
      | swipe
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
