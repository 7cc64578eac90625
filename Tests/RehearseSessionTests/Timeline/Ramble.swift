import RehearseClock
import RehearseScript
import RehearseSession

/// A way through a stage by commands chosen at random, the same for the same seed.
struct Ramble {
  private var seed: UInt64

  init(seed: Int) {
    self.seed = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number below a limit; not of the system's randomness, which belongs to the app.
  mutating func number(below limit: Int) -> Int {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return Int(seed % UInt64(limit))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Something that can be done now, or that leads elsewhere.
  @MainActor mutating func command(in session: Session) -> String {
    let stage = session.current.stage.name
    let elsewhere = [
      "wait 300ms", "wait 1s", "reset", "stage \(stage)", "option show changes", "option show all",
      "dismiss", "! set nowhere=1", "option idiom mac", "option idiom phone", "expect not nowhere",
      "state all", "repeat 2 { wait 100ms }",
    ]
    let registered = [
      "studio": [
        "present editor name=Jim", "present editor name=Ada", "set name=Alice", "save", "cancel",
        "sheet report 123", "sheet composer", "swipe",
      ],
      "ledger": ["stage ledger rows=3", "set Note=Hi", "swipe", "tap Add; tap Say"],
    ]
    let actions = session.availableActions().filter { !$0.contains("…") && !$0.contains("Spin") }
    switch number(below: 10) {
    case 0...1: return element(of: elsewhere)
    case 2...5: return element(of: registered[stage] ?? elsewhere)
    default: return actions.isEmpty ? "wait 1s" : element(of: actions)
    }
  }
}
