/// Writes the source of a manual page, with everything escaped that roff would take for its own.
struct Roff {
  private(set) var text = ""

  mutating func title(_ name: String, section: Int, _ version: String) {
    text += ".TH \(quoted(name)) \(section) \"\" \(quoted(version))\n"
  }

  mutating func section(_ name: String) { text += ".SH \(quoted(name))\n" }

  mutating func subsection(_ name: String) { text += ".SS \(quoted(name))\n" }

  mutating func breakLine() { text += ".br\n" }

  /// Text that is filled into lines.
  mutating func line(_ words: String) {
    for line in words.split(separator: "\n") { text += escaped(String(line)) + "\n" }
  }

  /// A term and what it means.
  mutating func item(_ term: String, _ meaning: String) { item([term], meaning) }

  /// Several forms of a term, and what they mean.
  mutating func item(_ terms: [String], _ meaning: String) {
    for (index, term) in terms.enumerated() {
      text += index == 0 ? ".TP\n" : ".TQ\n"
      text += "\\fB\(escaped(term))\\fR\n"
    }
    line(meaning)
  }

  private func quoted(_ words: String) -> String {
    "\"\(escaped(words).replacing("\"", with: "\\(dq"))\""
  }

  private func escaped(_ words: String) -> String {
    let plain = words.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("'", with: "\\(aq").replacing("`", with: "\\(ga")
    // A dot in front would be a request.
    let text = plain.hasPrefix(".") ? "\\&" + plain : plain
    // So that it is read whatever the encoding is thought to be.
    return text.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\[u\(Self.number(of: scalar))]"
    }.joined()
  }

  /// The number of a character in hexadecimal, of four digits at least.
  private static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
