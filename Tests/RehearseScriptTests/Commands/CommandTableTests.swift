import RehearseScript
import Testing

@Suite("The table of commands")
struct CommandTableTests {
  @Test(
    "Every verb has its entry, whose example is a command of that verb", arguments: Verb.allCases)
  func entry(_ verb: Verb) throws {
    let entry = CommandTable[verb]
    #expect(entry.verb == verb)
    #expect(entry.syntax.allSatisfy { $0.hasPrefix(verb.rawValue) })
    #expect(entry.help.hasSuffix("."))
    let command = try #require(Parser.parse(entry.example).lines.first?.commands.first)
    #expect(command.form.verb == verb)
    #expect(command.description == entry.example || verb == .always)
  }

  @Test("These verbs are carried out; the others are known, but later")
  func availability() {
    let names = CommandTable.available.map(\.verb.rawValue).joined(separator: " ")
    #expect(
      names == """
        present set save cancel sheet push pop back dismiss tap type clear choose toggle increment \
        decrement swipe press tab delete move refresh open wait advance state screen tree actions why log \
        expect always stage scenario tag skip timeout expected let run repeat for define undo redo \
        reset history record diff option stages learn hint solution help apropos quit
        """)
  }
}
