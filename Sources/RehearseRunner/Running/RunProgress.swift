/// How far a run has come.
package struct RunProgress: Equatable, Sendable {
  package let tests: Int
  package var done = 0
  package var failed = 0

  package init(tests: Int) {
    self.tests = tests
  }
}
