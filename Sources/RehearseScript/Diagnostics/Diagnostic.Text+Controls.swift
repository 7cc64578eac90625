extension Diagnostic.Kind {
  /// What is said about controls, and about what lies over them.
  var controlText: Diagnostic.Text? {
    switch self {
    case .unknownLabel(let label, let place, let near):
      return .init(
        "nothing labelled \(Wording.quoted(label)) is on \(place)",
        hint: Wording.near(near.map(Quoting.word), otherwise: "actions shows what can be done"))
    case .emptyLabel:
      return .init("a label can't be empty", hint: "actions shows what can be done")
    case .unknownContainer(let label, let place, let isPlace, let near):
      let way = isPlace ? "leave in \(Quoting.word(label)) out" : "actions shows what can be done"
      return .init(
        "\(place) has no row, section or group \(Wording.quoted(label))",
        hint: Wording.near(near.map(Quoting.word), otherwise: way))
    case .ambiguousLabel(let label, let matches, let command):
      let notes = matches.enumerated().map { index, match in
        let place = match.place.isEmpty ? "" : " in \(match.place)"
        return "[\(index + 1)] \(match.text)\(place)"
      }
      return .init(
        "\(Wording.quoted(label)) fits \(matches.count) things", notes: notes,
        hint: "\(command) [1]")
    case .ordinalOutOfRange(let label, let ordinal, let count):
      return .init(
        "there is no [\(ordinal)]: \(Wording.quoted(label)) fits \(Wording.count(count, "thing"))",
        hint: count == 1 ? "leave [\(ordinal)] out" : "[1] to [\(count)]")
    case .disabledControl(let label, let by):
      return .init(
        "\(Wording.quoted(label)) is disabled" + (by.map { " by \($0)" } ?? ""),
        hint: "actions shows what can be done now")
    case .coveredControl(let label, let by, let wayOut):
      return .init(
        "\(Wording.quoted(label)) is covered by \(by)",
        hint: wayOut ?? "actions shows what can be done now")
    case .offScreenControl(let label, let reason):
      return .init(
        "\(Wording.quoted(label)) is not on the screen: \(reason)",
        hint: "actions shows what can be done now")
    case .wrongControl(let label, let actual, let verb, let needs, let instead):
      return .init(
        "\(Wording.quoted(label)) is \(Wording.article(actual)); \(verb) needs \(Wording.article(needs))",
        hint: instead ?? "actions shows what can be done now")
    case .unknownChoice(let value, let label, let choices):
      return .init(
        "\(Wording.quoted(label)) has no choice \(Wording.quoted(value))",
        hint: choices.isEmpty
          ? "it has none now" : "choose \(Wording.list(choices.map(Quoting.word)))")
    case .controlAtLimit(let label, let limit):
      return .init(
        "\(Wording.quoted(label)) is at its limit, \(limit)",
        hint: "actions shows what can be done now")
    case .itemNotAllowed(let label, let verb):
      return .init(
        "\(Wording.quoted(label)) can't \(verb): its list does not allow it",
        hint: "actions shows what can be done now")
    case .positionOutOfRange(let position, let count):
      return .init(
        "there is no place \(position) among \(Wording.count(count, "row"))",
        hint: count == 1 ? "to 1" : "to 1 up to \(count)")
    case .missingRole(let role, let place, let candidates):
      return .init(
        "\(place) has no \(role.rawValue) control",
        hint: candidates.isEmpty
          ? "actions shows what can be done now"
          : Wording.list(candidates.map { "tap \(Quoting.word($0))" }))
    case .severalRoles(let role, let labels):
      return .init(
        "there are \(labels.count) \(role.rawValue) controls",
        notes: labels.map { Wording.quoted($0) },
        hint: Wording.list(labels.map { "tap \(Quoting.word($0))" }))
    case .disabledRole(let role, let label, let by):
      return .init(
        "the \(role.rawValue) control \(Wording.quoted(label)) is disabled"
          + (by.map { " by \($0)" } ?? ""),
        hint: "actions shows what can be done now")
    default:
      return presentationText
    }
  }

  /// What is said about presentation and navigation.
  private var presentationText: Diagnostic.Text? {
    switch self {
    case .nothingToDismiss:
      return .init("nothing is presented that could be dismissed", hint: "screen shows the place")
    case .nothingToPop(let depth, let asked):
      let message =
        depth == 0
        ? "no page is pushed that could be popped"
        : "only \(Wording.count(depth, "page")) can be popped, not \(asked)"
      return .init(message, hint: depth == 0 ? "screen shows the place" : "pop \(depth)")
    case .nothingToGoBack:
      return .init("this page has no back button", hint: "actions shows what can be done now")
    case .nothingToSwipe:
      return .init("nothing is presented that could be swiped away", hint: "screen shows the place")
    case .nothingToRefresh:
      return .init(
        "there is nothing to refresh here: no view of the page is refreshable",
        hint: "actions shows what can be done now")
    case .noTextField(let place):
      return .init(
        "\(place) has no field to type into", hint: "actions shows what can be done now")
    case .unheardKey(let key, let place):
      return .init(
        "nothing on \(place) waits for the key \(key): no view around the keyboard has an onKeyPress "
          + "for it", hint: "type \"\" into a field moves the keyboard there")
    case .swipeDisabled(let title, let cause):
      return .init(
        "\(title) can't be swiped away: \(cause)",
        hint: "dismiss, or tap a button that closes it")
    case .escapeWithoutCancel(let title):
      return .init(
        "\(title) has no cancel control for escape, and asks nothing",
        hint: "actions shows what can be done now")
    case .needsAnswer(let title, let actions):
      return .init(
        "\(title) goes by one of its actions only",
        hint: actions.isEmpty
          ? "actions shows what can be done now"
          : Wording.list(actions.map { "tap \(Quoting.word($0))" }))
    case .stillMoving(let title):
      return .init("\(title) is still on the move", hint: "advance")
    case .nothingToRelease:
      return .init(
        "no swipe has been begun that could be let go",
        hint: "option transitions hold; swipe; swipe release")
    case .nothingToAdvance:
      return .init(
        "nothing is on the move that could be brought to its end",
        hint: "option transitions hold keeps transitions open")
    case .unhandledURL(let url):
      return .init("nothing on the screen opens \(url)", hint: "a view opens links by onOpenURL")
    default:
      return nil
    }
  }
}
