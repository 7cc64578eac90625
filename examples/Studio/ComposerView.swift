import SwiftUI

/// A message that is sent and then closes its own sheet.
struct ComposerView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(StudioModel.self) private var model
  @State private var message = ""
  @State private var isSaving = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Message", text: $message)
      }
      .navigationTitle("Composer")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(isSaving ? "Sending…" : "Send") {
            Task { await send() }
          }
          .disabled(message.isEmpty || isSaving)
        }
      }
    }
    .interactiveDismissDisabled(isSaving)
  }

  private func send() async {
    isSaving = true
    await model.outbox.send(message)
    dismiss()
  }
}

/// Messages on their way; the way takes half a second.
public actor Outbox {
  private(set) var sent: [String] = []

  /// Sends a message and returns when it has arrived.
  public func send(_ message: String) async {
    try? await Task.sleep(for: .milliseconds(500))
    sent.append(message)
  }
}
