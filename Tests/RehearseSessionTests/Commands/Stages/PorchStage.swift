import RehearseSession
import SwiftUI

/// A stage without models, which prints, misuses the framework, and has sheets that are hard to close.
let porchStage = Stage("porch") {
  print("building")
  return StageContent(PorchView())
}

@Observable private final class Lamp {}

private enum PorchSheet: String, Identifiable {
  case plain, doubled, locked, keyed
  var id: String { rawValue }
}

private struct PorchView: View {
  @State private var sheet: PorchSheet?
  @State private var isOther = false

  var body: some View {
    VStack {
      Tally(name: "left")
      Tally(name: "right")
      Button("Plain") { sheet = .plain }
      Button("Doubled") { sheet = .doubled }
      Button("Locked") { sheet = .locked }
      Button("Keyed") { sheet = .keyed }
      Button("Both") {
        sheet = .plain
        isOther = true
      }
      Button("Speak") {
        print("two\nlines")
        print("and \u{1B}[31mred")
      }
      LampView()
    }
    .onAppear { print("appeared") }
    .onDisappear { print("gone") }
    .sheet(item: $sheet, onDismiss: { print("closed") }) { sheet in
      switch sheet {
      case .plain: Text("Nothing but text")
      case .doubled: DoubledPage()
      case .locked: Text("Stay").interactiveDismissDisabled()
      case .keyed: KeyedPage()
      }
    }
    .sheet(isPresented: $isOther) { Text("The other one") }
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("Count \(name)") { count += 1 }
  }
}

/// Asks for what nobody gives.
private struct LampView: View {
  @Environment(Lamp.self) private var lamp

  var body: some View { Text("A lamp") }
}

private struct DoubledPage: View {
  var body: some View {
    NavigationStack {
      Text("Twice")
        .navigationTitle("Doubled")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("OK") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {}.disabled(true) }
        }
    }
  }
}

private struct KeyedPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pressed = "nothing"

  var body: some View {
    VStack {
      Text("Pressed \(pressed)")
      Button("Go") { pressed = "return" }.keyboardShortcut(.defaultAction)
      Button("Leave") { dismiss() }.keyboardShortcut(.cancelAction)
    }
  }
}
