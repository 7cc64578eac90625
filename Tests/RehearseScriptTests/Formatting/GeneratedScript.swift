/// Scripts made by chance, with blanks, comments, continued lines and blocks wherever the language allows them.
enum GeneratedScript {
  static func text(_ dice: inout Dice) -> String {
    (0..<Int.random(in: 1...6, using: &dice)).map { _ in line(&dice, depth: 0) }.joined()
  }

  private static func line(_ dice: inout Dice, depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0: return gap(&dice) + end(&dice)
    case 1: return gap(&dice) + comment(&dice) + end(&dice)
    default: break
    }
    let count = Int.random(in: 1...3, using: &dice)
    var text = (0..<count).map { _ in command(&dice, depth: depth) }
      .joined(separator: gap(&dice) + ";" + gap(&dice))
    if Bool.random(using: &dice) { text += " " + comment(&dice) }
    text = gap(&dice) + text + end(&dice)
    guard depth == 0 else { return text }
    for _ in 0..<Int.random(in: 0...2, using: &dice) {
      text += gap(&dice) + pick(outputs, &dice) + end(&dice)
    }
    return text
  }

  private static func command(_ dice: inout Dice, depth: Int) -> String {
    if depth < 3, Int.random(in: 0..<5, using: &dice) == 0 {
      let isInline = Bool.random(using: &dice)
      let inner =
        isInline
        ? command(&dice, depth: 3)
        : end(&dice) + (0..<2).map { _ in line(&dice, depth: depth + 1) }.joined()
      return pick(heads, &dice) + gap(&dice) + "{" + gap(&dice) + inner + gap(&dice) + "}"
    }
    return pick(commands, &dice).map { $0 == " " ? blank(&dice) : String($0) }.joined()
  }

  private static func blank(_ dice: inout Dice) -> String {
    pick([" ", " ", "  ", "\t ", " \\\n", " \\\r\n  "], &dice)
  }

  private static func gap(_ dice: inout Dice) -> String {
    pick(["", " ", "\t", "   "], &dice)
  }

  private static func end(_ dice: inout Dice) -> String {
    pick(["\n", "\n", "\n\n\n", "\r\n", " \n"], &dice)
  }

  private static func comment(_ dice: inout Dice) -> String {
    "#note\(Int.random(in: 0..<100, using: &dice))" + pick(["", "  ", " a \\", " ; { \""], &dice)
  }

  private static func pick(_ choices: [String], _ dice: inout Dice) -> String {
    choices.randomElement(using: &dice) ?? ""
  }

  private static let heads = [
    "repeat 2", "for who in Jim 'A b'", "define rename who", "! repeat 1",
  ]

  private static let commands = [
    "save", "! tap Save", "tap 'Add Item' [2] in \"A b\"", "set name='Jim' \"Is on?\"=yes",
    "expect editor.name == Jim 'S' \"x\"", "expect not event 'a' b", "always expect a.b contains c",
    "sheet report 123 itemID=\"\"", "present editor name=$who'x'", "wait 300ms", "tap a\\ [1]",
    "let who = 'J\\n'", "state people[0].name", "set kind=inStock(quantity: 3)", "rename Jim '|'",
    "tap |x", "expect a matches '^[a-z]{2}$'", "type \"\\u{41} \\\"q\\\"\" into Name", "tap #1",
    "expect `presented` == 1", "tag slow 'very slow'", "option show changes", "; save;",
  ]

  private static let outputs = [
    "|", "| screen: A", "|  two  ", "| ...", "| [..] \\s", "|#note is none", "| 'a' ; {",
  ]
}

/// A generator with a fixed seed, so that a failure comes back.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
