import SwiftUI

/// The draft of a name, its validation, and the flag of the sheet it is edited on.
///
/// The flag is private: only `present(name:)` opens the sheet, so there is no draft without first values.
struct PersonalInfoEditor {
  private var isPresented = false
  private var initialName = ""

  /// Whether there is a valid name that differs from the first one; asked by views at each evaluation, so it is kept.
  private(set) var canSave = false

  /// The name as far as it is typed.
  var name = "" {
    didSet { canSave = Person.isValid(name: name) && name != initialName }
  }

  /// Opens the sheet for a name, or for nobody's.
  mutating func present(name: String = "") {
    initialName = name
    self.name = name
    isPresented = true
  }

  /// Closes the sheet.
  mutating func dismiss() {
    isPresented = false
  }
}

extension PersonalInfoEditor {
  /// The sheet; nested, so that it shares what is private to the draft.
  struct Sheet: ViewModifier {
    let title: String
    @Binding var editor: PersonalInfoEditor
    let onSave: () -> Void

    func body(content: Content) -> some View {
      content.sheet(isPresented: $editor.isPresented) {
        NavigationStack {
          Form {
            TextField("Name", text: $editor.name)
              .autocorrectionDisabled()
          }
          .navigationTitle(title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { editor.dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") {
                onSave()
                editor.dismiss()
              }
              .disabled(!editor.canSave)
            }
          }
        }
      }
    }
  }
}

extension View {
  /// Attaches the sheet of a personal info editor, which says when its name is to be saved.
  func personalInfoEditorSheet(
    title: String, editor: Binding<PersonalInfoEditor>, onSave: @escaping () -> Void
  ) -> some View {
    modifier(PersonalInfoEditor.Sheet(title: title, editor: editor, onSave: onSave))
  }
}
