import SwiftUI

/// The people of the studio, with the editor's sheet and the router's.
public struct StudioView: View {
  @Bindable private var model: StudioModel
  @Bindable private var router: RouterPath

  /// Shows a model, which outlives the view.
  public init(model: StudioModel) {
    self.model = model
    router = model.router
  }

  public var body: some View {
    NavigationStack {
      List {
        PeopleSection(model: model)
        Section("Items") {
          StatusRow(itemID: "123")
        }
      }
      .navigationTitle("Studio")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          AddPersonalInfo(editor: $model.editor)
        }
        ToolbarItem(placement: .topBarLeading) {
          Button("Settings") { router.presentedSheet = .settings }
        }
      }
    }
    .personalInfoEditorSheet(title: model.editorTitle, editor: $model.editor) { model.save() }
    .withSheetDestinations(sheet: $router.presentedSheet)
    // After the sheets, so that what they present inherits both.
    .environment(router)
    .environment(model)
  }
}

/// The people; a view of its own, so that only it depends on who they are, not the screen around it.
private struct PeopleSection: View {
  @Bindable var model: StudioModel

  var body: some View {
    Section("People") {
      ForEach(model.people) { person in
        EditPersonalInfo(name: person.name, editor: $model.editor)
      }
    }
  }
}

/// A person, with a button that opens the editor for the name.
struct EditPersonalInfo: View {
  let name: String
  @Binding var editor: PersonalInfoEditor

  var body: some View {
    HStack {
      Text(name)
      Button("Edit") { editor.present(name: name) }
    }
  }
}

/// A button that opens the editor for somebody new.
struct AddPersonalInfo: View {
  @Binding var editor: PersonalInfoEditor

  var body: some View {
    Button {
      editor.present()
    } label: {
      Label("Add Person", systemImage: "plus")
    }
  }
}

/// An item, with a button that asks the router for its report.
struct StatusRow: View {
  @Environment(RouterPath.self) private var router
  let itemID: String

  var body: some View {
    Button("Report") { router.presentedSheet = .report(itemID: itemID) }
  }
}
