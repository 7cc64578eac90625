extension Transcript {
  /// Tabs, rows and what is behind them.
  static let lists: [Transcript] = [
    Transcript(
      "tabs are selected, and rows deleted and moved", on: "shop",
      """
      tap Bread
      | screen: Shop / tab "Wares" / "Bread"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0
      tab Pinned
      | screen: (ShopView) / tab "Pinned"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0
      tab wares
      | screen: Shop / tab "Wares" / "Bread"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0
      back
      | screen: Shop / tab "Wares"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0
      delete Milk
      | screen: Shop / tab "Wares"
      | shop: wares ["Bread", - "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0
      move Salt to 1
      | screen: Shop / tab "Wares"
      | shop: wares [- "Bread", "Salt", + "Bread"], pinned [], query "", chosen nil, refreshes 0
      move Salt to 1
      | screen: Shop / tab "Wares"
      | shop: wares ["Salt", "Bread"], pinned [], query "", chosen nil, refreshes 0
      tap Pin in Bread
      | screen: Shop / tab "Wares"
      | shop: wares ["Salt", "Bread"], pinned [+ "Bread"], query "", chosen nil, refreshes 0
      tab Pinned
      | screen: (ShopView) / tab "Pinned"
      | shop: wares ["Salt", "Bread"], pinned ["Bread"], query "", chosen nil, refreshes 0
      tap Bread
      | screen: (ShopView) / tab "Pinned"
      | shop: wares ["Salt", "Bread"], pinned ["Bread"], query "", chosen nil → "Bread", refreshes 0
      tap Wares
      | screen: Shop / tab "Wares"
      | shop: wares ["Salt", "Bread"], pinned ["Bread"], query "", chosen "Bread", refreshes 0
      actions
      | set search=…
      | tap Salt
      | tap Pin in Salt
      | tap Bread
      | tap Pin in Bread
      | tab Wares
      | tab Pinned
      | move Salt to …
      | delete Bread
      | move Bread to …
      | refresh
      screen
      | ┌──────────────────────────────────┐
      | │               Shop  Search: ____ │
      | ├──────────────────────────────────┤
      | │   Salt ›  [Pin]                  │
      | │   Bread ›  [Pin]                 │
      | │ SERVICE                          │
      | │   Open all day                   │
      | │   ⟨Wares⟩                        │
      | │   ⟨Pinned⟩                       │
      | └──────────────────────────────────┘
      """),
    Transcript(
      "pulling to refresh, and searching", on: "shop",
      """
      refresh
      | screen: Shop / tab "Wares"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0
      wait 500ms
      | screen: Shop / tab "Wares"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0 → 1
      | clock: 500ms
      set Search=Mi
      | screen: Shop / tab "Wares"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "" → "Mi", chosen nil, refreshes 1
      tab Pinned
      | screen: (ShopView) / tab "Pinned"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "Mi", chosen nil, refreshes 1
      """),
    Transcript(
      "what lists and tabs refuse", on: "shop",
      """
      delete Salt
      ✗ error: "Salt" can't be deleted: its list does not allow it
      ✗   delete Salt
      ✗          ^^^^
      ✗ hint: actions shows what can be done now
      delete "Open all day"
      ✗ error: "Open all day" can't be deleted: its list does not allow it
      ✗   delete "Open all day"
      ✗          ^^^^^^^^^^^^^^
      ✗ hint: actions shows what can be done now
      move Salt to 4
      ✗ error: there is no place 4 among 3 rows
      ✗   move Salt to 4
      ✗                ^
      ✗ hint: to 1 up to 3
      delete Butter
      ✗ error: nothing labelled "Butter" is on Shop
      ✗   delete Butter
      ✗          ^^^^^^
      ✗ hint: actions shows what can be done
      tab Butter
      ✗ error: nothing labelled "Butter" is on Shop
      ✗   tab Butter
      ✗       ^^^^^^
      ✗ hint: actions shows what can be done
      tab Bread
      ✗ error: "Bread" is a link; tab needs a tab
      ✗   tab Bread
      ✗       ^^^^^
      ✗ hint: tap Bread
      tab Pinned
      | screen: (ShopView) / tab "Pinned"
      | shop: wares ["Bread", "Milk", "Salt"], pinned [], query "", chosen nil, refreshes 0
      refresh
      ✗ error: there is nothing to refresh here: no view of the page is refreshable
      ✗   refresh
      ✗   ^^^^^^^
      ✗ hint: actions shows what can be done now
      move Bread to 1
      ✗ error: nothing labelled "Bread" is on (ShopView)
      ✗   move Bread to 1
      ✗        ^^^^^
      ✗ hint: actions shows what can be done
      """),
  ]
}
