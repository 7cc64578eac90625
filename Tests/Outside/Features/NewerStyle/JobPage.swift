import SwiftUI

struct JobPage: View {
  @Binding var job: Job
  @State private var isEditing = false
  @Environment(\.currency) private var currency
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      LabeledContent("Time", value: "\(job.hours) \(currency)")
      Button("Change") { isEditing = true }
      Button("Back to the board", role: .cancel, action: dismiss.callAsFunction)
    }
    .navigationTitle(job.title)
    .draftSheet("Hours", isPresented: $isEditing, value: $job.hours) { $hours in
      Stepper("Hours: \(hours)", value: $hours, in: 1...12)
    }
    .environment(\.currency, "half days")
  }
}

/// A sheet on which a copy of a value is edited, and put back when it has been saved.
struct DraftSheet<Value: Equatable, Fields: View>: View {
  @Environment(Board.self) private var board: Board?
  @Environment(\.dismiss) private var dismiss
  let title: LocalizedStringKey
  @Binding var value: Value
  @State private var draft: Value
  @State private var isSaving = false
  @State private var trouble: String?
  private let fields: (Binding<Value>) -> Fields

  init(
    _ title: LocalizedStringKey, value: Binding<Value>,
    @ViewBuilder fields: @escaping (Binding<Value>) -> Fields
  ) {
    self.title = title
    _value = value
    _draft = State(initialValue: value.wrappedValue)
    self.fields = fields
  }

  private var isChanged: Bool { draft != value }

  var body: some View {
    NavigationStack {
      Form {
        fields($draft)
        if let trouble { Label(trouble, systemImage: "exclamationmark.triangle") }
      }
      .disabled(isSaving)
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          if isSaving {
            ProgressView()
          } else {
            Button("Save", systemImage: "checkmark") { Task { await save() } }
              .disabled(!isChanged)
          }
        }
      }
    }
    .interactiveDismissDisabled(isChanged)
    .dismissalConfirmationDialog(Text("Throw it away?"), shouldPresent: isChanged) {
      Button("Throw away", role: .destructive) { draft = value }
    } message: {
      Text("It is not saved.")
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .presentationBackground(.thinMaterial)
  }

  private func save() async {
    isSaving = true
    defer { isSaving = false }
    do {
      if let hours = draft as? Int { try await board?.save(hours: hours) }
      value = draft
      dismiss()
    } catch {
      trouble = "Not saved"
    }
  }
}

extension View {
  func draftSheet<Value: Equatable>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, value: Binding<Value>,
    @ViewBuilder fields: @escaping (Binding<Value>) -> some View
  ) -> some View {
    sheet(isPresented: isPresented) { DraftSheet(title, value: value, fields: fields) }
  }
}

#Preview("A job") {
  @Previewable @State var job = Job(id: 1, title: "Paint")
  NavigationStack { JobPage(job: $job) }
}
