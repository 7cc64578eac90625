/// What a session that is pasted has between its commands: errors, with the lines quoted in them, and what is noted.
///
/// Recorded output begins with a bar and is known by that.
package struct PastedOutput {
  /// Whether the next lines may be the quoted ones of an error.
  private var isWithinError = false

  package init() {}

  /// Whether a line is such output, and so no command; no command begins like it.
  package mutating func contains(_ line: String) -> Bool {
    if line.hasPrefix("error: ") {
      isWithinError = true
      return true
    }
    if isWithinError, line.hasPrefix("  ") {
      let marks = line.drop { $0 == " " }
      // The marks below the quoted line end it.
      if !marks.isEmpty, marks.allSatisfy({ $0 == "^" }) { isWithinError = false }
      return true
    }
    isWithinError = false
    return ["hint: ", "note: ", "warning: "].contains { line.hasPrefix($0) }
  }
}
