extension Transcript {
  /// Alerts, dialogs and file panels, and what answers them.
  static let questions: [Transcript] = [
    Transcript(
      "alerts and dialogs go by their actions, and panels take files", on: "archive",
      """
      option show changes
      tap Delete in Ada
      | screen: Archive / alert "Delete folder?"
      | archive: doomed nil → Folder(id: 1, name: "Ada", isLocked: false)
      ! swipe
      | error: Delete folder? goes by one of its actions only
      |   swipe
      |   ^^^^^
      | hint: tap Keep or tap Delete
      ! tap New
      | error: "New" is covered by the alert Delete folder?
      |   tap New
      |       ^^^
      | hint: actions shows what can be done now
      actions
      | tap Keep
      | tap Delete
      | dismiss
      screen
      | ┌───────────────────────────────────────────────────────────────┐
      | │                            Archive  [New]  [Import]  [Legend] │
      | ├───────────────────────────────────────────────────────────────┤
      | │   Ada  [Options]  [Delete]                                    │
      | │   Grace  [Options]  [Delete]                                  │
      | │   Jean  [Options]  [Delete]                                   │
      | │ ┌───────────────────────────────────────────────────────────┐ │
      | │ │                      Delete folder?                       │ │
      | │ ├───────────────────────────────────────────────────────────┤ │
      | │ │   Ada can't be brought back.                              │ │
      | │ │   [Keep]                                                  │ │
      | │ │   [Delete]                                                │ │
      | │ └───────────────────────────────────────────────────────────┘ │
      | └───────────────────────────────────────────────────────────────┘
      tap Keep
      | screen: Archive
      | archive: doomed Folder(id: 1, name: "Ada", isLocked: false) → nil
      tap Options in Grace
      | screen: Archive / dialog "Folder"
      | archive: chosen nil → Folder(id: 2, name: "Grace", isLocked: false)
      swipe
      | screen: Archive
      | archive: chosen Folder(id: 2, name: "Grace", isLocked: false) → nil
      tap Options in Grace
      | screen: Archive / dialog "Folder"
      | archive: chosen nil → Folder(id: 2, name: "Grace", isLocked: false)
      press escape
      | screen: Archive
      | archive: chosen Folder(id: 2, name: "Grace", isLocked: false) → nil
      tap New
      | screen: Archive / alert "New folder"
      ! tap Create
      | error: "Create" is disabled by ArchiveView
      |   tap Create
      |       ^^^^^^
      | hint: actions shows what can be done now
      set name=Mary
      | screen: Archive / alert "New folder"
      | archive: draft "" → "Mary"
      save
      | screen: Archive
      | archive:
      |   folders
      |     Folder(id: 1, name: "Ada", isLocked: false)
      |     Folder(id: 2, name: "Grace", isLocked: false)
      |     Folder(id: 3, name: "Jean", isLocked: false)
      |     + Folder(id: 4, name: "Mary", isLocked: false)
      |   draft "Mary" → ""
      tap Import
      | screen: Archive / files "Open"
      ! choose File photo.png
      | error: photo.png is no value of File
      |   choose File photo.png
      |               ^^^^^^^^^
      | hint: type a name with .txt
      choose File letters.txt
      | screen: Archive / files "Open"
      press return
      | screen: Archive
      | archive:
      |   folders
      |     Folder(id: 1, name: "Ada", isLocked: false)
      |     Folder(id: 2, name: "Grace", isLocked: false)
      |     Folder(id: 3, name: "Jean", isLocked: false)
      |     Folder(id: 4, name: "Mary", isLocked: false)
      |     + Folder(id: 5, name: "letters", isLocked: false)
      tap Import
      | screen: Archive / files "Open"
      choose Failure "The disk is gone."
      | screen: Archive / alert "Import failed"
      press escape
      | screen: Archive
      option idiom mac
      tap Delete in Ada
      | screen: Archive / alert "Delete folder?"
      | archive: doomed nil → Folder(id: 1, name: "Ada", isLocked: false)
      swipe
      | screen: Archive
      | archive: doomed Folder(id: 1, name: "Ada", isLocked: false) → nil
      tap Import
      | screen: Archive / files "Open"
      swipe
      | screen: Archive
      """)
  ]

  /// Transitions that are held open.
  static let moving: [Transcript] = [
    Transcript(
      "a transition that is held ends by advance or by time, and a swipe can be let go",
      on: "archive",
      """
      option show none
      ! advance
      | error: nothing is on the move that could be brought to its end
      |   advance
      |   ^^^^^^^
      | hint: option transitions hold keeps transitions open
      ! swipe release
      | error: no swipe has been begun that could be let go
      |   swipe release
      |   ^^^^^
      | hint: option transitions hold; swipe; swipe release
      option transitions hold
      tap Delete in Ada
      | screen: Archive / alert "Delete folder?" (arriving)
      ! swipe
      | error: Delete folder? is still on the move
      |   swipe
      |   ^^^^^
      | hint: advance
      advance
      | screen: Archive / alert "Delete folder?"
      tap Delete
      | screen: Archive / alert "Delete folder?" (leaving)
      expect archive.folders.count == 2
      wait 500ms
      | screen: Archive
      | clock: 500ms
      option idiom pad
      tap Legend
      | screen: Archive / popover (Text) (arriving)
      wait 1s
      | screen: Archive / popover (Text)
      | clock: 1500ms
      swipe
      | screen: Archive / popover (Text) (leaving)
      ! swipe
      | error: (Text) is still on the move
      |   swipe
      |   ^^^^^
      | hint: advance
      swipe release
      | screen: Archive / popover (Text)
      swipe
      | screen: Archive / popover (Text) (leaving)
      option transitions complete
      tap Legend
      | screen: Archive / popover (Text)
      """)
  ]
}
