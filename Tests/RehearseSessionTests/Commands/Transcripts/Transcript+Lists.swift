extension Transcript {
  /// Tabs, rows and what is behind them.
  static let lists: [Transcript] = [
    Transcript(
      "tabs are selected, and rows deleted and moved", on: "shop",
      """
      tap Bread
      tab Pinned
      tab wares
      back
      delete Milk
      move Salt to 1
      move Salt to 1
      tap Pin in Bread
      tab Pinned
      tap Bread
      tap Wares
      actions
      screen
      """),
    Transcript(
      "pulling to refresh, and searching", on: "shop",
      """
      refresh
      wait 500ms
      set Search=Mi
      tab Pinned
      """),
    Transcript(
      "what lists and tabs refuse", on: "shop",
      """
      delete Salt
      delete "Open all day"
      move Salt to 4
      delete Butter
      tab Butter
      tab Bread
      tab Pinned
      refresh
      move Bread to 1
      """),
  ]
}
