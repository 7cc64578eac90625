extension CommandTable {
  static let models: [Entry] = [
    entry(
      .present, .models, ["present EDITOR [field=value …]"], [.editor, .keyValues],
      "Calls an editor's own present.", example: "present editor name=Jim"),
    entry(
      .set, .models, ["set field=value …"], [.keyValues],
      "Sets controls of the frontmost screen, or settable fields of a model.",
      example: "set name=Alice"),
    entry(
      .save, .models, ["save"], [], "Presses the frontmost page's confirmation control.",
      example: "save"),
    entry(
      .cancel, .models, ["cancel"], [], "Presses the frontmost page's cancellation control.",
      example: "cancel"),
    entry(
      .sheet, .models, ["sheet DESTINATION [arg …]", "sheet ROUTER.DESTINATION [arg …]"],
      [.destination, .arguments], "Routes a router's sheet to a destination.",
      example: "sheet report 123"),
    entry(
      .push, .models, ["push ROUTE [arg …]"], [.route, .arguments],
      "Pushes a page onto a router's path.", example: "push person 1"),
    entry(.pop, .models, ["pop [N]"], [.number], "Pops pages off the path.", example: "pop"),
    entry(.back, .models, ["back"], [], "Presses the back button.", example: "back"),
    entry(
      .dismiss, .models, ["dismiss [MODEL]"], [.model],
      "Dismisses by program: a model's own dismiss, or the frontmost presentation's.",
      example: "dismiss"),
  ]

  static let hands: [Entry] = [
    entry(
      .tap, .hands, ["tap LABEL"], [.label],
      "Taps a button, link, row, tab, toggle, menu item or alert action.",
      example: "tap \"Add Item\""),
    entry(
      .type, .hands, ["type TEXT [into LABEL]"], [.text, .keywords(["into"]), .label],
      "Types text into a field, a character at a time.", example: "type Jim into Name"),
    entry(.clear, .hands, ["clear LABEL"], [.label], "Empties a field.", example: "clear Name"),
    entry(
      .choose, .hands, ["choose LABEL VALUE"], [.label, .choice], "Chooses a value of a picker.",
      example: "choose Color red"),
    entry(
      .toggle, .hands, ["toggle LABEL"], [.label], "Flips a toggle.",
      example: "toggle \"Is on back order?\""),
    entry(
      .increment, .hands, ["increment LABEL [N]"], [.label, .number],
      "Presses a stepper's or slider's plus.", example: "increment Quantity 2"),
    entry(
      .decrement, .hands, ["decrement LABEL [N]"], [.label, .number],
      "Presses a stepper's or slider's minus.", example: "decrement Quantity"),
    entry(
      .swipe, .hands, ["swipe", "swipe release"], [.keywords(["release"])],
      "Tries to swipe away what is presented, or lets go of it again.", example: "swipe"),
    entry(
      .press, .hands, ["press return", "press escape", "press KEY"],
      [.keywords(KeyPress.allCases.map(\.rawValue))],
      "Presses the default or the cancel key, or one that the view with the keyboard waits for.",
      example: "press return"),
    entry(
      .tab, .hands, ["tab NAME"], [.label], "Selects a tab.", example: "tab Settings"),
    entry(
      .delete, .hands, ["delete ROW"], [.label], "Deletes a row.", example: "delete Jim"),
    entry(
      .move, .hands, ["move ROW to N"], [.label, .keywords(["to"]), .number],
      "Moves a row to a place, counted from 1.", example: "move Jim to 1"),
    entry(
      .refresh, .hands, ["refresh"], [], "Pulls to refresh.", example: "refresh"),
    entry(
      .open, .hands, ["open URL"], [.url], "Opens a deep link.", example: "open app://item?id=1"),
    entry(
      .wait, .time, ["wait DURATION", "wait real DURATION"], [.duration],
      "Moves the virtual clock and runs what falls due.", example: "wait 300ms"),
    entry(
      .advance, .time, ["advance"], [], "Ends the oldest transition that is held open.",
      example: "advance"),
  ]

  static let looking: [Entry] = [
    entry(
      .state, .looking, ["state [PATH]", "state all"], [.path],
      "Shows the models, all state, or one path.", example: "state editor.name"),
    entry(.screen, .looking, ["screen"], [], "Draws the screen.", example: "screen"),
    entry(
      .tree, .looking, ["tree"], [], "Shows the view tree with identities.", example: "tree"),
    entry(
      .actions, .looking, ["actions"], [], "Shows what can be done now, as commands.",
      example: "actions"),
    entry(
      .why, .looking, ["why LABEL"], [.label], "Says why a control can't be used.",
      example: "why Save"),
    entry(
      .log, .looking, ["log [N]"], [.number], "Shows what happened in the last steps, in order.",
      example: "log 3"),
    entry(
      .expect, .checking,
      [
        "expect [not] PATH", "expect [not] PATH OP VALUE", "expect [not] presented KIND [TITLE]",
        "expect [not] nothing presented", "expect [not] visible LABEL",
        "expect [not] enabled LABEL", "expect [not] disabled LABEL", "expect [not] event TEXT",
        "expect [not] issue ID",
      ],
      [.expectation], "Checks the state, the screen, or what the last step did.",
      example: "expect editor.name == Jim"),
    entry(
      .always, .checking, ["always EXPECTATION"], [.expectation],
      "Checks after every further step.", example: "always expect people.count > 0"),
  ]
}
