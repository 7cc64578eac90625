import Foundation
import RehearseScript
import Testing

@testable import Rehearse

@Suite("The manual page") struct ManualTests {
  private let page = ManualPage(stages: []).text

  @Test("Has every command, option and verb")
  func whole() {
    for command in ProgramCommand.available { #expect(page.contains(command.rawValue)) }
    for option in ProgramOption.all {
      #expect(page.contains(option.name.replacing("-", with: "\\-")))
    }
    for entry in CommandTable.available {
      #expect(page.contains("\\fB\(entry.verb.rawValue)"), "\(entry.verb)")
    }
  }

  @Test("Has every word of the language once, with its line")
  func words() throws {
    let start = try #require(page.firstRange(of: ".SS \"words within commands\"\n"))
    let rest = page[start.upperBound...]
    let section = rest[..<(try #require(rest.firstRange(of: "\n.SH"))).lowerBound]
    let lines = section.split(separator: "\n")
    let terms = zip(lines, lines.dropFirst()).filter { $0.0 == ".TP" }.map(\.1)
    let words = terms.flatMap {
      $0.dropFirst("\\fB".count).dropLast("\\fR".count).split(separator: ", ").map(String.init)
    }
    #expect(words == WordTable.entries.flatMap(\.words))
    #expect(Set(words).count == words.count)
    #expect(lines.count == 3 * WordTable.entries.count)
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("The help fits a terminal, and tells what goes without a command")
  func help() throws {
    let lines = Usage.text.split(separator: "\n")
    for line in lines { #expect(line.count <= 100, "\(line)") }
    let start = try #require(lines.firstIndex(of: "options without a command"))
    let own = lines[start...].dropFirst().prefix { $0.hasPrefix("  ") }.map {
      $0.split(separator: " ")[0]
    }
    #expect(own == ["--resume", "--json", "--keep-going", "--lessons", "--memory"])
    #expect(page.contains("[\\-\\-resume]"))
  }

  @Test("An executable of one's own goes by its own name")
  func ownName() throws {
    for words in [["help"], ["help", "--man"], ["help", "test"], ["tset"], ["learn"]] {
      let run = try ProgramRun.run(words, program: "CrashStage")
      let text = (run.output + run.errors).replacing("rehearse 0.1.0", with: "")
        .replacing("/rehearse/", with: "")
      #expect(!text.contains("rehearse"), "\(words)")
      #expect(text.localizedCaseInsensitiveContains("CrashStage") || words == ["tset"])
    }
  }

  @Test("No line of text is taken for a request")
  func requests() {
    let requests = [".TH", ".SH", ".SS", ".TP", ".TQ", ".br"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
    }
    var roff = Roff()
    roff.line(".TH it's \\n")
    #expect(roff.text == "\\&.TH it\\(aqs \\en\n")
  }

  @Test("Is read without complaint, where there is something to read it")
  func groff() throws {
    guard access("/usr/bin/groff", X_OK) == 0 else { return }
    let run = try ProgramRun.run(
      ["-man", "-ww", "-Tutf8"], program: "/usr/bin/groff", input: page)
    #expect(run.errors == "")
    #expect(run.output.contains("rehearse COMMAND [OPTION ...]"))
  }

  @Test("The program prints it, and explains single words of the language too")
  func program() throws {
    #expect(try ProgramRun.run(["help", "--man"]).output.hasPrefix(".TH \"REHEARSE\" 1"))
    #expect(
      try ProgramRun.run(["help", "save"]).output == """
        save
          Presses the frontmost page's confirmation control.
          example: present editor name=Jim; set name=Alice; save

        """)
    let stages = try ProgramRun.run(["help", "stages"]).output
    #expect(stages.hasPrefix("rehearse stages\n  Lists the stages.\nstages\n"))
    let unknown = try ProgramRun.run(["help", "sav"])
    #expect(unknown.errors == "error: there is no command \"sav\"\nhint: save\n")
    #expect(unknown.code == 2)
  }
}
