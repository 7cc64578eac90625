extension Transcript {
  /// Pages on a router's path.
  static let pages: [Transcript] = [
    Transcript(
      "push, pop and back move along the path", on: "library",
      """
      push chapter 1
      | screen: Library / "Chapter 1"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [+ chapter(1)]
      | desk: sheet nil
      | visitors: 0
      push chapter number=2
      | screen: Library / "Chapter 1" / "Chapter 2"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [chapter(1), + chapter(2)]
      | desk: sheet nil
      | visitors: 0
      push shelves.help
      | screen: Library / "Chapter 1" / "Chapter 2" / "Help"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [chapter(1), chapter(2), + help]
      | desk: sheet nil
      | visitors: 0
      back
      | screen: Library / "Chapter 1" / "Chapter 2"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [chapter(1), chapter(2), - help]
      | desk: sheet nil
      | visitors: 0
      push help
      | screen: Library / "Chapter 1" / "Chapter 2" / "Help"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [chapter(1), chapter(2), + help]
      | desk: sheet nil
      | visitors: 0
      pop
      | screen: Library / "Chapter 1" / "Chapter 2"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [chapter(1), chapter(2), - help]
      | desk: sheet nil
      | visitors: 0
      pop 2
      | screen: Library
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [- chapter(1), - chapter(2)]
      | desk: sheet nil
      | visitors: 0
      ! pop
      | error: no page is pushed that could be popped
      |   pop
      |   ^^^
      | hint: screen shows the place
      ! back
      | error: this page has no back button
      |   back
      |   ^^^^
      | hint: actions shows what can be done now
      ! push chapter one
      | error: one is no Int
      |   push chapter one
      |                ^^^
      | hint: type 3
      ! push chapter
      | error: chapter needs number, an Int
      |   push chapter
      |   ^^^^
      | hint: push chapter number=…
      ! push desk.help
      | error: desk has no path to push on
      |   push desk.help
      |        ^^^^^^^^^
      | hint: push help or push chapter
      ! push book
      | error: shelves has no destination book
      |   push book
      |        ^^^^
      | hint: help push lists the destinations
      ! push way.book
      | error: there is no router way on this stage
      |   push way.book
      |        ^^^^^^^^
      | hint: push shelves.… or push desk.…
      tap "First Chapter"
      | screen: Library / "Chapter 1"
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [+ chapter(1)]
      | desk: sheet nil
      | visitors: 0
      ! pop 2
      | error: only 1 page can be popped, not 2
      |   pop 2
      |   ^^^
      | hint: pop 1
      pop 1
      | screen: Library
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path [- chapter(1)]
      | desk: sheet nil
      | visitors: 0
      """),
    Transcript(
      "push and pop say that a router has no path",
      """
      ! push report
      | error: router has no path to push on
      |   push report
      |        ^^^^^^
      | hint: no router of this stage has pages; actions shows what can be done
      ! pop
      | error: router has no path to pop from
      |   pop
      |   ^^^
      | hint: no router of this stage has pages; actions shows what can be done
      help push
      | push ROUTE [arg …]
      |   Pushes a page onto a router's path.
      |   example: push person 1
      |   on the stage studio no router has pages
      """),
  ]
}
