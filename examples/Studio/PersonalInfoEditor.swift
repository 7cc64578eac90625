import SwiftUI

/// The draft of a person's name, which presents itself on a sheet of its own.
///
/// The flag is private: nobody opens the sheet without giving it its first values.
public struct PersonalInfoEditor {
  private var isPresented = false

  /// The name being edited.
  public var name = "" {
    didSet { validate() }
  }

  private var initialName = ""

  /// Whether there is a valid name that differs from the first one; kept so that views need not ask again and again.
  public private(set) var canSave = false

  public init() {}

  /// The name the editor was opened with.
  public var presentedName: String { initialName }

  /// Opens the sheet for a name.
  public mutating func present(name: String = "") {
    initialName = name
    self.name = name
    isPresented = true
  }

  /// Closes the sheet.
  public mutating func dismiss() {
    isPresented = false
  }

  private mutating func validate() {
    canSave = Person.isValid(name: name) && name != initialName
  }
}

extension PersonalInfoEditor {
  /// The sheet; nested, so that it alone outside the value reaches the private flag.
  struct Sheet: ViewModifier {
    let title: () -> String
    @Binding var editor: PersonalInfoEditor
    let onSave: () -> Void

    func body(content: Content) -> some View {
      content.sheet(isPresented: $editor.isPresented) {
        NavigationStack {
          Form {
            TextField("Name", text: $editor.name)
              .autocorrectionDisabled()
          }
          .navigationTitle(title())
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
  /// Attaches the sheet of a personal info editor.
  ///
  /// The title is read on the sheet, so that who attaches it does not depend on what the title is made of.
  func personalInfoEditorSheet(
    title: @autoclosure @escaping () -> String, editor: Binding<PersonalInfoEditor>, onSave: @escaping () -> Void
  ) -> some View {
    modifier(PersonalInfoEditor.Sheet(title: title, editor: editor, onSave: onSave))
  }
}
