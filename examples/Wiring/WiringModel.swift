import SwiftUI

/// The reports, and the router of the sheets they are read and written on.
@MainActor @Observable public final class WiringModel {
  /// The router, which views find in their environment.
  public let router = RouterPath()

  /// All reports; sheets refer to them by id.
  public private(set) var reports = [
    Report(id: "1", title: "Camera"), Report(id: "2", title: "Tripod"),
  ]

  /// How many sheets have gone away, by their `onDismiss`.
  public private(set) var dismissals = 0

  var sendsReminders = true

  public init() {}

  func noteDismissal() {
    dismissals += 1
  }

  func report(_ itemID: Report.ID) -> Report? {
    reports.first { $0.id == itemID }
  }

  func save(_ note: String, in itemID: Report.ID) {
    for index in reports.indices where reports[index].id == itemID { reports[index].note = note }
  }
}
