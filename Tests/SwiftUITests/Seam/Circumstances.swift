import SwiftUI

/// The circumstances of a test: the device, and which of the disputed behaviours is in force.
struct Circumstances {
  /// A kind of device.
  enum Device: String {
    case phone, pad, mac
  }

  var device = Device.phone

  /// Whether transitions stay open until `finishTransition()` ends them.
  var holdsTransitions = false

  /// Whether a programmatic dismissal writes the flag a second time at its end.
  var writesBackTwice = false

  /// Whether a sheet asked for during a dismissal of the same host is dropped instead of waiting.
  var dropsDuringDismissal = false

  /// Whether a push asked for while a sheet is going waits instead of being dropped.
  var queuesPushes = false

  /// Whether a person has no gesture to take a full-screen cover away.
  var coversStay = false

  /// Whether all tabs are made at launch, as on iOS 17.
  var createsTabsAtLaunch = false

  /// Whether an alert asked for during the dismissal of a sheet waits instead of being dropped.
  var alertsWait = false

  /// Whether an alert's flag is written before the action runs.
  var writesBeforeAction = false

  /// The generation of the system.
  var system = 18
}

extension Circumstances {
  var policy: Policy {
    var policy = Policy()
    policy.idiom = Policy.Idiom(rawValue: device.rawValue) ?? .phone
    policy.holdsTransitions = holdsTransitions
    policy.writesBackTwice = writesBackTwice
    policy.alertDuringDismissal = alertsWait ? .queue : .drop
    policy.answerOrder = writesBeforeAction ? .writeFirst : .actionFirst
    policy.system = Policy.System(rawValue: "\(system)") ?? .ios18
    policy.sheetDuringDismissal = dropsDuringDismissal ? .drop : .queue
    policy.pushDuringDismissal = queuesPushes ? .queue : .drop
    policy.coverSwipe = coversStay ? .refused : .allowed
    policy.tabCreation = createsTabsAtLaunch ? .atLaunch : .whenSelected
    return policy
  }
}

/// Hosts a view: `let app = present { Studio() }`.
@MainActor func present<Root: View>(
  _ circumstances: Circumstances = Circumstances(), @ViewBuilder _ root: () -> Root
) -> any TestHost {
  RuntimeHost(circumstances, root)
}

/// Hosts a view with every transition kept open, so that a test can act inside of it.
@MainActor func presentHoldingTransitions<Root: View>(
  on device: Circumstances.Device = .phone, @ViewBuilder _ root: () -> Root
) -> any TestHost {
  RuntimeHost(Circumstances(device: device, holdsTransitions: true), root)
}
