extension Number {
  /// Reads a whole number from `least` on.
  init(_ word: Word, least: Int) throws(Diagnostic) {
    self.word = word
    if word.hasVariables {
      value = least
      return
    }
    guard let value = Int(word.text), value >= least, word.text.utf8.first?.isDigit == true else {
      throw Diagnostic(
        .invalidNumber(text: word.text, least: least), at: word.span, in: word.span)
    }
    self.value = value
  }
}

extension Delay {
  /// Reads a number and its unit; fractions count down to a millisecond, so `1.5s` is 1500.
  ///
  /// - Parameter isLimit: whether something is to be done by then, so that it must be some time.
  init(_ word: Word, isLimit: Bool = false) throws(Diagnostic) {
    self.word = word
    if word.hasVariables {
      milliseconds = 0
    } else if let value = Delay.parse(word.text) {
      if isLimit, value == 0 {
        throw Diagnostic(.noTime(text: word.text), at: word.span, in: word.span)
      }
      milliseconds = value
    } else {
      throw Diagnostic(.invalidDuration(text: word.text), at: word.span, in: word.span)
    }
  }

  private static func parse(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit: Int
    switch text[digits.endIndex...] {
    case "ms": unit = 1
    case "s": unit = 1_000
    case "m": unit = 60_000
    case "h": unit = 3_600_000
    default: return nil
    }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
    let (total, overflows) = whole.multipliedReportingOverflow(by: unit)
    guard !overflows else { return nil }
    guard parts.count == 2 else { return total }
    // At most nine digits, so that nothing below can overflow.
    guard (1...9).contains(parts[1].count), let fraction = Int(parts[1]) else { return nil }
    var scale = 1
    for _ in parts[1] { scale *= 10 }
    guard fraction * unit % scale == 0 else { return nil }
    let (sum, tooGreat) = total.addingReportingOverflow(fraction * unit / scale)
    return tooGreat ? nil : sum
  }
}
