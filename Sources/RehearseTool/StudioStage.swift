import Rehearse
import Studio

/// The studio, with its editor, its router and its people to be driven.
let studioStage = Stage("studio", "People, their editor, and the sheet router") {
  let model = StudioModel()
  return StageContent(StudioView(model: model)) {
    Editor("editor", model, \.editor, settable: [Settable("name", \.name)]) { editor, arguments in
      editor.present(name: try arguments.value("name", default: ""))
    }
    Router("router", model.router, \.presentedSheet) {
      Destination("composer", .composer)
      Destination("editProfile", .editProfile)
      Destination("settings", .settings)
      Destination("report", SheetDestination.report, "itemID")
    }
    Watch("people", model, \.people)
  }
}
