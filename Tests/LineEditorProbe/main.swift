// A prompt with nothing behind it: it repeats what the line editor gave, for tests on a terminal.

import Glibc
import RehearseLineEditor
import RehearseText

let labels = ["Save", "\"Add Item\"", "\"Add Person\"", #""Say \"hi\"""#, "添加"]
let verbs = [
  Completion("tap", description: "press a control"),
  Completion("toggle", description: "turn a switch on or off"),
  Completion("type", description: "enter text"),
]

func complete(_ line: String, _ cursor: Int) -> Completions {
  let bytes = Array(line.utf8)
  let beginning = String(decoding: bytes[..<cursor], as: UTF8.self)
  if beginning.hasPrefix("tap ") {
    let end = bytes[cursor...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    let typed = plain(String(beginning.dropFirst(4)))
    let found = labels.filter { plain($0).hasPrefix(typed) }
    return Completions(replacing: 4..<end, with: found.map { Completion($0) })
  }
  if beginning.hasPrefix("set ") {
    return Completions(replacing: 4..<cursor, with: [Completion("name=", continues: true)])
  }
  let found = verbs.filter { $0.replacement.hasPrefix(beginning) }
  return Completions(replacing: 0..<cursor, with: found)
}

func plain(_ label: String) -> String {
  label.filter { $0 != "\"" && $0 != "\\" }.lowercased()
}

func say(_ text: String) {
  print(text)
  fflush(nil)
}

let history = Terminal.environment("PROBE_HISTORY").map { path in
  History(path: path) { say("warning: \($0)") }
}
let editor = LineEditor(history: history ?? History(), completer: complete)
let title = Terminal.environment("PROBE_PROMPT") ?? "probe"
let prompt = Prompt(title, style: .accent).appending("> ", style: .faint)

// A line that ends in a brace goes on until one begins with the other brace.
var block: [String] = []
reading: while true {
  switch editor.readLine(prompt: block.isEmpty ? prompt : Prompt("... ")) {
  case .text(let line):
    let text = line.text ?? "bytes \(line.bytes)"
    block.append(text)
    if block[0].hasSuffix("{") && !text.hasPrefix("}") { continue }
    say("got: " + ControlCharacters.escaped(block.joined(separator: "\n")))
    editor.remember(block.joined(separator: "\n"))
    block = []
  case .interrupt:
    block = []
    say("interrupted")
  case .end:
    say("end")
    break reading
  }
}
