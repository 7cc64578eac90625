import RehearseScript

/// The ids of issues: messages of the framework have one of their own, what only this one reports that of its fact.
enum IssueNames {
  private static let messages = (1...23).map { $0 < 10 ? "W-0\($0)" : "W-\($0)" }

  /// The chapters that facts are numbered in.
  private static let chapters = [
    "SH", "MX", "PM", "NV", "DI", "OR", "ST", "UP", "EN", "AL",
  ]

  static func isKnown(_ id: String) -> Bool {
    if messages.contains(id) { return true }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && chapters.contains(String(parts[0])) && parts[1].count == 2
      && parts[1].allSatisfy(\.isNumber)
  }

  static func near(_ id: String) -> [String] { Suggestion.near(id, in: messages) }
}
