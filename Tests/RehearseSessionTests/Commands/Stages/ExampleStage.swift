import RehearseSession
import SwiftUI

/// A stage with everything that the examples of the help speak of.
let exampleStage = Stage("studio", "What the examples need") {
  let model = ExampleModel()
  return StageContent(ExampleView(model: model)) {
    RehearseSession.Editor("editor", model, \.editor, settable: [Settable("name", \.name)]) {
      editor, arguments in
      editor.name = try arguments.value("name", default: "")
      editor.isPresented = true
    }
    Router("router", model, \.presentedSheet, path: \.pages) {
      Destination("report", ExampleModel.Sheet.report, "itemID")
    } pages: {
      Destination("person", ExampleModel.Page.person, "number")
    }
    Watch("people", model, \.people)
  }
}

@Observable private final class ExampleModel {
  struct Editor {
    var isPresented = false
    var name = ""
  }

  enum Sheet: Identifiable, Hashable {
    case report(itemID: String)

    var id: Self { self }
  }

  enum Page: Hashable {
    case person(number: Int)
  }

  enum Color: String, CaseIterable {
    case red, green
  }

  var editor = Editor()
  var presentedSheet: Sheet?
  var pages: [Page] = []
  var people = ["Jim", "Alice"]
  var name = ""
  var quantity = 1
  var color = Color.green
  var isOnBackOrder = false
}

private struct ExampleView: View {
  @Bindable var model: ExampleModel

  var body: some View {
    TabView {
      NavigationStack(path: $model.pages) { form }.tabItem { Text("People") }
      Text("Nothing to be set").tabItem { Text("Settings") }
    }
    .onOpenURL { _ in }
    .sheet(isPresented: $model.editor.isPresented) {
      NavigationStack {
        TextField("Name", text: $model.editor.name)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { model.editor.isPresented = false }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { model.editor.isPresented = false }
            }
          }
      }
    }
    .sheet(item: $model.presentedSheet, onDismiss: {}) { _ in
      Button("Done") { model.presentedSheet = nil }.keyboardShortcut(.defaultAction)
    }
  }

  private var form: some View {
    Form {
      Button("Add Item") {}
      Button("Add") {}
      Button("Save") {}.disabled(true)
      Section("People") {
        ForEach(model.people, id: \.self) { name in Button(name) {} }
          .onDelete { model.people.remove(atOffsets: $0) }
          .onMove { model.people.move(fromOffsets: $0, toOffset: $1) }
      }
      TextField("Name", text: $model.name)
      Stepper("Quantity", value: $model.quantity)
      Toggle("Is on back order?", isOn: $model.isOnBackOrder)
      Picker("Color", selection: $model.color) {
        ForEach(ExampleModel.Color.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
    }
    .refreshable {}
    .navigationTitle("Examples")
    .navigationDestination(for: ExampleModel.Page.self) { _ in Text("A person") }
  }
}
