import RehearseSession
import Studio

/// The stage the scripts of these tests begin on.
let studioStage = Stage("studio", "People, their editor, and the sheet router") {
  let model = StudioModel()
  return StageContent(StudioView(model: model)) {
    Editor("editor", model, \.editor, settable: [Settable("name", \.name)]) { editor, arguments in
      editor.present(name: try arguments.value("name", default: ""))
    }
    Router("router", model.router, \.presentedSheet) {
      Destination("composer", .composer)
      Destination("report", SheetDestination.report, "itemID")
    }
    Watch("people", model, \.people)
  }
}
