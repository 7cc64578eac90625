import SwiftUI

// What the listing uses and leaves to its reader.

@MainActor @Observable final class RouterPath {
  var presentedSheet: SheetDestination?
}

/// An editor of a name in a class of its own.
@MainActor @Observable final class ProfileEditor {
  private var isPresented = false
  private var initialName = ""
  var name = ""

  var canSave: Bool { !name.isEmpty && name != initialName }

  func present(name: String) {
    self.name = name
    initialName = name
    isPresented = true
  }

  func dismiss() {
    isPresented = false
  }

  struct Sheet: ViewModifier {
    @Bindable var editor: ProfileEditor
    let onSave: () -> Void

    func body(content: Content) -> some View {
      content.sheet(isPresented: $editor.isPresented) {
        NavigationSheet {
          Form { TextField("Name", text: $editor.name) }
            .navigationTitle("Profile")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                  onSave()
                  editor.dismiss()
                }
                .disabled(!editor.canSave)
              }
            }
        }
        .presentationSizing(.form)
      }
    }
  }
}

struct ComposerView: View {
  var body: some View { Text("Compose").navigationTitle("Composer") }
}

/// Uses the listing's two ways to protect a draft.
struct EditProfileView: View {
  @State private var motto = ""

  private var hasUnsavedChanges: Bool { !motto.isEmpty }

  var body: some View {
    Form { TextField("Motto", text: $motto) }
      .navigationTitle("Edit Profile")
      .interactiveDismissDisabled(hasUnsavedChanges)
      .dismissalConfirmationDialog("Discard changes?", shouldPresent: hasUnsavedChanges) {
        Button("Discard", role: .destructive) { discardChanges() }
          .keyboardShortcut(.defaultAction)
      }
  }

  private func discardChanges() { motto = "" }
}

struct SettingsView: View {
  var body: some View {
    NavigationSheet {
      List { NavigationLink("About") { Text("A studio").navigationTitle("About") } }
        .navigationTitle("Settings")
    }
    .presentationSizing(.page.fitted(horizontal: true, vertical: false).sticky(horizontal: false))
  }
}

struct ReportView: View {
  let itemID: String

  var body: some View {
    NavigationSheet { Text("Report \(itemID)").navigationTitle("Report") }
      .presentationSizing(.form)
  }
}

struct CloseToolbarItem: ToolbarContent {
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Close") { dismiss() }
    }
  }
}
