import Observation
import SwiftUI

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  /// A value of the tests' own.
  var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

/// Shows the value of the tests' own where it lies.
struct MoodText: View {
  @Environment(\.mood) private var mood

  var body: some View { Text("mood \(mood)") }
}

/// A model of the new kind.
@Observable final class Palette {
  var colour = "red"
}

/// A model of the old kind.
final class Ledger: ObservableObject {
  @Published var entries = 1
}

/// Shows a palette it can't do without.
struct PaletteText: View {
  @Environment(Palette.self) private var palette

  var body: some View { Text("palette \(palette.colour)") }
}

/// Shows a palette if there is one.
struct OptionalPaletteText: View {
  @Environment(Palette.self) private var palette: Palette?

  var body: some View { Text("palette \(palette?.colour ?? "none")") }
}

/// Shows a ledger it can't do without.
struct LedgerText: View {
  @EnvironmentObject private var ledger: Ledger

  var body: some View { Text("ledger \(ledger.entries)") }
}
