import SwiftUI

/// A draft that a swipe can't throw away, and that a Mac asks about.
struct EditProfileView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(StudioModel.self) private var model
  @State private var motto = ""

  private var hasUnsavedChanges: Bool { motto != model.motto }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Motto", text: $motto)
      }
      .navigationTitle("Edit Profile")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Discard", role: .destructive) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            model.motto = motto
            dismiss()
          }
          .disabled(!hasUnsavedChanges)
        }
      }
    }
    .onAppear { motto = model.motto }
    .interactiveDismissDisabled(hasUnsavedChanges)
    .dismissalConfirmationDialog("Discard changes?", shouldPresent: hasUnsavedChanges) {
      Button("Discard", role: .destructive) { motto = model.motto }
    }
  }
}
