extension Transcript {
  /// Fields and controls that are set.
  static let setting: [Transcript] = [
    Transcript(
      "set writes what is on the screen before what a model has",
      """
      set name=Bob
      | screen: Studio
      | editor: isPresented false, name "" → "Bob", initialName "", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      present editor name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented false → true, name "Bob" → "Jim", initialName "" → "Jim", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=Alice
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "Alice", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set "Name"=Ann
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Alice" → "Ann", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set editor.name=Jim
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Ann" → "Jim", initialName "Jim", canSave true → false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=""
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Jim" → "", initialName "Jim", canSave false
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name='Two Words'
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "" → "Two Words", initialName "Jim", canSave false → true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      set name=nil
      | screen: Studio / sheet "Edit Personal Info"
      | editor: isPresented true, name "Two Words" → "nil", initialName "Jim", canSave true
      | router: presentedSheet nil
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "set refuses what is private, unknown or does not exist",
      """
      ! set editor.isPresented=true
      | error: editor.isPresented is not settable: its editor keeps it private
      |   set editor.isPresented=true
      |       ^^^^^^^^^^^^^^^^^^
      | hint: present editor name=…
      ! set editor.initialName=Bob
      | error: editor.initialName is not settable: its editor keeps it private
      |   set editor.initialName=Bob
      |       ^^^^^^^^^^^^^^^^^^
      | hint: present editor name=…
      ! set editor.canSave=true
      | error: editor.canSave is not settable: its editor keeps it private
      |   set editor.canSave=true
      |       ^^^^^^^^^^^^^^
      | hint: present editor name=…
      ! set canSave=true
      | error: editor.canSave is not settable: its editor keeps it private
      |   set canSave=true
      |       ^^^^^^^
      | hint: present editor name=…
      ! set people=Jim
      | error: neither a control on this screen nor a model has the field people
      |   set people=Jim
      |       ^^^^^^
      | hint: state shows the fields, actions the controls
      ! set router.presentedSheet=nil
      | error: router.presentedSheet is not settable: its router keeps it private
      |   set router.presentedSheet=nil
      |       ^^^^^^^^^^^^^^^^^^^^^
      | hint: sheet composer
      ! set editor.nam=Bob
      | error: editor has no field nam
      |   set editor.nam=Bob
      |       ^^^^^^^^^^
      | hint: did you mean name?
      ! set editr.name=Bob
      | error: there is no model editr on this stage
      |   set editr.name=Bob
      |       ^^^^^^^^^^
      | hint: did you mean editor?
      ! set nam=Bob
      | error: neither a control on this screen nor a model has the field nam
      |   set nam=Bob
      |       ^^^
      | hint: did you mean name?
      ! set colour=red
      | error: neither a control on this screen nor a model has the field colour
      |   set colour=red
      |       ^^^^^^
      | hint: state shows the fields, actions the controls
      ! set people.count=1
      | error: people has no field count
      |   set people.count=1
      |       ^^^^^^^^^^^^
      | hint: state shows the fields, actions the controls
      ! set editor.name.first=Bob
      | error: editor.name.first is not settable: only fields of a model are
      |   set editor.name.first=Bob
      |       ^^^^^^^^^^^^^^^^^
      | hint: state editor
      ! set "Name"=Bob
      | error: nothing labelled "Name" is on Studio
      |   set "Name"=Bob
      |       ^^^^^^
      | hint: actions shows what can be done
      """),
    Transcript(
      "set gives the reason a model registered, and asks which model is meant", on: "library",
      """
      ! set draft.isPresented=true
      | error: draft.isPresented is not settable: a draft is opened with a title
      |   set draft.isPresented=true
      |       ^^^^^^^^^^^^^^^^^
      | hint: present draft title=… pages=…
      ! set title=One
      | error: title is a field of draft and note
      |   set title=One
      |       ^^^^^
      | hint: set draft.title=One or set note.title=One
      ! set pages=x
      | error: x is no Int
      |   set pages=x
      |             ^
      | hint: type 3
      set draft.title=One pages=12
      | screen: Library
      | draft: isPresented false, title "" → "One", pages 0 → 12
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet nil
      | visitors: 0
      """),
    Transcript(
      "set is all or nothing", on: "inventory",
      """
      ! set title=Lamp quantity=many
      | error: many is no value of Quantity
      |   set title=Lamp quantity=many
      |                           ^^^^
      | hint: type 0 to 3
      ! set title=Lamp weight=0.75 shelf=upper
      | error: "Shelf" has no choice "upper"
      |   set title=Lamp weight=0.75 shelf=upper
      |                                    ^^^^^
      | hint: choose Left, Middle or Right
      ! set title=Lamp size=3
      | error: neither a control on this screen nor a model has the field size
      |   set title=Lamp size=3
      |                  ^^^^
      | hint: state shows the fields, actions the controls
      ! set title=Lamp serial=X
      | error: "Serial" is disabled by InventoryView
      |   set title=Lamp serial=X
      |                  ^^^^^^
      | hint: actions shows what can be done now
      state
      | screen: Inventory
      | inventory:
      |   quantity 1
      |   weight 0.5
      |   shelf left
      |   owner nil
      |   isOnBackOrder false
      |   due 2026-01-01T12:00:00Z
      |   title ""
      |   code ""
      |   notes ["", ""]
      |   taps []
      set title=Lamp quantity=2 weight=0.75 shelf=right "Is on back order?"=yes
      | screen: Inventory
      | inventory:
      |   quantity 1 → 2
      |   weight 0.5 → 0.75
      |   shelf left → right
      |   owner nil
      |   isOnBackOrder false → true
      |   due 2026-01-01T12:00:00Z
      |   title "" → "Lamp"
      |   code ""
      |   notes ["", ""]
      |   taps []
      state
      | screen: Inventory
      | inventory:
      |   quantity 2
      |   weight 0.75
      |   shelf right
      |   owner nil
      |   isOnBackOrder true
      |   due 2026-01-01T12:00:00Z
      |   title "Lamp"
      |   code ""
      |   notes ["", ""]
      |   taps []
      """),
  ]
}
