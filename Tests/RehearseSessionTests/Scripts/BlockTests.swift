import RehearseScript
import SwiftUI
import Testing

@testable import RehearseSession

@MainActor @Suite("Blocks as steps") struct BlockTests {
  @Test("A block is one object of JSON, with all that happened in it")
  func json() throws {
    let conversation = try Conversation()
    let source = Source("repeat 2 { sheet settings; sheet report 1; wait 1s }", name: "a.flow")
    let line = try #require(Parser.parse(source).lines.first)
    let results = conversation.runner.run(line, in: source)
    #expect(results.count == 1)
    let json = try #require(results.first?.json(in: source, options: SessionOptions()))
    #expect(json.hasPrefix(#"{"version":1,"command":"repeat 2 { sheet settings;"#))
    #expect(json.contains(#""events":["sheet replaced","sheet replaced","sheet replaced"]"#))
    #expect(json.contains(#""changes":[{"path":"router.presentedSheet","old":null"#))
    #expect(json.contains(#""clock":2000,"scenario":null"#))
    #expect(results.first?.output.last == "clock: 2s")
  }

  @Test(
    "A refusal within a block says that all before it is gone, unless nothing is or it had to come")
  func takenBack() throws {
    let conversation = try Conversation()
    let source = Source("repeat 2 { sheet settings; tap Nowhere }", name: "a.flow")
    let line = try #require(Parser.parse(source).lines.first)
    let result = try #require(conversation.runner.run(line, in: source).first)
    #expect(
      result.complaint(in: source) == [
        #"error: nothing labelled "Nowhere" is on Settings"#,
        "  tap Nowhere", "      ^^^^^^^", "hint: actions shows what can be done",
        "note: repeat is one step, and all that it did before this is taken back",
      ])
    let json = try #require(result.json(in: source, options: SessionOptions()))
    #expect(
      json.contains(
        #""line":1,"note":"repeat is one step, and all that it did before this is taken back"}"#))
    #expect(conversation.output("state router.presentedSheet") == ["nil"])
    for plain in [
      "repeat 2 { tap Nowhere }", "tap Nowhere", "! repeat 2 { sheet settings; tap Nowhere }",
    ] {
      let results = conversation.results(plain)
      #expect(results.map { $0.diagnostic?.note } == [nil], "\(plain)")
    }
  }

  @Test("Every result within a scenario names it")
  func scenario() throws {
    let conversation = try Conversation()
    let results = conversation.results("back; swipe\nscenario \"One\"\nsheet settings\ntap Nowhere")
    #expect(results.map(\.scenario) == [nil, "One", "One", "One"])
    let json = results[2].json(in: Source("sheet settings"), options: SessionOptions())
    #expect(json?.contains(#""scenario":"One""#) == true)
  }

  @Test("Checks within a block count, those that hold as failures too")
  func checks() throws {
    let conversation = try Conversation()
    let result = try #require(
      conversation.results("repeat 2 { expect people.count == 1; ! save; state }").first)
    #expect(result.innerChecks == 4)
    #expect(conversation.results("expect people.count == 1").first?.innerChecks == 0)
  }

  @Test("Issues that an inner expectation names are declared, the others are not")
  func issues() throws {
    let conversation = try Conversation(on: clashStage)
    let declared = try #require(
      conversation.results("repeat 2 { tap Both; expect issue W-16; dismiss; dismiss }").first)
    #expect(declared.isOK)
    #expect(declared.step?.issues.map(\.id) == ["W-16", "W-16"])
    #expect(declared.undeclaredIssues?.map(\.id) == [])
    let undeclared = try #require(conversation.results("repeat 1 { tap Both }").first)
    #expect(undeclared.undeclaredIssues?.map(\.id) == ["W-16"])
    #expect(conversation.results("expect issue W-16").map(\.isOK) == [true])
    #expect(conversation.results("tap Both").first?.undeclaredIssues == nil)
  }

  @Test(
    "What has an effect on later commands is effective, though it is no step",
    arguments: [
      ("let a = 1", true), ("define b { save }", true), ("always people.count == 1", true),
      ("option show none", true), ("scenario \"x\"", true), ("repeat 1 { }", true),
      ("expect people.count == 1", false), ("state", false), ("tag slow", true),
      ("! repeat 1 { save }", false), ("repeat 1 { save }", false),
    ])
  func effective(_ command: String, _ isEffective: Bool) throws {
    #expect(try Conversation().results(command).map(\.isEffective) == [isEffective])
  }

  @Test("A failing verb names the line that calls it")
  func caller() throws {
    let source = Source("define bad {\n  tap Nowhere\n}\n\nbad", name: "a.flow")
    let conversation = try Conversation()
    let results = Parser.parse(source).lines.flatMap { conversation.runner.run($0, in: source) }
    let failed = try #require(results.last)
    #expect(
      DiagnosticRenderer.location(
        of: try #require(failed.diagnostic), in: failed.origin(in: source)) == "a.flow:2:7")
    #expect(failed.caller(in: source) == "run by line 5: bad")
  }

  @Test("Verbs that call each other too deeply are refused, before the stack is at its end")
  func depth() throws {
    let conversation = try Conversation()
    conversation.results("define v0 { present editor name=Deep }")
    for index in 1...120 { conversation.results("define v\(index) { v\(index - 1) }") }
    #expect(conversation.results("v99").map(\.isOK) == [true])
    #expect(conversation.results("v100").first?.diagnostic?.kind.code == .callsTooDeep)
  }

  @Test("A block gone wrong late takes back what hundreds of commands did")
  func long() throws {
    let conversation = try Conversation()
    conversation.results("present editor; set name=Kept")
    let before = conversation.output("state all")
    conversation.results(
      "repeat 300 { set name=Other; wait 1s; save; present editor; tap Nowhere }")
    #expect(conversation.output("state all") == before)
    #expect(conversation.output("wait 0ms").last == "clock: 0ms")
  }
}

/// A page that asks for two sheets at once.
private let clashStage = Stage("clash") { StageContent(ClashView()) }

private struct ClashView: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    Button("Both") {
      first = true
      second = true
    }
    .sheet(isPresented: $first) { Text("First") }
    .sheet(isPresented: $second) { Text("Second") }
  }
}
