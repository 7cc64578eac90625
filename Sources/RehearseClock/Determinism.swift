import CRehearseSystem

/// Chance and time as every run of a script meets them.
package enum Determinism {
  /// New Year's Day of 2026, noon, in Greenwich.
  package static let epoch: Int64 = 1_767_268_800

  /// Lets random numbers, UUIDs and all clocks of the app start afresh from fixed values.
  package static func begin(seed: UInt64 = 1, epoch: Int64 = epoch) {
    rehearse_system_begin_determinism(seed, epoch)
    // As if the machine had been up for a day: an app may look back.
    rehearse_clock_set_origin(86_400 * 1_000_000_000)
    _ = rehearse_clock_use_virtual(true)
  }

  /// Gives chance and time back to the machine.
  package static func end() {
    rehearse_system_end_determinism()
    rehearse_clock_set_origin(rehearse_clock_real())
    _ = rehearse_clock_use_virtual(false)
  }

  /// Whether sets and dictionaries iterate alike in every run.
  package static var isHashingAlike: Bool {
    rehearse_system_hashes_alike()
  }
}
