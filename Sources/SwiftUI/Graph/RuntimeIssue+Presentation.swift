// Misuse of presentations that the framework punishes in silence: our own words, by the id of the fact.
extension RuntimeIssue {
  static func refusedWriteBack(
    _ view: String, _ style: PresentationRequest.Style
  ) -> RuntimeIssue {
    let thing = style.isQuestion ? style.rawValue : "sheet"
    return RuntimeIssue(
      style.isQuestion ? "AL-18" : "SH-35",
      """
      The binding of a presentation in \(view) refused the write-back: the \(thing) is gone, and its \
      flag still asks for it.
      """)
  }

  static func shadowedAlert(_ view: String) -> RuntimeIssue {
    RuntimeIssue(
      "MX-16",
      """
      An alert of the older form in \(view) never shows: another one follows it on the same view, and \
      only the last one counts.
      """)
  }

  static func insideMenu(_ view: String, _ style: PresentationRequest.Style) -> RuntimeIssue {
    let article = style == .alert ? "An" : "A"
    return RuntimeIssue(
      "MX-20",
      """
      \(article) \(style.rawValue) in \(view) never shows: its modifier stands inside a menu, which closes \
      first. Attach it to the view around the menu.
      """)
  }

  static func sharedFlag(
    _ style: PresentationRequest.Style, rows: Int, of type: String
  ) -> RuntimeIssue {
    RuntimeIssue(
      "MX-22",
      """
      \(rows) rows of a ForEach ask for a \(style.rawValue) at once, by one flag that they share: the \
      first of them shows (\(type)), whichever row was meant. Present by an item, outside of the rows.
      """)
  }

  static func lazyPresenter(
    _ view: String, _ style: PresentationRequest.Style
  ) -> RuntimeIssue {
    RuntimeIssue(
      "MX-23",
      """
      The \(style.rawValue) of \(view) is gone with its row: the modifier stands on a row of a lazy \
      container. Attach it to the container.
      """)
  }

  static func detachedPresenter(_ wanted: String, on presenter: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-18",
      "Presenting view controller <\(wanted)> from detached view controller <\(presenter)> is "
        + "discouraged.")
  }
}
