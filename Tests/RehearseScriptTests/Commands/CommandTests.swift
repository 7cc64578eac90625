import RehearseScript
import Testing

@Suite("Commands")
struct CommandTests {
  @Test("Text is read as this tree, and the tree printed as this text", arguments: CommandRow.all)
  func row(_ row: CommandRow) throws {
    let command = try read(row.text)
    #expect(treeDump(command) == row.tree)
    #expect(command.description == row.printed)
    #expect(try read(command.description) == command)
    #expect(command.form.verb == nil || row.tree.contains("("))
  }

  @Test("Every verb has a row", arguments: Verb.allCases)
  func coverage(_ verb: Verb) throws {
    #expect(try CommandRow.all.contains { try read($0.text).form.verb == verb })
  }

  @Test("Replacing without variables changes nothing", arguments: CommandRow.all)
  func replacement(_ row: CommandRow) throws {
    let command = try read(row.text)
    guard !command.usesVariables else { return }
    #expect(try command.resolved(with: ["who": "Jim"]) == command)
  }

  @Test(
    "Variables are replaced wherever values stand, and count as quoted then",
    arguments: [
      ("set name=$who note=\"$who's\"", #"set name="Ann Lee" note="Ann Lee's""#),
      ("sheet $what", #"sheet "report""#),
      ("tap $who in \"$who\" [2]", #"tap "Ann Lee" in "Ann Lee" [2]"#),
      ("choose Color $what", #"choose Color "report""#),
      ("expect people[$n].name == $who", #"expect "people[3].name" == "Ann Lee""#),
      ("wait ${n}ms", #"wait "3ms""#),
      ("pop $n", #"pop "3""#),
      ("repeat $n { tap $who }", #"repeat "3" { tap $who }"#),
      ("rename $who", #"rename "Ann Lee""#),
      ("for x in $n $who { save }", #"for x in "3" "Ann Lee" { save }"#),
    ])
  func variables(_ text: String, _ expected: String) throws {
    let values = ["who": "Ann Lee", "what": "report", "n": "3"]
    #expect(try read(text).resolved(with: values).description == expected)
  }

  @Test("A number, a duration and a path are known once their variables are replaced")
  func typedVariables() throws {
    guard case .pop(let count?) = try read("pop $n").resolved(with: ["n": "3"]).form,
      case .wait(let delay) = try read("wait ${n}ms").resolved(with: ["n": "3"]).form,
      case .state(.path(let path)) = try read("state a[$n]").resolved(with: ["n": "3"]).form
    else {
      Issue.record("other forms")
      return
    }
    #expect(count.value == 3)
    #expect(delay.milliseconds == 3)
    #expect(path.components == [.name("a"), .index(3)])
  }

  @Test("A value that does not fit is refused where the variable stands")
  func unfitVariable() throws {
    #expect {
      _ = try read("pop $n").resolved(with: ["n": "many"])
    } throws: { error in
      (error as? Diagnostic)?.kind == .invalidNumber(text: "many", least: 1)
    }
    #expect {
      _ = try read("tap $whoo").resolved(with: ["who": "Jim"])
    } throws: { error in
      (error as? Diagnostic)?.kind == .undefinedVariable(name: "whoo", near: ["who"])
    }
  }

  private func read(_ text: String) throws -> Command {
    let script = Parser.parse(text)
    let line = try #require(script.lines.first)
    #expect(script.lines.count == 1)
    return try #require(line.commands.first)
  }
}
