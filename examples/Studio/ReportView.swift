import SwiftUI

/// A report on one item, on a sheet the size of a form.
struct ReportView: View {
  @Environment(\.dismiss) private var dismiss
  let itemID: String

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Item", value: itemID)
      }
      .navigationTitle("Report")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
    .presentationSizing(.form)
  }
}
