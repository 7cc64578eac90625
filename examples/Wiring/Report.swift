import SwiftUI

/// What is known of an item of the studio.
public struct Report: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String

  /// What is wrong with the item.
  public var note = ""
}
