extension Transcript {
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
