import Foundation
import RehearseSession
import SwiftUI

/// A stage with all that makes replaying hard: identities made at run time, tasks asleep, prints, sheets.
let ledgerStage = Stage("ledger", arguments: [Argument("rows", Int.self, default: 1)]) {
  arguments in
  let ledger = Ledger(rows: try arguments.value("rows", default: 1))
  return StageContent(LedgerView(ledger: ledger)) { Watch("ledger", ledger) }
}

@MainActor @Observable final class Ledger {
  private(set) var rows: [UUID: String] = [:]
  private(set) var ticks = 0
  private(set) var last: UUID?
  var note = ""

  init(rows: Int) {
    for number in 0..<rows { add("row \(number)") }
    Task { [weak self] in
      while true {
        try? await Task.sleep(for: .milliseconds(700))
        guard let self else { return }
        ticks += 1
      }
    }
  }

  func add(_ text: String) {
    let id = UUID()
    rows[id] = text
    last = id
  }

  func drop() { rows = rows.filter { $0.key != last } }
}

private struct LedgerView: View {
  @Bindable var ledger: Ledger
  @State private var isAdding = false
  @State private var isLoud = false

  var body: some View {
    NavigationStack {
      Form {
        Button("Add") { ledger.add("row \(ledger.rows.count)") }
        Button("Drop") { ledger.drop() }
        Button("Say") { print("said \(ledger.rows.count) \\ [..] ") }
        Button("Later") {
          Task {
            try? await Task.sleep(for: .seconds(1))
            ledger.add("late")
          }
        }
        Toggle("Loud", isOn: $isLoud)
        Button("Open") { isAdding = true }
      }
      .navigationTitle("Ledger")
    }
    .sheet(isPresented: $isAdding) {
      NavigationStack { NoteView(ledger: ledger) }
    }
  }
}

private struct NoteView: View {
  @Bindable var ledger: Ledger
  @State private var token = UUID()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Note", text: $ledger.note)
      Button("Done") { dismiss() }
    }
    .navigationTitle("Note")
    .task {
      try? await Task.sleep(for: .milliseconds(250))
      if !Task.isCancelled { ledger.note += "!" }
    }
  }
}
