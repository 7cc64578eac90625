/// A script, and all that is found in it.
struct LintRow: Sendable, CustomStringConvertible {
  let description: String
  let script: String
  let findings: String

  init(_ description: String, _ script: String, _ findings: String = "") {
    self.description = description
    self.script = script
    self.findings = findings
  }
}
