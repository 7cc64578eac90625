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

  /// The date of a text; the parts that it leaves out stay as they are.
  func date(_ text: String, from old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: old)
    let words = text.split { $0 == " " || $0 == "T" }
    guard !words.isEmpty, words.count <= 2 else { return nil }
    for word in words {
      let numbers = word.split(separator: word.contains(":") ? ":" : "-").map { Int($0) }
      switch (word.contains(":"), numbers.count) {
      case (true, 2...3) where components.contains(.hourAndMinute):
        guard let hour = numbers[0], let minute = numbers[1] else { return nil }
        (parts.hour, parts.minute) = (hour, minute)
      case (false, 3) where components.contains(.date):
        guard let year = numbers[0], let month = numbers[1], let day = numbers[2] else {
          return nil
        }
        (parts.year, parts.month, parts.day) = (year, month, day)
      default: return nil
      }
    }
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }
}
