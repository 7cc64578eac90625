/// Which of several observed behaviours is in force, where systems differ or no source decides.
package struct Policy: Hashable, Sendable {
  /// The device whose manners are followed.
  package enum Idiom: String, CaseIterable, Sendable {
    case phone, pad, mac
  }

  /// What becomes of a presentation asked for while its host is busy with a dismissal (MX-11, MX-12).
  package enum BusyHost: String, CaseIterable, Sendable {
    case queue, drop
  }

  /// What comes first when an action of an alert or dialog is chosen (AL-02, AL-03).
  package enum AnswerOrder: String, CaseIterable, Sendable {
    case actionFirst, writeFirst
  }

  /// When a tab view makes its tabs: when they are first selected, as since iOS 18, or all at launch (ST-13).
  package enum TabCreation: String, CaseIterable, Sendable {
    case whenSelected, atLaunch
  }

  /// Whether a person can swipe a full-screen cover away, as a sheet, or has no gesture for it (SH-40).
  package enum CoverSwipe: String, CaseIterable, Sendable {
    case allowed, refused
  }

  /// The generation of the system whose manners are followed.
  package enum System: String, CaseIterable, Sendable {
    case ios18 = "18"
    case ios17 = "17"
    case ios16 = "16"
    case ios27 = "27"

    /// Whether a disabled button of an alert can't be pressed (AL-09).
    var honorsDisabledActions: Bool { self == .ios18 || self == .ios27 }
  }

  /// The device; decides what a swipe does, and whether `dismiss` closes a window (DI-05, SH-42).
  package var idiom = Idiom.phone

  /// Sheets and covers asked for during a dismissal on the same host wait, or are dropped and reported (MX-12).
  package var sheetDuringDismissal = BusyHost.queue

  /// A push asked for while a sheet over the stack is going is dropped and reported, or waits (NV-21).
  package var pushDuringDismissal = BusyHost.drop

  /// Whether a person can swipe a full-screen cover away: SH-40 has covers differ by their style alone, while most
  /// covers on a phone have no gesture.
  package var coverSwipe = CoverSwipe.allowed

  /// When a tab view makes its tabs (ST-13).
  package var tabCreation = TabCreation.whenSelected

  /// Alerts and dialogs asked for during the dismissal of a sheet of the same host wait, or are dropped and reported
  /// (MX-11, MX-13).
  package var alertDuringDismissal = BusyHost.drop

  /// Whether an alert's action runs before its flag is written, as documented, or after (AL-02, AL-03).
  package var answerOrder = AnswerOrder.actionFirst

  /// The system: before 18 a disabled button of an alert can be pressed all the same (AL-09), and in 16 a link to a
  /// value is disabled outside `NavigationStack` (W-05); from 27 on a question is asked before a swipe, too (PM-16).
  package var system = System.ios18

  /// Whether the flag is written once more after a programmatic dismissal (SH-30).
  package var writesBackTwice = false

  /// Whether transitions stay open until they are ended one by one; otherwise they end within the step.
  package var holdsTransitions = false

  /// Whether the scene can be used; a person who leaves the app changes it.
  package var scenePhase = ScenePhase.active

  package init() {}
}
