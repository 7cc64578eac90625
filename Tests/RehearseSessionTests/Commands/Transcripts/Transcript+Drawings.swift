extension Transcript {
  /// Drawings of every control, and of other stages.
  static let drawings: [Transcript] = [
    Transcript(
      "every control", on: "inventory",
      """
      screen
      | ┌─────────────────────────────┐
      | │          Inventory          │
      | ├─────────────────────────────┤
      | │ ITEM                        │
      | │   Title: ____               │
      | │   Code: ____                │
      | │   Is on back order? ○       │
      | │   Quantity −|+ 1            │
      | │   Weight −|+ 0.5            │
      | │   Shelf: Left ▾             │
      | │   Owner: Nobody ▾           │
      | │   Due: 2026-01-01 ▾         │
      | │ FRONT                       │
      | │   Note: ____                │
      | │ BACK                        │
      | │   Note: ____                │
      | │ ROWS                        │
      | │   Hammer  in stock  [Order] │
      | │   Saw  in stock  [Order]    │
      | │   Place  Cellar             │
      | │ LABELS                      │
      | │   [Add]                     │
      | │   [add!]                    │
      | │   [+]                       │
      | │   [Same]                    │
      | │   [Same]                    │
      | │   [Hidden Name]             │
      | │   [日本]                    │
      | │ LOCKED                      │
      | │   (Serial: ____)            │
      | │   ([Erase])                 │
      | │   (Sealed ○)                │
      | │   (Locked Quantity −|+ 1)   │
      | └─────────────────────────────┘
      actions
      | set title=…
      | set code=…
      | toggle "Is on back order?"
      | increment Quantity
      | decrement Quantity
      | increment Weight
      | decrement Weight
      | choose Shelf Middle
      | choose Shelf Right
      | choose Owner "Jim Knopf"
      | set due=2026-01-01
      | type … into Note in Front
      | type … into Note in Back
      | tap Order in Hammer
      | tap Order in Saw
      | tap Add
      | tap add!
      | tap +
      | tap Same [1]
      | tap Same [2]
      | tap "Hidden Name"
      | tap 日本
      option show none
      increment Quantity 2
      | screen: Inventory
      set code=abc
      | screen: Inventory
      toggle isOnBackOrder
      | screen: Inventory
      screen
      | ┌─────────────────────────────┐
      | │          Inventory          │
      | ├─────────────────────────────┤
      | │ ITEM                        │
      | │   Title: ____               │
      | │   Code: •••                 │
      | │   Is on back order? ◉       │
      | │   Quantity −|+ 3            │
      | │   Weight −|+ 0.5            │
      | │   Shelf: Left ▾             │
      | │   Owner: Nobody ▾           │
      | │   Due: 2026-01-01 ▾         │
      | │ FRONT                       │
      | │   Note: ____                │
      | │ BACK                        │
      | │   Note: ____                │
      | │ ROWS                        │
      | │   Hammer  in stock  [Order] │
      | │   Saw  in stock  [Order]    │
      | │   Place  Cellar             │
      | │ LABELS                      │
      | │   [Add]                     │
      | │   [add!]                    │
      | │   [+]                       │
      | │   [Same]                    │
      | │   [Same]                    │
      | │   [Hidden Name]             │
      | │   [日本]                    │
      | │ LOCKED                      │
      | │   (Serial: ____)            │
      | │   ([Erase])                 │
      | │   (Sealed ◉)                │
      | │   (Locked Quantity −|+ 3)   │
      | └─────────────────────────────┘
      actions
      | set title=…
      | set code=…
      | toggle "Is on back order?"
      | decrement Quantity
      | increment Weight
      | decrement Weight
      | choose Shelf Middle
      | choose Shelf Right
      | choose Owner "Jim Knopf"
      | set due=2026-01-01
      | type … into Note in Front
      | type … into Note in Back
      | tap Order in Hammer
      | tap Order in Saw
      | tap Add
      | tap add!
      | tap +
      | tap Same [1]
      | tap Same [2]
      | tap "Hidden Name"
      | tap 日本
      """),
    Transcript(
      "pages on the window", on: "library",
      """
      push chapter 1
      | screen: Library / "Chapter 1"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [+ chapter(1)]
      | desk: sheet nil
      | visitors: 0
      screen
      | ┌─────────────────┐
      | │ ‹  Chapter 1    │
      | ├─────────────────┤
      | │   It begins     │
      | └─────────────────┘
      actions
      | back
      | present draft title=… pages=3
      | set draft.title=…
      | set draft.pages=3
      | present note text=…
      | set note.title=…
      | sheet shelves.help
      | sheet book title=… pages=3
      | push help
      | push chapter number=3
      | pop
      | sheet desk.help
      """),
    Transcript(
      "a screen without a title", on: "porch",
      """
      screen
      | ┌─────────────────┐
      | │   (PorchView)   │
      | ├─────────────────┤
      | │   [Count left]  │
      | │   [Count right] │
      | │   [Plain]       │
      | │   [Doubled]     │
      | │   [Locked]      │
      | │   [Keyed]       │
      | │   [Both]        │
      | │   [Speak]       │
      | └─────────────────┘
      actions
      | tap "Count left"
      | tap "Count right"
      | tap Plain
      | tap Doubled
      | tap Locked
      | tap Keyed
      | tap Both
      | tap Speak
      tap Locked
      | screen: (PorchView) / sheet (Text)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      screen
      | ┌─────────────────┐
      | │   (PorchView)   │
      | ├─────────────────┤
      | │   [Count left]  │
      | │   [Count right] │
      | │   [Plain]       │
      | │   …             │
      | │ ┌─────────────┐ │
      | │ │   (Text)    │ │
      | │ ├─────────────┤ │
      | │ │   Stay      │ │
      | │ └─────────────┘ │
      | └─────────────────┘
      actions
      | dismiss
      """),
  ]
}
