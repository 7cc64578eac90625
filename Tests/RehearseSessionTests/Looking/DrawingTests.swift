import RehearseSession
import RehearseText
import SwiftUI
import Testing

@MainActor @Suite("Drawings of the screen") struct DrawingTests {
  @Test("Frames are straight in any script, in ASCII too", arguments: ["unicode", "ascii"])
  func straight(_ characters: String) throws {
    let conversation = try Conversation(on: signStage)
    conversation.results("option drawing \(characters)")
    for command in ["tap 開く", "tap e\u{301}t\u{E9}", "tap 👨‍👩‍👧"] {
      conversation.results(command)
      let lines = conversation.output("screen")
      #expect(lines.count > 3)
      #expect(Set(lines.map { DisplayWidth.of($0) }).count == 1, "\(lines)")
      #expect(characters != "ascii" || lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }

  @Test(
    "The locale says which signs a terminal knows",
    arguments: [
      ([:], "ascii"), (["LANG": "de_DE.UTF-8"], "unicode"), (["LANG": "C.utf8"], "unicode"),
      (["LANG": "C"], "ascii"), (["LANG": "C.UTF-8", "LC_ALL": "C"], "ascii"),
      (["LANG": "C", "LC_ALL": "", "LC_CTYPE": "en_US.UTF-8"], "unicode"),
    ] as [([String: String], String)])
  func locale(_ environment: [String: String], _ name: String) {
    #expect(DrawingCharacters { environment[$0] }.rawValue == name)
  }
}

private let signStage = Stage("signs") { StageContent(SignView()) }

private struct SignView: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Button("開く") {}
        Button("e\u{301}té") {}
        Button("👨‍👩‍👧") { isShown = true }
        Toggle("한글", isOn: .constant(true)).disabled(true)
      }
      .navigationTitle("サイン")
      .toolbar { Button("追加") {} }
    }
    .sheet(isPresented: $isShown) { Text("ｶﾅ と 漢字") }
  }
}
