extension Text {
  /// How a text shows a date.
  public struct DateStyle: Hashable, Sendable, Codable {
    private enum Kind: String, Codable {
      case time, date, relative, offset, timer
    }

    private let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// The signed distance from now: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts from or to the date: `36:59`.
    public static let timer = DateStyle(kind: .timer)

    /// The words for a date, as of now.
    func string(from date: Date) -> String {
      let seconds = Int(date.timeIntervalSinceNow.rounded())
      switch kind {
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .date: return date.formatted(date: .long, time: .omitted)
      case .relative: return Self.distance(seconds.magnitude, units: 2)
      case .offset:
        return (seconds < 0 ? "-" : "+") + Self.distance(seconds.magnitude, units: 1)
      case .timer: return Self.clock(seconds.magnitude)
      }
    }

    private static func distance(_ seconds: UInt, units count: Int) -> String {
      let units: [(UInt, String)] = [
        (31_536_000, "year"), (2_592_000, "month"), (86_400, "day"), (3_600, "hour"),
        (60, "minute"), (1, "second"),
      ]
      var rest = seconds
      var parts: [String] = []
      for (length, name) in units {
        let amount = rest / length
        rest %= length
        if amount > 0 { parts.append("\(amount) \(name)\(amount == 1 ? "" : "s")") }
      }
      return parts.isEmpty ? "0 seconds" : parts.prefix(count).joined(separator: ", ")
    }

    static func clock(_ seconds: UInt) -> String {
      let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
      func twoDigits(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return hours > 0
        ? "\(hours):\(twoDigits(minutes)):\(twoDigits(rest))" : "\(minutes):\(twoDigits(rest))"
    }
  }

  /// Shows a date, as of the moment the view is evaluated.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.string(from: date))
  }

  /// Shows a span of time.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }

  /// Shows a span of time.
  public init(_ interval: DateInterval) {
    self.init(verbatim: (interval.start..<interval.end).formatted())
  }

  /// Shows a clock running through a span of time, as of the moment the view is evaluated.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let span =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateStyle.clock(UInt(max(0, span.rounded()))))
  }
}
