/// Writes a date in digits and reads it: `2026-07-01 09:30`, or only the part that is shown.
struct DateText {
  private let components: DatePickerComponents
  private var calendar: Calendar

  init(_ components: DatePickerComponents, _ environment: EnvironmentValues) {
    self.components = components
    calendar = environment.calendar
    calendar.timeZone = environment.timeZone
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ width: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    var words: [String] = []
    if components.contains(.date) {
      words.append(
        "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))")
    }
    if components.contains(.hourAndMinute) {
      words.append("\(digits(parts.hour, 2)):\(digits(parts.minute, 2))")
    }
    return words.joined(separator: " ")
  }

  /// The bounds in words: `a date from 2026-07-01 to 2026-07-31`; an open end is left out.
  func limits(_ first: Date, _ last: Date) -> String {
    let noun = components == .hourAndMinute ? "a time" : "a date"
    switch (first == .distantPast, last == .distantFuture) {
    case (true, true): return noun
    case (true, false): return "\(noun) up to \(text(last))"
    case (false, true): return "\(noun) from \(text(first)) on"
    case (false, false): return "\(noun) from \(text(first)) to \(text(last))"
    }
  }

  /// The date of a text, a day as `2026-07-01` and a time as `9:30`; the part that it leaves out stays as it is.
  func date(_ text: String, from old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: old)
    let words = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
    let isDayFirst = words.count == 1 || !words[0].contains(":")
    guard words.count <= 2, isDayFirst else { return nil }
    for (index, word) in words.enumerated() {
      if components.contains(.date), index == 0,
        let day = Self.numbers(word, separator: "-", digits: [4...4, 2...2, 2...2])
      {
        (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
      } else if components.contains(.hourAndMinute), index == words.count - 1,
        let time = Self.numbers(word, separator: ":", digits: [1...2, 2...2])
          ?? Self.numbers(word, separator: ":", digits: [1...2, 2...2, 2...2])
      {
        (parts.hour, parts.minute) = (time[0], time[1])
      } else {
        return nil
      }
    }
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  /// The numbers between separators, each of as many digits as it is to have.
  private static func numbers(
    _ word: Substring, separator: Character, digits: [ClosedRange<Int>]
  ) -> [Int]? {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == digits.count else { return nil }
    var numbers: [Int] = []
    for (part, digits) in zip(parts, digits) {
      // A sign would be read as a part of the number.
      guard digits.contains(part.utf8.count),
        part.utf8.allSatisfy({ UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
