extension RefusalRow {
  /// Presentation and navigation.
  static let presentation: [RefusalRow] = [
    RefusalRow(
      .nothingToDismiss,
      "dismiss", "dismiss",
      """
      error: nothing is presented that could be dismissed
        dismiss
        ^^^^^^^
      hint: screen shows the place
      """),
    RefusalRow(
      .nothingToPop(depth: 0, asked: 1),
      "pop", "pop",
      """
      error: no page is pushed that could be popped
        pop
        ^^^
      hint: screen shows the place
      """),
    RefusalRow(
      .nothingToPop(depth: 2, asked: 3),
      "pop 3", "3",
      """
      error: only 2 pages can be popped, not 3
        pop 3
            ^
      hint: pop 2
      """),
    RefusalRow(
      .nothingToGoBack,
      "back", "back",
      """
      error: this page has no back button
        back
        ^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .nothingToSwipe,
      "swipe", "swipe",
      """
      error: nothing is presented that could be swiped away
        swipe
        ^^^^^
      hint: screen shows the place
      """),
    RefusalRow(
      .nothingToRefresh,
      "refresh", "refresh",
      """
      error: there is nothing to refresh here: no view of the page is refreshable
        refresh
        ^^^^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .noTextField(place: "Studio"),
      "type Jim", "type",
      """
      error: Studio has no field to type into
        type Jim
        ^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .unheardKey(key: "up", place: "Studio"),
      "press up", "press",
      """
      error: nothing on Studio waits for the key up: no view around the keyboard has an onKeyPress for it
        press up
        ^^^^^
      hint: type "" into a field moves the keyboard there
      """),
    RefusalRow(
      .swipeDisabled(title: "sheet \"Settings\"", by: "interactiveDismissDisabled"),
      "swipe", "swipe",
      """
      error: sheet "Settings" can't be swiped away: interactiveDismissDisabled
        swipe
        ^^^^^
      hint: dismiss, or tap a button that closes it
      """),
    RefusalRow(
      .escapeWithoutCancel(title: "sheet \"Settings\""),
      "swipe", "swipe",
      """
      error: sheet "Settings" has no cancel control for escape, and asks nothing
        swipe
        ^^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .needsAnswer(title: "Delete folder?", actions: ["Keep", "Delete"]),
      "swipe", "swipe",
      """
      error: Delete folder? goes by one of its actions only
        swipe
        ^^^^^
      hint: tap Keep or tap Delete
      """),
    RefusalRow(
      .needsAnswer(title: "Open", actions: []),
      "swipe", "swipe",
      """
      error: Open goes by one of its actions only
        swipe
        ^^^^^
      hint: actions shows what can be done now
      """),
    RefusalRow(
      .stillMoving(title: "Settings"),
      "swipe", "swipe",
      """
      error: Settings is still on the move
        swipe
        ^^^^^
      hint: advance
      """),
    RefusalRow(
      .nothingToRelease,
      "swipe release", "swipe",
      """
      error: no swipe has been begun that could be let go
        swipe release
        ^^^^^
      hint: option transitions hold; swipe; swipe release
      """),
    RefusalRow(
      .nothingToAdvance,
      "advance", "advance",
      """
      error: nothing is on the move that could be brought to its end
        advance
        ^^^^^^^
      hint: option transitions hold keeps transitions open
      """),
    RefusalRow(
      .unhandledURL(url: "app://item?id=1"),
      "open app://item?id=1", "app://item?id=1",
      """
      error: nothing on the screen opens app://item?id=1
        open app://item?id=1
             ^^^^^^^^^^^^^^^
      hint: a view opens links by onOpenURL
      """),
  ]
}
