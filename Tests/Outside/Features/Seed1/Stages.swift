import Rehearse
import SwiftUI

/// The listing's router and sheets, wired as it says.
public let routerStage = Stage("seed1", "A router in the environment") {
  let studio = Studio()
  return StageContent(StudioView(studio: studio)) {
    Editor("editor", studio.editor, settable: [Settable("name", \.name)]) { editor, arguments in
      editor.present(name: try arguments.value("name", default: ""))
    }
    Router("router", studio.router, \.presentedSheet) {
      Destination("composer", .composer)
      Destination("editProfile", .editProfile)
      Destination("settings", .settings)
      Destination("report", SheetDestination.report, "itemID")
    }
    Watch("people", studio, \.people)
  }
}

@MainActor @Observable final class Studio {
  let router = RouterPath()
  let editor = ProfileEditor()
  var people = ["Jim"]
}

struct StudioView: View {
  let studio: Studio
  @Bindable private var router: RouterPath

  init(studio: Studio) {
    self.studio = studio
    router = studio.router
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(studio.people, id: \.self) { Text($0) }
        StatusRow()
      }
      .navigationTitle("Studio")
    }
    .modifier(ProfileEditor.Sheet(editor: studio.editor) { studio.people = [studio.editor.name] })
    .withSheetDestinations(sheet: $router.presentedSheet)
    .environment(router)
  }
}
