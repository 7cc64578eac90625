import SwiftUI
import Testing

/// A hosted app as a person and its author see it; all that tests of behaviour know of a framework.
///
/// Each command runs until nothing moves, except for the transitions that `Circumstances` keep open.
@MainActor protocol TestHost: AnyObject {
  /// The window and what lies over it, the frontmost last.
  var layers: [TestLayer] { get }

  /// The misuse reported so far.
  var issues: [TestIssue] { get }

  /// What the framework did unasked so far.
  var events: [String] { get }

  /// Ends the oldest open transition; false when none is open.
  func finishTransition() -> Bool

  /// Presses a control of a layer, counted from the window.
  func press(_ control: TestControl)

  /// Presses a key, which goes to the views around the keyboard; false when none of them deals with it.
  func press(key: KeyEquivalent) -> Bool

  /// Begins a person's dismissal of the frontmost presentation; false when it is refused.
  func beginSwipe() -> Bool

  /// Lets go of a dismissal that was begun.
  func releaseSwipe()

  /// Moves the frontmost sheet to another height; false when it may not rest there.
  func drag(to detent: PresentationDetent) -> Bool

  /// Goes back a page in the frontmost layer.
  func goBack()

  /// How often the bodies of the views of a type have been evaluated, of those that are still there.
  func bodies<Content: View>(of type: Content.Type) -> Int

  /// Lets what was changed from outside take effect.
  func update()

  /// Ends the app.
  func close()
}

/// One layer of the screen.
@MainActor struct TestLayer {
  /// What it is.
  enum Kind: String {
    case window, sheet, cover, popover, alert, dialog, files
  }

  /// Where it is between its two transitions.
  enum Phase: String {
    case arriving, shown, leaving
  }

  let kind: Kind
  let phase: Phase

  /// The type of the first page's view.
  let name: String

  /// The title of the first page, if one shows.
  let title: String?

  /// The pushed pages, by title or else by type.
  let pages: [String]

  /// The question that lies over the layer, if any.
  let question: String?

  /// The texts of the layer, those of controls included.
  let texts: [String]

  let controls: [TestControl]

  /// The height a sheet rests at.
  let detent: PresentationDetent?

  /// Whether a sheet shows that it can be dragged.
  let showsDragIndicator: Bool

  /// Whether a person can use the layer: it is in front, or what lies before it lets touches through.
  let isWithinReach: Bool

  /// The sizing of a presentation as it is written, and the size it comes to.
  let sizing: (name: String, proposal: ProposedViewSize)?
}

/// A control of a layer.
@MainActor struct TestControl {
  let label: String
  let role: ButtonRole?
  let isEnabled: Bool

  /// The key that presses it, if any.
  let shortcut: KeyboardShortcut?

  let press: (@MainActor () -> Void)?
  let text: Binding<String>?
  let isOn: Binding<Bool>?

  /// Gives a file panel the name of a file, or of an error; false when it doesn't take it.
  let pick: (@MainActor (String) -> Bool)?
}

/// A report of misuse: the id of the message and its text.
struct TestIssue: Equatable {
  let id: String
  let message: String
}
