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
      |   present sheet (Form) of PersonalInfoEditor.Sheet
      |   presented sheet (Form) of PersonalInfoEditor.Sheet
      | set name=Alice
      | save
      |   body of PeopleSection: an observable property that it read changed
      |   body of EditPersonalInfo: its parent gave it other values
      |   dismiss sheet (Form) of PersonalInfoEditor.Sheet: its flag was cleared
      |   dismissed sheet (Form) of PersonalInfoEditor.Sheet
      """),
  ]
}
