import Rehearse
import SwiftUI

/// Titles in characters that take two columns.
let wideStage = Stage("工作室", "Wide characters") {
  StageContent(WideView())
}

private struct WideView: View {
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      Form {
        Button("添加") { isPresented = true }
      }
      .navigationTitle("工作室")
    }
    .sheet(isPresented: $isPresented) {
      NavigationStack {
        TextField("名前", text: .constant("")).navigationTitle("編集")
      }
    }
  }
}

/// A stage that traps while it starts.
let deadStage = Stage("dead") {
  fatalError("dead on arrival")
}

/// A stage that says why it does not start.
let refusedStage = Stage("refused") {
  throw TroubleError()
}

/// A stage that never comes to rest.
let restlessStage = Stage("restless") {
  StageContent(Text("Restless").task { while true { await Task.yield() } })
}

/// A stage that takes its time.
let slowStage = Stage("slow") {
  Beacon.light("starting")
  Foundation.Thread.sleep(forTimeInterval: 3600)
  return StageContent(Text("Slow"))
}
