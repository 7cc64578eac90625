import Rehearse
import SwiftUI

/// Buttons that end the process, never come back, or leave it as it was.
let troubleStage = Stage("trouble", "Buttons to be afraid of") {
  Beacon.light("started")
  let model = TroubleModel()
  return StageContent(TroubleView(model: model)) {
    Editor(
      "draft", model, \.draft,
      settable: [Settable("title", \.title), Settable("tone", \.tone)]
    ) { draft, arguments in
      draft.title = try arguments.value("title", default: "")
      if draft.title == "refused" { throw TroubleError() }
    }
    Watch("model", model)
  }
}

@MainActor @Observable final class TroubleModel {
  var count = 0
  var process: Int32 = 0
  var draft = Draft()
  @ObservationIgnored var endless = 0
}

struct Draft {
  enum Tone { case plain, warm, loud(times: Int) }

  var title = ""
  var tone = Tone.plain
}

struct TroubleError: Error, CustomStringConvertible {
  let description = "no such title"
}

struct TroubleView: View {
  @Bindable var model: TroubleModel
  @State private var isLoud = false
  @State private var flavor = "Vanilla"

  var body: some View {
    NavigationStack {
      Form {
        Section("Harmless") {
          Button("Count") { model.count += 1 }
          Button("Add Item") { print("added") }
          Toggle("Is on back order?", isOn: $isLoud)
          TextField("Title", text: $model.draft.title)
          Picker("Flavor", selection: $flavor) {
            Text("Vanilla").tag("Vanilla")
            Text("Dark Chocolate").tag("Dark Chocolate")
          }
          Button("Out of Order") {}.disabled(true)
        }
        Section("Deadly") {
          Button("Trap") { fatalError("the sky fell") }
          Button("Print and Trap") {
            print("last words")
            model.count = [model.count][model.count + 1]
          }
          Button("Say \"it\"") {
            print("a \"b\"\\\n\nć\tc")
            fatalError("said \"so\"")
          }
          Button("Exit") {
            FileHandle.standardError.write(Data("no way out\n".utf8))
            exit(3)
          }
          Button("Complain") { FileHandle.standardError.write(Data("oh no\n".utf8)) }
        }
        Section("Endless") {
          Button("Loop") {
            Beacon.light("looping")
            while model.endless >= 0 { model.endless = (model.endless + 1) % 7 }
          }
          Button("Sleep") {
            Beacon.light("sleeping")
            Foundation.Thread.sleep(forTimeInterval: 3600)
          }
          Button("Restless") { Task { while true { await Task.yield() } } }
        }
        Section("Different") {
          Button("Process") { model.process = ProcessInfo.processInfo.processIdentifier }
          Button("Trap Elsewhere") { trapInLaterProcesses() }
          Button("Sleep Elsewhere") { sleepInLaterProcesses() }
        }
      }
      .navigationTitle("Trouble")
    }
  }

  /// Harmless in the process that first does it, endless in all that replay it.
  private func sleepInLaterProcesses() {
    if hasBeenHere() {
      Beacon.light("stuck")
      Foundation.Thread.sleep(forTimeInterval: 3600)
    }
  }

  /// Whether it was asked before, in this process or another one.
  private func hasBeenHere() -> Bool {
    let path = ProcessInfo.processInfo.environment["TROUBLE_FILE"] ?? ""
    if FileManager.default.fileExists(atPath: path) { return true }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return false
  }

  /// Harmless in the process that first does it, deadly in all that replay it.
  private func trapInLaterProcesses() {
    if hasBeenHere() { fatalError("been here before") }
    model.count += 10
  }
}
