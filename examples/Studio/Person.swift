import SwiftUI

/// Somebody who works in the studio.
public struct Person: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }

  /// Whether a name has more than blanks in it.
  public static func isValid(name: String) -> Bool {
    !name.trimmingCharacters(in: .whitespaces).isEmpty
  }
}
