/// The first word of every command the language knows.
package enum Verb: String, CaseIterable, Hashable, Sendable {
  // models
  case present, set, save, cancel, sheet, push, pop, back, dismiss
  // hands
  case tap, type, clear, choose, toggle, increment, decrement, swipe, press, tab, delete, move
  case refresh, open
  // time
  case wait, advance
  // looking
  case state, screen, tree, actions, why, log
  // checking
  case expect, always
  // scripts
  case stage, scenario, tag, skip, timeout, expected, `let`, run, `repeat`, `for`, define
  // session
  case undo, redo, reset, history, record, diff, option, stages, learn, hint, solution
  case help, apropos, quit
  // reserved for later capabilities
  case go, graph, explore

  /// Finds the verb of a word.
  package init?(named text: String) {
    guard let verb = Verb.byName[text] else { return nil }
    self = verb
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Whether a command of this verb is about whole steps, or for who types, and so can't be a part of a step.
  package var standsAlone: Bool {
    switch self {
    case .scenario, .undo, .redo, .record, .diff, .learn, .hint, .solution: true
    default: false
    }
  }

  /// Whether a command of this verb has a body in braces.
  package var hasBlock: Bool { self == .repeat || self == .for || self == .define }
}
