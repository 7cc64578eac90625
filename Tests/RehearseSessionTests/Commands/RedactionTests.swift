import Foundation
import RehearseScript
import RehearseSession
import SwiftUI
import Testing

/// What the stage does not want to be shown is shown by nothing that looks.
@MainActor @Suite("What is redacted") struct RedactionTests {
  @Test(
    "No command shows it, and no object of JSON",
    arguments: [
      "tap Show", "tap Show; log", "screen", "tree", "actions", "why Password", "why Title",
      "state all", "state", "state vault.password", "state VaultView.draft",
      "expect VaultView.copy == no", "expect visible no", "tap Nowhere", "tap Boom",
      "tap Later; wait 1s", "tap Show; expect presented alert", "clear Draft; log", "log 9",
      "expect vault.password == no", "tap Both; tap Both", "fail", "! fail", "history", "diff 0",
      "always VaultView.copy == xhunter2x; tap Show",
    ])
  func nowhere(_ commands: String) throws {
    let conversation = try Conversation(on: vaultStage)
    let results = conversation.results("tap Fill\n\(commands)\n")
    let source = Source("tap Fill\n\(commands)\n")
    let told = results.flatMap { result in
      result.output + result.complaint(in: source)
        + [result.json(in: source, options: SessionOptions()) ?? ""]
    }
    // What was typed stays, and it was not typed here.
    let secrets = ["hunter2", "4711", "tok9"]
    #expect(told.filter { line in secrets.contains { line.contains($0) } } == [])
    #expect(told.joined().contains("redacted"))
  }

  @Test("What is recorded does not hold it")
  func recording() throws {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let conversation = try Conversation(on: vaultStage)
    conversation.results("tap Fill; record \(path); tap Show; ! fail; tap Later; wait 1s")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains("hunter2"))
    #expect(text.contains("| print: the password is redacted"))
    #expect(text.contains("| screen: Vault / sheet \"It is redacted\""))
    #expect(text.contains("error: fail refuses: redacted is no good"))
  }

  @Test("The log and the tree tell of it by its name")
  func byName() throws {
    let conversation = try Conversation(on: vaultStage)
    conversation.results("tap Fill")
    #expect(
      conversation.output("log").contains("  write VaultView.draft: redacted → redacted"))
    #expect(
      conversation.output("tree").first
        == "VaultView  draft redacted, copy \"xredactedx\", isShown false")
  }
}

private let vaultStage = Stage("vault") {
  let vault = Vault()
  return StageContent(VaultView(vault: vault)) {
    Watch("vault", vault)
    Action("fail") { _ in throw VaultError(text: vault.password) }
    Redaction("password", "draft", "pin", "token")
  }
}

@MainActor @Observable private final class Vault {
  var password = ""
  var pin = 4711
  var entry = Entry.closed

  enum Entry { case closed, open(token: String, at: Int) }
}

private struct VaultError: Error, CustomStringConvertible {
  let text: String

  var description: String { "\(text) is no good" }
}

private struct VaultView: View {
  @Bindable var vault: Vault
  @State private var draft = ""
  @State private var copy = ""
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Form {
        Button("Fill") {
          vault.password = "hunter2"
          draft = "hunter2!"
          vault.entry = .open(token: "tok9", at: 1)
          print("opened by tok9")
          copy = "xhunter2x"
        }
        Button("Show") {
          print("the password is \(vault.password)")
          isShown = true
        }
        Button("Both \(vault.password)") {}
        Button("Both \(vault.password)") {}
        Button("Later") {
          Task {
            try? await Task.sleep(for: .seconds(1))
            print("later \(vault.password), \(vault.pin)")
          }
        }
        TextField("Password", text: $vault.password)
        TextField("Draft", text: $draft)
        Text("\(vault.pin)")
      }
      .navigationTitle("Vault")
    }
    .sheet(isPresented: $isShown) {
      NavigationStack { Text(copy).navigationTitle("It is \(vault.password)") }
    }
  }
}
