import Foundation

/// Notices Ctrl-C, so that a run can end between two scripts and tell what ran.
package enum Interruption {
  nonisolated(unsafe) private static var hasCome: sig_atomic_t = 0

  /// From now on the first Ctrl-C is only noted; the second one ends the process at once.
  package static func begin() {
    hasCome = 0
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interruption.hasCome = 1 }
    // The old way is restored by the first one itself.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
    sigaction(SIGINT, &action, nil)
  }

  /// Whether somebody has interrupted the run.
  package static var isAsked: Bool { hasCome != 0 }
}
