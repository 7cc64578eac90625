extension Transcript {
  /// What `log` tells: who wrote what, which body ran because of which value, in order.
  static let logs: [Transcript] = [
    Transcript(
      "the log of a stale sheet", on: "hall",
      """
      log
      | stage hall
      |   body of HallView: it is new
      |   body of GuestCount: it is new
      |   body of Locked: it is new
      |   body of Sealed: it is new (2 times)
      |   body of Framed: it is new
      tap One
      | screen: Hall / sheet (Text)
      log
      | tap One
      |   write HallView.number: 0 → 1
      |   write HallView.isShown: false → true
      |   nothing on screen has read HallView.number: nothing is evaluated
      |   present sheet (Text) of HallView
      |   the content of the sheet of HallView reads HallView.number: 0, captured before it became 1 (SH-20)
      |     since no body had read HallView.number, its change evaluated none
      |     cure: read it in the body of HallView, pass a binding, or present by item (SH-23)
      |   presented sheet (Text) of HallView
      tap Print
      | screen: Hall / sheet (Text)
      | print: 1
      log
      | tap Print
      |   read HallView.number in an action: 1, which is live (SH-21)
      tap Next
      | screen: Hall / sheet (Text)
      log
      | tap Next
      |   read HallView.number in an action: 1, which is live (SH-21)
      |   write HallView.number: 1 → 2
      |   body of HallView: HallView.number changed, which a closure of its has read (SH-22)
      swipe
      | screen: Hall
      | event: onDismiss
      tap One
      | screen: Hall / sheet (Text)
      log
      | tap One
      |   write HallView.number: 2 → 1
      |   write HallView.isShown: false → true
      |   body of HallView: HallView.number changed, which a closure of its has read (SH-22)
      |   present sheet (Text) of HallView
      |   presented sheet (Text) of HallView
      swipe
      | screen: Hall
      | event: onDismiss
      log
      | swipe
      |   dismiss sheet (Text) of HallView: by the person
      |   dismissed sheet (Text) of HallView
      |   write-back of HallView
      |     write HallView.isShown: true → false
      |   onDismiss of HallView
      |     write HallView.path: the value it has, so nothing changes
      tap Two
      | screen: Hall / sheet (Text)
      log
      | tap Two
      |   write HallView.number: 1 → 2
      |   write HallView.isShown: false → true
      |   body of HallView: HallView.number changed, which a closure of its has read (SH-22)
      |   present sheet (Text) of HallView
      |   presented sheet (Text) of HallView
      log 3
      | tap One
      |   write HallView.number: 2 → 1
      |   write HallView.isShown: false → true
      |   body of HallView: HallView.number changed, which a closure of its has read (SH-22)
      |   present sheet (Text) of HallView
      |   presented sheet (Text) of HallView
      | swipe
      |   dismiss sheet (Text) of HallView: by the person
      |   dismissed sheet (Text) of HallView
      |   write-back of HallView
      |     write HallView.isShown: true → false
      |   onDismiss of HallView
      |     write HallView.path: the value it has, so nothing changes
      | tap Two
      |   write HallView.number: 1 → 2
      |   write HallView.isShown: false → true
      |   body of HallView: HallView.number changed, which a closure of its has read (SH-22)
      |   present sheet (Text) of HallView
      |   presented sheet (Text) of HallView
      """),
    Transcript(
      "the log of pages, tasks and observable objects", on: "hall",
      """
      tap Welcome
      | screen: Hall
      log
      | tap Welcome
      |   body of GuestCount: an observable property that it read changed
      tap Same
      | screen: Hall
      log
      | tap Same
      |   body of GuestCount: an observable property that it read changed
      tap Room
      | screen: Hall / "Room 7"
      log
      | tap Room
      |   write HallView.path
      |   push Room
      |   body of Room: it is new
      |   body of Sealed: it is new
      |   onAppear of Room
      |     write Room.isLit: false → true
      |   start the task of Room
      |   body of Room: Room.isLit changed
      |   onChange of Room
      |     write Room.minutes: 0 → 1
      |   body of Room: Room.minutes changed
      |   body of Sealed: its parent gave it other values
      |   task
      |     write Room.minutes: 1 → 10
      |   body of Room: Room.minutes changed
      |   body of Sealed: its parent gave it other values
      wait 1m
      | screen: Hall / "Room 7"
      | clock: 1m
      log
      | wait 1m
      |   write Room.minutes: 10 → 20
      |   body of Room: Room.minutes changed
      |   body of Sealed: its parent gave it other values
      back
      | screen: Hall
      log
      | back
      |   pop Room
      |   path write-back of HallView
      |     write HallView.path
      |   onDisappear of Room
      |     write Room.isLit: true → false
      |   cancel the task of Room
      tap Map
      | screen: Hall
      | event: opened URL https://example.org/map
      expect event "opened URL https://example.org/map"
      log
      | tap Map
      tap Nowhere
      ✗ error: nothing labelled "Nowhere" is on Hall
      ✗   tap Nowhere
      ✗       ^^^^^^^
      ✗ hint: actions shows what can be done
      log
      | tap Map
      """),
    Transcript(
      "the log of the studio",
      """
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
      log 3
      | present editor name=Jim
      |   body of EditorSheet: an observable property that it read changed
      |   body of PersonalInfoEditor.Sheet: its parent gave it other values
      |   present sheet (Form) of PersonalInfoEditor.Sheet
      |   presented sheet (Form) of PersonalInfoEditor.Sheet
      | set name=Alice
      |   body of EditorSheet: an observable property that it read changed
      |   body of PersonalInfoEditor.Sheet: its parent gave it other values
      | save
      |   body of StudioView: an observable property that it read changed
      |   body of EditorSheet: its parent gave it other values
      |   body of PersonalInfoEditor.Sheet: its parent gave it other values
      |   body of EditPersonalInfo: its parent gave it other values
      |   dismiss sheet (Form) of PersonalInfoEditor.Sheet: its flag was cleared
      |   dismissed sheet (Form) of PersonalInfoEditor.Sheet
      """),
  ]

  /// What `why` says of each thing that can't be used, and of those that can.
  static let reasons: [Transcript] = [
    Transcript(
      "why not", on: "hall",
      """
      why Vault
      | "Vault", a button, is disabled by the .disabled in the body of Sealed
      why Safe
      | "Safe", a button, is disabled by the .disabled in the body of Locked
      why Chest
      | "Chest", a button, is disabled by the .disabled in the body of Locked and the .disabled in the body of Sealed
      why Chair
      | "Chair", a button, can be used: tap Chair
      why Cellar
      | "Cellar", a button, is disabled by the isEnabled of its environment
      why Attic
      | "Attic", a link, is disabled by its value, which is nil
      ! tap Attic
      | error: "Attic" is disabled by its value, which is nil
      |   tap Attic
      |       ^^^^^
      | hint: actions shows what can be done now
      why "0 guests"
      | "0 guests", a text, can only be read
      why Welcome
      | "Welcome", a button, can be used: tap Welcome
      why Ghost
      | "Ghost" is not on the screen: the .hidden in the body of HallView
      why Nowhere
      ✗ error: nothing labelled "Nowhere" is on Hall
      ✗   why Nowhere
      ✗       ^^^^^^^
      ✗ hint: actions shows what can be done
      tap Room
      | screen: Hall / "Room 7"
      why One
      | "One" can't be reached: it is on the page "Hall", under "Room 7"; back leads there
      why Light
      | "Light", a toggle, can be used: toggle Light
      why "10 minutes"
      | "10 minutes", a text, can only be read
      back
      | screen: Hall
      tap One
      | screen: Hall / sheet (Text)
      why Room
      | "Room" can't be reached: the sheet "Text" lies over it; dismiss takes it away
      why Print
      | "Print", a button, can be used: tap Print
      """),
    Transcript(
      "why not, of several", on: "inventory",
      """
      why Order
      | "Order" fits 2 things:
      |   [1] button "Order" in row "Hammer" can be used: tap Order in Hammer
      |   [2] button "Order" in row "Saw" can be used: tap Order in Saw
      | one of them is named by its number, or by what it is in: why Order [1]
      why Note
      | "Note" fits 2 things:
      |   [1] text field "Note" in "Front" can be used: type … into Note in Front
      |   [2] text field "Note" in "Back" can be used: type … into Note in Back
      | one of them is named by its number, or by what it is in: why Note [1]
      why "Order" in Saw
      | "Order", a button, can be used: tap Order in Saw
      why Serial
      | "Serial", a text field, is disabled by the .disabled in the body of InventoryView
      """),
  ]

  /// The tree, and the state of all views.
  static let trees: [Transcript] = [
    Transcript(
      "the tree of the hall", on: "hall",
      """
      tree
      | HallView  number 0, isShown false, path [], guests Guests(count: 0)
      |   navigation stack
      |     page "Hall"
      |       list  (title "Hall")
      |         [0] button "One"
      |         [1] button "Two"
      |         [2] section
      |           [0] header
      |             text "Guests"
      |           [1.0] GuestCount
      |             text "0 guests"
      |           [1.1] button "Welcome"
      |           [1.2] button "Same"
      |         [3] button "Room"
      |         [4] button "Map"
      |         [5] Locked
      |           [0] modifier Sealed
      |             button "Vault"  (disabled)
      |           [1] button "Safe"  (disabled)
      |           [2] modifier Sealed
      |             column  (disabled)
      |               button "Chest"  (disabled)
      |           [3] modifier Framed
      |             column
      |               [0] button "Chair"
      |               [1] text "framed"
      |           [4] button "Cellar"
      |           [5] link "Attic"
      |         [6] button "Ghost"  (hidden)
      tap Room
      | screen: Hall / "Room 7"
      tree
      | HallView  number 0, isShown false, path [7], guests Guests(count: 0)
      |   navigation stack
      |     page "Hall", covered
      |       list  (title "Hall")
      |         [0] button "One"
      |         [1] button "Two"
      |         [2] section
      |           [0] header
      |             text "Guests"
      |           [1.0] GuestCount
      |             text "0 guests"
      |           [1.1] button "Welcome"
      |           [1.2] button "Same"
      |         [3] button "Room"
      |         [4] button "Map"
      |         [5] Locked
      |           [0] modifier Sealed
      |             button "Vault"  (disabled)
      |           [1] button "Safe"  (disabled)
      |           [2] modifier Sealed
      |             column  (disabled)
      |               button "Chest"  (disabled)
      |           [3] modifier Framed
      |             column
      |               [0] button "Chair"
      |               [1] text "framed"
      |           [4] button "Cellar"
      |           [5] link "Attic"
      |         [6] button "Ghost"  (hidden)
      |     page "Room 7"
      |       Room  isLit true, minutes 10
      |         form  (title "Room 7")
      |           [0] toggle "Light": on
      |           [1] modifier Sealed
      |             text "10 minutes"  (disabled)
      state all
      | screen: Hall / "Room 7"
      | HallView: number 0, isShown false, path [7], guests Guests(count: 0)
      | Room: isLit true, minutes 10
      """),
    Transcript(
      "the tree of a sheet", on: "porch",
      """
      tap Locked
      | screen: (PorchView) / sheet (Text)
      | print: building
      | print: appeared
      | issue: W-15 No Observable object of type Lamp found. A View.environmentObject(_:) for Lamp may be missing as an ancestor of this view.
      tree
      | PorchView  sheet locked, isOther false
      |   column
      |     [0] Tally  count 0
      |       button "Count left"
      |     [1] Tally  count 0
      |       button "Count right"
      |     [2] button "Plain"
      |     [3] button "Doubled"
      |     [4] button "Locked"
      |     [5] button "Keyed"
      |     [6] button "Both"
      |     [7] button "Speak"
      |     [8] LampView
      |   sheet
      |     [1] text "Stay"  (interactive dismissal disabled)
      state all
      | screen: (PorchView) / sheet (Text)
      | PorchView: sheet locked, isOther false
      | Tally[0]: count 0
      | Tally[1]: count 0
      state Tally[1].count
      | 0
      expect Tally[0].count == 0
      """),
  ]
}
