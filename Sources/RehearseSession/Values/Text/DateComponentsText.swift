import Foundation

/// Parts of a date as a person writes them: `2026-12-01T10:30`, and by their names what makes no date or time.
enum DateComponentsText {
  /// `2026-12-01`, `10:30`, `2026-12-01 weekday 3`, `month 5`; a calendar goes unsaid, as does the present era.
  static func text(of parts: DateComponents) -> String {
    var words: [String] = []
    if let year = parts.year, let month = parts.month, let day = parts.day {
      words.append("\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))")
    } else {
      words += named([("year", parts.year), ("month", parts.month), ("day", parts.day)])
    }
    if let hour = parts.hour, let minute = parts.minute {
      let second = parts.second.map { ":\(padded($0, 2))" } ?? ""
      let time = "\(padded(hour, 2)):\(padded(minute, 2))\(second)"
      if words.count == 1, parts.day != nil, parts.year != nil, parts.month != nil {
        words[0] += "T" + time
      } else {
        words.append(time)
      }
    } else {
      words += named([("hour", parts.hour), ("minute", parts.minute), ("second", parts.second)])
    }
    words += named([
      ("nanosecond", parts.nanosecond), ("weekday", parts.weekday),
      ("weekdayOrdinal", parts.weekdayOrdinal), ("quarter", parts.quarter),
      ("weekOfMonth", parts.weekOfMonth), ("weekOfYear", parts.weekOfYear),
      ("yearForWeekOfYear", parts.yearForWeekOfYear),
      ("era", parts.era == 1 ? nil : parts.era),
    ])
    if parts.isLeapMonth ?? false { words.append("leap month") }
    if let zone = parts.timeZone { words.append(zone.identifier) }
    return words.isEmpty ? "no date" : words.joined(separator: " ")
  }

  private static func named(_ parts: [(name: String, value: Int?)]) -> [String] {
    parts.compactMap { part in part.value.map { "\(part.name) \($0)" } }
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "")
      + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
