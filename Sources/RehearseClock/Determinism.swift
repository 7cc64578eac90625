import CRehearseSystem

/// Chance and time as every run of a script meets them.
package enum Determinism {
  /// New Year's Day of 2026, noon, in Greenwich.
  package static let epoch: Int64 = 1_767_268_800

  /// Lets random numbers, UUIDs and all clocks of the app start afresh from fixed values.
  package static func begin(seed: UInt64 = 1, epoch: Int64 = epoch) {
    beginning = (seed, epoch)
    rehearse_system_begin_determinism(seed, epoch)
    // As if the machine had been up for a day: an app may look back.
    rehearse_clock_set_origin(86_400 * 1_000_000_000)
    _ = rehearse_clock_use_virtual(true)
  }

  /// Begins again with the same values, if they are fixed at all.
  package static func restart() {
    guard let beginning else { return }
    begin(seed: beginning.seed, epoch: beginning.epoch)
  }

  /// Gives chance and time back to the machine.
  package static func end() {
    beginning = nil
    rehearse_system_end_determinism()
    rehearse_clock_set_origin(rehearse_clock_real())
    _ = rehearse_clock_use_virtual(false)
  }

  /// The values in force; only the home thread reads and writes them.
  nonisolated(unsafe) private static var beginning: (seed: UInt64, epoch: Int64)?

  /// Whether sets and dictionaries iterate alike in every run.
  package static var isHashingAlike: Bool {
    rehearse_system_hashes_alike()
  }
}
