import Rehearse
import SwiftUI

/// The listing's own screen.
@MainActor public func contentView() -> some View { ContentView() }

/// The listing's editor, with an owner that commands can reach.
public let editorStage = Stage("seed0", "The listing's screen, and its editor") {
  let desk = Desk()
  return StageContent(DeskView(desk: desk)) {
    Editor("editor", desk, \.editor, settable: [Settable("name", \.name)]) { editor, arguments in
      editor.present(name: try arguments.value("name", default: ""))
    }
    Router("router", desk, \.presentedSheet) {
      Destination("report", DeskSheet.report, "itemID")
    }
    Watch("people", desk, \.people)
  }
}

/// What the listing keeps in view state, in an object.
@MainActor @Observable final class Desk {
  var editor = PersonalInfoEditor()
  var presentedSheet: DeskSheet?
  var people = [Person(name: "Jim")]
}

/// The one other sheet of the desk.
enum DeskSheet: Identifiable {
  case report(itemID: String)

  var id: String { "report" }
}

struct DeskView: View {
  @Bindable var desk: Desk

  var body: some View {
    List(desk.people) { Text($0.name) }
      .navigationTitle("Desk")
      .personalInfoEditorSheet(title: "Edit Personal Info", editor: $desk.editor) {
        desk.people[0].name = desk.editor.name
      }
      .sheet(item: $desk.presentedSheet) { sheet in
        switch sheet {
        case .report(let itemID): Text("Report \(itemID)").navigationTitle("Report")
        }
      }
  }
}
