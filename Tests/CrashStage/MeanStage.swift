import Foundation
import Rehearse
import SwiftUI

/// Buttons that use up what a process has, or get hold of what is not theirs.
let meanStage = Stage("mean", "Buttons that bite") {
  let model = MeanModel()
  return StageContent(MeanView(model: model)) {
    Watch("model", model)
  }
}

@MainActor @Observable final class MeanModel {
  var count = 0
}

private struct MeanView: View {
  let model: MeanModel

  var body: some View {
    NavigationStack { form.navigationTitle("Mean") }
  }

  private var form: some View {
    Form {
      Section("Harmless") {
        Button("Count") { model.count += 1 }
        Button("Print") { print("still here") }
      }
      Section("Greedy") {
        Button("Recurse") { model.count = depth(below: 1) }
        Button("Fill") { fill() }
        Button("Ask Too Much") { model.count = [UInt8](repeating: 1, count: 1 << 45).count }
      }
      Section("Closing") {
        Button("Close Streams") { for descriptor in Int32(0)...2 { close(descriptor) } }
        Button("Close and Open") { closeAndOpen() }
        Button("Close All") { for descriptor in Int32(0)...1000 { close(descriptor) } }
      }
      Section("Lying") {
        Button("Letter") { babble([0x78]) }
        Button("Garbage") { babble(Array("no answer at all, and a long one\n".utf8)) }
        // The mark of messages, the number of the first request, and an answer that is none.
        Button("Old Answer") {
          babble([0xA9, 0x7E, 0xC1, 0xF5, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
        }
        Button("Endless Answer") {
          babble([0xA9, 0x7E, 0xC1, 0xF5, 1, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8))
        }
      }
    }
  }

  private func depth(below level: Int) -> Int {
    level < 0 ? level : depth(below: level + 1) + level
  }

  private func fill() {
    var parts: [[UInt8]] = []
    while parts.count < 1 << 20 { parts.append([UInt8](repeating: 1, count: 1 << 20)) }
    model.count = parts.count
  }

  /// Makes descriptor 1 a file of the app's own.
  private func closeAndOpen() {
    close(1)
    let path = ProcessInfo.processInfo.environment["TROUBLE_FILE"] ?? ""
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    _ = write(file, "precious", 8)
    model.count = Int(file)
  }

  /// Writes to whatever is a socket.
  private func babble(_ bytes: [UInt8]) {
    for descriptor in Int32(3)...1000 {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
      _ = write(descriptor, bytes, bytes.count)
    }
  }
}
