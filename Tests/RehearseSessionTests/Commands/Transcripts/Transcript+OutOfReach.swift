extension Transcript {
  /// What `why` says of what is hidden, covered or leads nowhere, and of texts of the same name.
  static let outOfReach: [Transcript] = [
    Transcript(
      "why not, of hidden bars and links that lead nowhere", on: "pier",
      """
      why Berth
      | "Berth", a link, can be used: tap Berth, but nothing would be shown: no navigationDestination for Int is visible from it (W-01)
      why Done
      | "Done", a button, can be used: tap Done
      why Low
      | "Low", a button, can be used: tap Low
      why Weather
      | "Weather", a tab, can be used: tab Weather
      why Anchor
      | "Anchor" is not on the screen: the .hidden in the body of Boats
      why Rope
      | "Rope" is not on the screen: the .hidden in the body of Boats
      why @rope
      | "@rope" is not on the screen: the .hidden in the body of Boats
      toggle Dry
      | screen: Pier / tab "Boats"
      why Done
      | "Done" is not on the screen: the navigation bar is hidden in the body of Dried
      why Low
      | "Low" is not on the screen: the bottom bar is hidden in the body of Dried
      why Weather
      | "Weather" is not on the screen: the tab bar is hidden in the body of Dried
      why Boats
      | "Boats" is not on the screen: the tab bar is hidden in the body of Dried
      """),
    Transcript(
      "why not, of what a text in front shares its name with", on: "pier",
      """
      tap Ada
      | screen: Pier / tab "Boats" / sheet (BoatView)
      why Ada
      | "Ada" can't be reached: the sheet "BoatView" lies over it; dismiss takes it away
      why Dry
      | "Dry" can't be reached: the sheet "BoatView" lies over it; dismiss takes it away
      why dry
      | "dry" can't be reached: the sheet "BoatView" lies over it; dismiss takes it away
      why Bea
      | "Bea" can't be reached: the sheet "BoatView" lies over it; dismiss takes it away
      why Crew
      | "Crew", a text, can only be read
      why Pay
      | "Pay" is not on the screen: the navigation bar is hidden in the body of BoatView
      """),
  ]
}
