/// A line of a report, with how it is meant.
struct ReportLine: Equatable {
  var text: String
  var tone = Tone.plain

  init(_ text: String, _ tone: Tone = .plain) {
    self.text = text
    self.tone = tone
  }

  enum Tone {
    case plain, good, bad, doubtful
    case removed, added
    /// What only helps to read the rest.
    case faint
  }
}

extension ReportLine {
  /// The line for a terminal, or for anywhere else.
  func text(isColored: Bool) -> String {
    guard isColored, let code = tone.code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  func indented(by count: Int) -> ReportLine {
    ReportLine(String(repeating: " ", count: count) + text, tone)
  }
}

extension ReportLine.Tone {
  /// The number by which terminals know the colour.
  fileprivate var code: Int? {
    switch self {
    case .plain: nil
    case .good, .added: 32
    case .bad, .removed: 31
    case .doubtful: 33
    case .faint: 2
    }
  }
}
