extension Transcript {
  /// Routers and their sheets.
  static let routes: [Transcript] = [
    Transcript(
      "sheet routes with arguments by place and by name",
      """
      sheet composer
      | screen: Studio / sheet "Composer"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet nil → composer
      | people: [Person(id: #1, name: "Jim")]
      sheet editProfile
      | screen: Studio / sheet "Edit Profile"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet composer → editProfile
      | people: [Person(id: #1, name: "Jim")]
      sheet report 123
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet editProfile → report(itemID: "123")
      | people: [Person(id: #1, name: "Jim")]
      | event: sheet replaced
      sheet report itemID=456
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "123") → report(itemID: "456")
      | people: [Person(id: #1, name: "Jim")]
      sheet router.settings
      | screen: Studio / sheet "Settings"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "456") → settings
      | people: [Person(id: #1, name: "Jim")]
      | event: sheet replaced
      sheet report "two words"
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings → report(itemID: "two words")
      | people: [Person(id: #1, name: "Jim")]
      | event: sheet replaced
      sheet report nil
      | screen: Studio / sheet "Report"
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet report(itemID: "two words") → report(itemID: "nil")
      | people: [Person(id: #1, name: "Jim")]
      """),
    Transcript(
      "sheet refuses what the router does not know",
      """
      ! sheet reprot 1
      | error: router has no destination reprot
      |   sheet reprot 1
      |         ^^^^^^
      | hint: did you mean report?
      ! sheet report
      | error: report needs itemID, a String
      |   sheet report
      |   ^^^^^
      | hint: sheet report itemID=…
      ! sheet report 1 2
      | error: 2 is one argument too many for report
      |   sheet report 1 2
      |                  ^
      | hint: report takes itemID
      ! sheet report id=1
      | error: report has no argument id
      |   sheet report id=1
      |                ^^
      | hint: report takes itemID
      ! sheet report itemID=1 2
      ✗ error: sheet report itemID=1 2 was to fail, but succeeded
      ✗   sheet report itemID=1 2
      ✗   ^^^^^
      ✗ hint: if it is to succeed, type sheet report itemID=1 2
      ! sheet routr.report 1
      | error: there is no router routr on this stage
      |   sheet routr.report 1
      |         ^^^^^^^^^^^^
      | hint: did you mean router?
      ! sheet composer 1
      | error: 1 is one argument too many for composer
      |   sheet composer 1
      |                  ^
      | hint: composer takes none
      ! sheet composer itemID=1
      | error: composer has no argument itemID
      |   sheet composer itemID=1
      |                  ^^^^^^
      | hint: composer takes none
      """),
    Transcript(
      "sheet asks which router is meant, and reads arguments as their types", on: "library",
      """
      ! sheet help
      | error: help is a destination of shelves and desk
      |   sheet help
      |         ^^^^
      | hint: sheet shelves.help or sheet desk.help
      sheet desk.help
      | screen: Library / sheet (Text)
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet nil → help
      | visitors: 0
      dismiss
      | screen: Library
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil, path []
      | desk: sheet help → nil
      | visitors: 0
      ! sheet book One many
      | error: many is no Int
      |   sheet book One many
      |                  ^^^^
      | hint: type 3
      ! sheet book One
      | error: book needs pages, an Int
      |   sheet book One
      |   ^^^^^
      | hint: sheet book pages=…
      sheet book One 12
      | screen: Library / sheet (Text)
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil → book(title: "One", pages: 12), path []
      | desk: sheet nil
      | visitors: 0
      dismiss
      | screen: Library
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet book(title: "One", pages: 12) → nil, path []
      | desk: sheet nil
      | visitors: 0
      sheet book pages=3 title=Two
      | screen: Library / sheet (Text)
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet nil → book(title: "Two", pages: 3), path []
      | desk: sheet nil
      | visitors: 0
      dismiss
      | screen: Library
      | draft: isPresented false, title "", pages 0
      | note: title "", size 0
      | shelves: sheet book(title: "Two", pages: 3) → nil, path []
      | desk: sheet nil
      | visitors: 0
      ! sheet desk.book One 1
      | error: desk has no destination book
      |   sheet desk.book One 1
      |         ^^^^^^^^^
      | hint: help sheet lists the destinations
      ! sheet chapter 1
      | error: shelves has no destination chapter
      |   sheet chapter 1
      |         ^^^^^^^
      | hint: help sheet lists the destinations
      """),
  ]
}
