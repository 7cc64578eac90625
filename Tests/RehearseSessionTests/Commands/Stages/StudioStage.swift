import RehearseSession
import Studio

/// The built-in stage, as the tool registers it.
let studioStage = Stage("studio", "People, their editor, and the sheet router") {
  let model = StudioModel()
  return StageContent(StudioView(model: model)) {
    RehearseSession.Editor(
      "editor", model, \.editor, settable: [Settable("name", \.name)]
    ) { editor, arguments in
      editor.present(name: try arguments.value("name", default: ""))
    }
    Router("router", model.router, \.presentedSheet) {
      Destination("composer", .composer)
      Destination("editProfile", .editProfile)
      Destination("settings", .settings)
      Destination("report", Studio.SheetDestination.report, "itemID")
    }
    Watch("people", model, \.people)
  }
}
