import SwiftUI

/// Somebody on the list.
struct Person: Identifiable {
  let id = UUID()
  var name: String

  /// Whether a name has more than blanks in it.
  static func isValid(name: String) -> Bool {
    !name.trimmingCharacters(in: .whitespaces).isEmpty
  }
}
