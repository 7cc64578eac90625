/// What is said of output that would take the place of what is recorded.
package enum UpdateApproval: Sendable {
  case write
  case keep
  /// It is kept, and no further test is to be run.
  case stop
}
