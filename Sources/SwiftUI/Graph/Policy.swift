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

  /// The device; decides what a swipe does, and whether `dismiss` closes a window (DI-05, SH-42).
  package var idiom = Idiom.phone

  /// Sheets and covers asked for during a dismissal on the same host wait, or are dropped and reported (MX-12).
  package var sheetDuringDismissal = BusyHost.queue

  /// A push asked for while a sheet over the stack is going is dropped and reported, or waits (NV-21).
  package var pushDuringDismissal = BusyHost.drop

  /// When a tab view makes its tabs: when they are first selected, as since iOS 18, or all at launch (ST-13).
  package enum TabCreation: String, CaseIterable, Sendable {
    case whenSelected, atLaunch
  }

  /// When a tab view makes its tabs (ST-13).
  package var tabCreation = TabCreation.whenSelected

  /// Whether the flag is written once more after a programmatic dismissal (SH-30).
  package var writesBackTwice = false

  /// Whether transitions stay open until they are ended one by one; otherwise they end within the step.
  package var holdsTransitions = false

  package init() {}
}
