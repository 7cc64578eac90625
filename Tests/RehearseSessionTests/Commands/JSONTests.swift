import Foundation
import RehearseScript
import Testing

@testable import RehearseSession

@MainActor @Suite("What programs get") struct JSONTests {
  @Test("The four commands, as whole lines")
  func lines() throws {
    #expect(
      try json(
        """
        present editor name=Jim
        set name=Alice
        save
        sheet report 123
        """) == [
          """
          {"version":1,"command":"present editor name=Jim","file":"-","line":1,"ok":true,\
          "error":null,"output":["screen: Studio / sheet \\"Edit Personal Info\\"",\
          "editor: isPresented false → true, name \\"\\" → \\"Jim\\", initialName \\"\\" → \\"Jim\\", \
          canSave false","router: presentedSheet nil",\
          "people: [Person(id: #1, name: \\"Jim\\")]"],\
          "state":{"editor":{"isPresented":true,"name":"Jim","initialName":"Jim","canSave":false},\
          "router":{"presentedSheet":null},"people":[{"id":"#1","name":"Jim"}]},\
          "screen":{"title":"Studio","path":[],"tab":null,"presented":[{"kind":"sheet",\
          "title":"Edit Personal Info","id":null,"path":[]}]},\
          "changes":[{"path":"editor.isPresented","old":false,"new":true},\
          {"path":"editor.name","old":"","new":"Jim"},\
          {"path":"editor.initialName","old":"","new":"Jim"}],\
          "events":[],"issues":[],"prints":[],"clock":0,"scenario":null,\(policy)}
          """,
          """
          {"version":1,"command":"set name=Alice","file":"-","line":2,"ok":true,\
          "error":null,"output":["screen: Studio / sheet \\"Edit Personal Info\\"",\
          "editor: isPresented true, name \\"Jim\\" → \\"Alice\\", initialName \\"Jim\\", \
          canSave false → true","router: presentedSheet nil",\
          "people: [Person(id: #1, name: \\"Jim\\")]"],\
          "state":{"editor":{"isPresented":true,"name":"Alice","initialName":"Jim",\
          "canSave":true},"router":{"presentedSheet":null},"people":[{"id":"#1","name":"Jim"}]},\
          "screen":{"title":"Studio","path":[],"tab":null,"presented":[{"kind":"sheet",\
          "title":"Edit Personal Info","id":null,"path":[]}]},\
          "changes":[{"path":"editor.name","old":"Jim","new":"Alice"},\
          {"path":"editor.canSave","old":false,"new":true}],\
          "events":[],"issues":[],"prints":[],"clock":0,"scenario":null,\(policy)}
          """,
          """
          {"version":1,"command":"save","file":"-","line":3,"ok":true,"error":null,\
          "output":["screen: Studio","editor: isPresented true → false, name \\"Alice\\", \
          initialName \\"Jim\\", canSave true","router: presentedSheet nil",\
          "people: [- Person(id: #1, name: \\"Jim\\"), + Person(id: #1, name: \\"Alice\\")]"],\
          "state":{"editor":{"isPresented":false,"name":"Alice","initialName":"Jim",\
          "canSave":true},"router":{"presentedSheet":null},\
          "people":[{"id":"#1","name":"Alice"}]},\
          "screen":{"title":"Studio","path":[],"tab":null,"presented":[]},\
          "changes":[{"path":"editor.isPresented","old":true,"new":false},\
          {"path":"people[0].name","old":"Jim","new":"Alice"}],\
          "events":[],"issues":[],"prints":[],"clock":0,"scenario":null,\(policy)}
          """,
          """
          {"version":1,"command":"sheet report 123","file":"-","line":4,"ok":true,"error":null,\
          "output":["screen: Studio / sheet \\"Report\\"","editor: isPresented false, \
          name \\"Alice\\", initialName \\"Jim\\", canSave true",\
          "router: presentedSheet nil → report(itemID: \\"123\\")",\
          "people: [Person(id: #1, name: \\"Alice\\")]"],\
          "state":{"editor":{"isPresented":false,"name":"Alice","initialName":"Jim",\
          "canSave":true},"router":{"presentedSheet":{"report":{"itemID":"123"}}},\
          "people":[{"id":"#1","name":"Alice"}]},\
          "screen":{"title":"Studio","path":[],"tab":null,"presented":[{"kind":"sheet",\
          "title":"Report","id":"report","path":[],"options":{"size":"form"}}]},\
          "changes":[{"path":"router.presentedSheet","old":null,\
          "new":{"report":{"itemID":"123"}}}],\
          "events":[],"issues":[],"prints":[],"clock":0,"scenario":null,\(policy)}
          """,
        ])
  }

  private let policy = """
    "policy":{"idiom":"phone","sheetDuringDismissal":"queue","pushDuringDismissal":"drop",\
    "coverSwipe":"allowed","tabCreation":"whenSelected","alertDuringDismissal":"drop","alertAction":"actionFirst",\
    "system":"18","scenePhase":"active","secondWriteBack":"off","transitions":"complete"}
    """

  @Test("Comparing states tells their differences, whatever has changed since")
  func difference() throws {
    let lines = try json("present editor name=Jim; set name=Al; cancel; diff 1 2; diff 2 2")
    #expect(lines.count == 5)
    #expect(
      lines[3].contains(
        #""changes":[{"path":"editor.name","old":"Jim","new":"Al"},"#
          + #"{"path":"editor.canSave","old":false,"new":true}],"#))
    #expect(lines[3].contains(#""state":{"editor":{"isPresented":false,"#))
    #expect(lines[4].contains(#""changes":[],"#))
  }

  @Test("A refused command has its error and no changes")
  func refused() throws {
    let lines = try json("present editor name=Jim; save")
    let error = """
      "ok":false,"error":{"message":"the confirmation control \\"Save\\" is disabled by \
      PersonalInfoEditor.Sheet","column":26,"hint":"actions shows what can be done now",\
      "file":"-","line":1},"output":[],
      """
    #expect(lines.count == 2)
    #expect(lines[1].contains(error))
    #expect(lines[1].contains("\"changes\":[],"))
    #expect(lines[1].contains("\"name\":\"Jim\""))
  }

  @Test("One that had to fail is well, and its error is its output")
  func bang() throws {
    let lines = try json("! pop")
    let error = """
      "command":"! pop","file":"-","line":1,"ok":true,"error":{"message":"router has no path to \
      pop from","column":3,"hint":"no router of this stage has pages; actions shows what can be \
      done","file":"-","line":1},"output":["error: router has no path to pop from","  pop","  ^^^",\
      "hint: no router of this stage has pages; actions shows what can be done"],
      """
    #expect(lines.count == 1)
    #expect(lines[0].contains(error))
  }

  @Test("A check that holds and an option print nothing; one that fails does")
  func quiet() throws {
    #expect(try json("expect editor.name == \"\"; option idiom mac; quit").isEmpty)
    #expect(try json("expect editor.name == Bob").count == 1)
  }

  @Test("A line that can't be read is an object too")
  func unreadable() throws {
    let lines = try json("tap \"a\nfrob")
    #expect(lines.count == 2)
    #expect(lines[0].contains("\"command\":\"tap \\\"a\",\"file\":\"-\",\"line\":1,\"ok\":false"))
    #expect(lines[1].contains("\"message\":\"there is no command frob\",\"column\":1"))
  }

  @Test("Where an error is, is told of it too: it may lie elsewhere than the command")
  func elsewhere() throws {
    let files = try ScriptFiles([
      "main.flow": "define leave {\n  tap Nowhere\n}\nleave\nrun part.flow",
      "part.flow": "back\nswipe",
    ])
    let source = Source("", name: "main.flow")
    let places = try files.run("main.flow").suffix(2).map { result in
      let text = try #require(result.json(in: source, options: SessionOptions()))
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let error = object?["error"] as? [String: Any]
      let name = (error?["file"] as? String)?.split(separator: "/").last ?? ""
      return "\(object?["line"] ?? 0) \(name):\(error?["line"] ?? 0):\(error?["column"] ?? 0)"
    }
    #expect(places == ["4 main.flow:2:7", "5 part.flow:1:1"])
  }

  /// Part of an object, after the commands that lead to it.
  struct Part: Sendable, CustomStringConvertible {
    let commands: String
    let stage: String
    let json: String

    init(_ commands: String, on stage: String = "studio", _ json: String) {
      self.commands = commands
      self.stage = stage
      self.json = json
    }

    var description: String { commands }
  }

  nonisolated static let parts = [
    Part(
      "tap Settings; tap About",
      #""presented":[{"kind":"sheet","title":"Settings","id":"settings","path":["About"]}]"#),
    Part(
      "option idiom mac; sheet editProfile; set motto=x; swipe",
      #""presented":[{"kind":"sheet","title":"Edit Profile","id":"editor","path":[],"#
        + #""options":{"interactiveDismissal":"disabled"}},"#
        + #"{"kind":"dialog","title":"Discard changes?","id":null,"path":[]}]"#),
    Part("sheet composer", #""state":{"editor":{"isPresented":false"#),
    Part("sheet composer", #""router":{"presentedSheet":"composer"}"#),
    Part("wait 2s", #""clock":2000,"scenario":null"#),
    Part("screen", #""command":"screen","file":"-","line":1,"ok":true,"error":null,"output":["┌─"#),
    Part("state editor.name", #""output":["\"\""],"#),
    Part("push chapter 1", on: "library", #""screen":{"title":"Library","path":["Chapter 1"],"#),
    Part("push chapter 1", on: "library", #""path":[{"chapter":{"_0":1}}]"#),
    Part(
      "tap Speak", on: "porch",
      #""prints":["building","appeared","two","lines","and \u001b[31mred"],"#),
    Part("tap Plain; swipe", on: "porch", #""events":["onDismiss"],"issues":[],"#),
    Part(
      "tap Plain", on: "porch",
      #""issues":[{"id":"W-15","message":"No Observable object of type Lamp found. "#),
    Part(
      "tap Locked", on: "porch",
      #""title":"(PorchView)","path":[],"tab":null,"presented":[{"kind":"sheet","title":"(Text)""#),
    Part("tap Plain; option idiom mac; reset", on: "porch", #""policy":{"idiom":"mac","#),
    Part("stage inventory", #""owner":null,"isOnBackOrder":false,"#),
  ]

  @Test("Each part has its form", arguments: parts)
  func form(_ part: Part) throws {
    let last = try #require(try json(part.commands, on: part.stage).last)
    #expect(last.contains(part.json), "\(last)")
    _ = try JSONSerialization.jsonObject(with: Data(last.utf8))
  }

  private func json(_ text: String, on name: String = "studio") throws -> [String] {
    let stage = Conversation.stages.first { $0.name == name } ?? studioStage
    let conversation = try Conversation(on: stage)
    let source = Source(text)
    return Parser.parse(source).lines.flatMap { conversation.runner.run($0, in: source) }
      .compactMap { $0.json(in: source, options: conversation.session.options) }
  }
}
