/// Misuse by the app, in the framework's own words where it has any; it never traps (semantics chapter 10).
package struct RuntimeIssue: Hashable, Sendable {
  /// The id of the message, or of the fact for what only this runtime reports.
  package let id: String

  /// The text; further lines are separated by line breaks.
  package let message: String

  package init(_ id: String, _ message: String) {
    self.id = id
    self.message = message
  }
}

extension RuntimeIssue {
  static func noDestination(for type: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-01",
      """
      A NavigationLink is presenting a value of type “\(type)” but there is no matching \
      navigationDestination declaration visible from the location of the link. The link cannot be \
      activated.

      Note: Links search for destinations in any surrounding NavigationStack, then within the same \
      column of a NavigationSplitView.
      """)
  }

  static func duplicateDestination(for type: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-02",
      """
      A navigationDestination for “\(type)” was declared earlier on the stack. Only the destination \
      declared closest to the root view of the stack will be used.
      """)
  }

  static func lazyDestination(for type: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-03",
      """
      Do not put a navigation destination modifier inside a "lazy” container, like `List` or \
      `LazyVStack`. These containers create child views only when needed to render on screen. Add \
      the navigation destination modifier outside these containers so that the navigation stack can \
      always see the destination. There's a misplaced `navigationDestination(for:destination:)` \
      modifier for type `\(type)`. It will be ignored.
      """)
  }

  static func changeLoop(of type: String) -> RuntimeIssue {
    RuntimeIssue("W-07", "onChange(of: \(type)) action tried to update multiple times per frame.")
  }

  static func preferenceLoop(_ key: String) -> RuntimeIssue {
    RuntimeIssue("W-08", "Bound preference \(key) tried to update multiple times per frame.")
  }

  static func modifyingStateDuringUpdate(_ view: String, _ name: String) -> RuntimeIssue {
    let place = view.isEmpty ? "" : "\n(\(view).\(name))"
    return RuntimeIssue(
      "W-09",
      "Modifying state during view update, this will cause undefined behavior." + place)
  }

  static let publishingDuringUpdate = RuntimeIssue(
    "W-10",
    """
    Publishing changes from within view updates is not allowed, this will cause undefined behavior.
    """)

  static let publishingFromBackground = RuntimeIssue(
    "W-11",
    """
    Publishing changes from background threads is not allowed; make sure to publish values from the \
    main thread (via operators like receive(on:)) on model updates.
    """)

  static let stateOutsideView = RuntimeIssue(
    "W-12",
    """
    Accessing State's value outside of being installed on a View. This will result in a constant \
    Binding of the initial value and will not update.
    """)

  static let stateObjectOutsideView = RuntimeIssue(
    "W-13",
    """
    Accessing StateObject's object without being installed on a View. This will create a new \
    instance each time.
    """)

  static func missingObservableObject(_ type: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-14",
      """
      No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be \
      missing as an ancestor of this view.
      """)
  }

  static func missingObservable(_ type: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-15",
      """
      No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be \
      missing as an ancestor of this view.
      """)
  }

  static let singleSheet = RuntimeIssue(
    "W-16",
    """
    Currently, only presenting a single sheet is supported.
    The next sheet will be presented when the currently presented sheet gets dismissed.
    """)

  /// Why a presentation was refused.
  enum Refusal {
    case alreadyPresenting(String)
    case isMoving
    case isLeaving
  }

  static func refused(_ wanted: String, on presenter: String, _ refusal: Refusal) -> RuntimeIssue {
    let reason =
      switch refusal {
      case .alreadyPresenting(let shown): "which is already presenting <\(shown)>."
      case .isMoving: "while a presentation is in progress."
      case .isLeaving: "whose view is not in the window hierarchy."
      }
    return RuntimeIssue(
      "W-17",
      "Attempt to present <\(wanted)> on <\(presenter)> (from <\(presenter)>) \(reason)")
  }

  static func duplicateID(_ id: String, in type: String) -> RuntimeIssue {
    RuntimeIssue(
      "W-20",
      """
      \(type): the ID \(id) occurs multiple times within the collection, this will give undefined \
      results!
      """)
  }

  static func changedRange(_ type: String, count: Int, initial: Int) -> RuntimeIssue {
    RuntimeIssue(
      "W-21",
      """
      \(type) count (\(count)) != its initial count (\(initial)). `ForEach(_:content:)` should only \
      be used for *constant* data. Instead conform data to `Identifiable` or use \
      `ForEach(_:id:content:)` and provide an explicit `id`!
      """)
  }

  static func endlessChange(_ view: String) -> RuntimeIssue {
    RuntimeIssue(
      "UP-06", "The body of \(view) changes what it depends on whenever it is evaluated.")
  }

  static func endlessActions(_ rounds: Int) -> RuntimeIssue {
    RuntimeIssue(
      "UP-07",
      "Appear, disappear and change actions have caused each other \(rounds) times, and are stopped."
    )
  }

  static func endlessTransitions(_ count: Int) -> RuntimeIssue {
    RuntimeIssue(
      "SH-26",
      "Presentations and pages have come and gone \(count) times in a step, and are stopped.")
  }

  static let unknownDetent = RuntimeIssue(
    "W-19",
    "Cannot set selected sheet detent if it is not included in supported sheet detents.")
}
