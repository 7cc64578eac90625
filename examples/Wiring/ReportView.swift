import SwiftUI

/// A report on a sheet, with a draft of its note that only Discard throws away.
struct ReportView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(RouterPath.self) private var router
  let report: Report
  let onSave: (String) -> Void

  @State private var note = ""

  private var hasUnsavedChanges: Bool { note != report.note }

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Item", value: report.title)
        TextField("Note", text: $note)
        Button("Reminders") { router.presentedSheet = .settings }
      }
      .navigationTitle("Report")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(hasUnsavedChanges ? "Discard" : "Close") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { onSave(note) }
            .disabled(!hasUnsavedChanges)
        }
      }
    }
    .onAppear { note = report.note }
    .interactiveDismissDisabled(hasUnsavedChanges)
  }
}
