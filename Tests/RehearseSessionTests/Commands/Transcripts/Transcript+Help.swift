extension Transcript {
  /// What help says.
  static let help: [Transcript] = [
    Transcript(
      "help tells what each verb takes on this stage", on: "library",
      """
      help present
      | present EDITOR [field=value …]
      |   Calls an editor's own present.
      |   example: present editor name=Jim
      |   present draft [title=String] pages=Int
      |   present note [text=String]
      help set
      | set field=value …
      |   Sets controls of the frontmost screen, or settable fields of a model.
      |   example: present editor name=Jim; set name=Alice
      |   set draft.title=…
      |   set draft.pages=…
      |   set note.title=…
      help sheet
      | sheet DESTINATION [arg …]
      | sheet ROUTER.DESTINATION [arg …]
      |   Routes a router's sheet to a destination.
      |   example: sheet report 123
      |   sheet shelves.help
      |   sheet book title=String pages=Int
      |   sheet desk.help
      help push
      | push ROUTE [arg …]
      |   Pushes a page onto a router's path.
      |   example: push person 1
      |   push help
      |   push chapter number=Int
      help pop
      | pop [N]
      |   Pops pages off the path.
      |   example: push person 1; pop
      help dismiss
      | dismiss [MODEL]
      |   Dismisses by program: a model's own dismiss, or the frontmost presentation's.
      |   example: sheet report 123; dismiss
      |   dismiss draft
      |   dismiss shelves
      |   dismiss desk
      help stage
      | stage NAME [arg …]
      |   Starts a stage afresh.
      |   example: stage studio
      |   stage studio
      |   stage inventory [quantity=Int] [shelf=left|middle|right]
      |   stage library
      |   stage porch
      |   stage clock
      |   stage dice
      |   stage shop
      |   stage stall
      |   stage hall
      |   stage archive
      help option
      | option NAME VALUE
      | option save
      |   Changes an option, or keeps the options in force for later prompts.
      |   example: option show changes
      |   option show all|changes|none (now all)
      |   option idiom phone|pad|mac (now phone)
      |   option sheetDuringDismissal queue|drop (now queue)
      |   option pushDuringDismissal drop|queue (now drop)
      |   option coverSwipe allowed|refused (now allowed)
      |   option tabCreation whenSelected|atLaunch (now whenSelected)
      |   option alertDuringDismissal drop|queue (now drop)
      |   option alertAction actionFirst|writeFirst (now actionFirst)
      |   option system 18|17|16|27 (now 18)
      |   option scenePhase active|inactive|background (now active)
      |   option secondWriteBack off|on (now off)
      |   option drawing unicode|ascii (now unicode)
      |   option transitions complete|hold (now complete)
      |   option real on|off
      help tap
      | tap LABEL
      |   Taps a button, link, row, tab, toggle, menu item or alert action.
      |   example: tap "Add Item"
      help tree
      | tree
      |   Shows the view tree with identities.
      |   example: tree
      help explore
      | explore
      |   Is to try everything that can be done.
      |   kept for a later version; no command has this name until then
      help go
      | go
      |   Is to lead to a screen by the shortest way.
      |   kept for a later version; no command has this name until then
      """),
    Transcript(
      "help tells of options, stages, models, fields and destinations", on: "library",
      """
      help show
      | option show all|changes|none
      |   which models a step shows
      |   now: all, default: all
      |   example: option show none
      help idiom
      | option idiom phone|pad|mac
      |   the device whose manners are followed (SH-42, DI-05, PM-15)
      |   now: phone, default: phone
      |   example: option idiom mac
      help disabled
      | expect enabled LABEL
      | expect disabled LABEL
      |   Checks whether a control can be used.
      |   example: expect disabled Save
      help >=
      | expect PATH == VALUE
      |   Compares a value of the state; the right side runs to the end of the line.
      |   example: expect people.count >= 2
      help inventory
      | stage inventory [quantity=Int] [shelf=left|middle|right]
      |   Items and what is known of them
      help library
      | stage library
      |   Routers and editors of every kind
      help draft
      | present draft [title=String] pages=Int
      | set draft.title=…
      | set draft.pages=…
      help note
      | present note [text=String]
      | set note.title=…
      help shelves
      | sheet shelves.help
      | sheet book title=String pages=Int
      | push help
      | push chapter number=Int
      help title
      | set draft.title=…
      | set note.title=…
      help chapter
      | push chapter number=Int
      help help
      | help [WORD]
      |   Explains the commands.
      |   example: help present
      | sheet shelves.help
      | push help
      | sheet desk.help
      ! help teapot
      ✗ error: there is no command teapot
      ✗   help teapot
      ✗        ^^^^^^
      ✗ hint: help lists the commands
      help pags
      ✗ error: there is no command pags
      ✗   help pags
      ✗        ^^^^
      ✗ hint: did you mean pages?
      """),
    Transcript(
      "apropos lists what the help says of a word, in any case of letters", on: "library",
      """
      apropos TOGGLE
      | tap        Taps a button, link, row, tab, toggle, menu item or alert action.
      | toggle     Flips a toggle.
      apropos "regular expression"
      | expect PATH matches PATTERN  Checks a whole text against a regular expression.
      apropos idiom
      | option idiom phone|pad|mac  the device whose manners are followed (SH-42, DI-05, PM-15)
      apropos chapter
      | push chapter number=Int
      apropos inventory
      | stage inventory  Items and what is known of them
      apropos teapot
      ✗ error: the help says nothing of "teapot"
      ✗   apropos teapot
      ✗           ^^^^^^
      ✗ hint: help lists the commands
      apropos ""
      ✗ error: the help says nothing of ""
      ✗   apropos ""
      ✗           ^^
      ✗ hint: help lists the commands
      """),
  ]
}
