import Foundation

/// Dates as ISO 8601, in Greenwich time, read and written without a calendar or a locale.
enum DateText {
  /// `2026-05-01T10:00:00Z`, with the fraction of a second only where there is one.
  static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "\(seconds)" }
    var whole = Int(seconds.rounded(.down))
    var milliseconds = Int(((seconds - Double(whole)) * 1_000).rounded())
    if milliseconds == 1_000 { (whole, milliseconds) = (whole + 1, 0) }
    let days = Int((Double(whole) / 86_400).rounded(.down))
    let second = whole - days * 86_400
    let (year, month, day) = civil(days)
    let fraction = milliseconds == 0 ? "" : "." + padded(milliseconds, 3)
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T"
      + padded(second / 3_600, 2) + ":" + padded(second / 60 % 60, 2) + ":"
      + padded(second % 60, 2) + fraction + "Z"
  }

  /// A day, or a day and a time, with `Z` or a distance from Greenwich behind it; Greenwich without.
  static func parse(_ text: String) -> Date? {
    var rest = Substring(text)
    guard let year = number(&rest, 4), take("-", &rest), let month = number(&rest, 2),
      take("-", &rest), let day = number(&rest, 2), (1...12).contains(month), day >= 1
    else { return nil }
    let days = dayNumber(year, month, day)
    guard civil(days) == (year, month, day) else { return nil }
    var seconds = Double(days * 86_400)
    if rest.isEmpty { return Date(timeIntervalSince1970: seconds) }

    guard take("T", &rest) || take(" ", &rest), let hour = number(&rest, 2), take(":", &rest),
      let minute = number(&rest, 2), hour < 24, minute < 60
    else { return nil }
    seconds += Double(hour * 3_600 + minute * 60)
    if take(":", &rest) {
      guard let second = number(&rest, 2), second < 60 else { return nil }
      seconds += Double(second)
      if take(".", &rest) {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, let fraction = Double("0." + digits) else { return nil }
        seconds += fraction
        rest.removeFirst(digits.count)
      }
    }
    guard let offset = zone(&rest), rest.isEmpty else { return nil }
    return Date(timeIntervalSince1970: seconds - Double(offset))
  }

  private static func zone(_ rest: inout Substring) -> Int? {
    if rest.isEmpty || take("Z", &rest) { return 0 }
    let sign = take("-", &rest) ? -1 : take("+", &rest) ? 1 : 0
    guard sign != 0, let hours = number(&rest, 2), hours < 24 else { return nil }
    _ = take(":", &rest)
    let minutes = rest.isEmpty ? 0 : number(&rest, 2)
    guard let minutes, minutes < 60 else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }

  private static func take(_ sign: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private static func number(_ rest: inout Substring, _ digits: Int) -> Int? {
    let taken = rest.prefix(digits)
    guard taken.count == digits, taken.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    rest.removeFirst(digits)
    return Int(taken)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "")
      + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  // The Gregorian calendar by arithmetic, with years that begin in March so that the leap day comes last.

  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}
