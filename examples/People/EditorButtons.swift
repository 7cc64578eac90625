import SwiftUI

/// A button that edits a name; it knows the editor, and nothing of people.
struct EditPersonalInfo: View {
  let initialName: String
  let onSave: (String) -> Void

  @State private var editor = PersonalInfoEditor()

  var body: some View {
    Button("Edit") { editor.present(name: initialName) }
      .personalInfoEditorSheet(title: "Edit Personal Info", editor: $editor) {
        onSave(editor.name)
      }
  }
}

/// A button that asks for a new name.
struct AddPersonalInfo: View {
  let onSave: (String) -> Void

  @State private var editor = PersonalInfoEditor()

  var body: some View {
    Button {
      editor.present()
    } label: {
      Label("Add Person", systemImage: "plus")
    }
    .personalInfoEditorSheet(title: "Add Personal Info", editor: $editor) {
      onSave(editor.name)
    }
  }
}
