import RehearseExplorer
import RehearseSession
import Studio
import SwiftUI

extension Stage {
  /// The studio with its models.
  static let studio = Stage("studio", "People, their editor, and the sheet router") {
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

  /// A page with a good sheet, one without a way out, and two that are asked for at once.
  static let faulty = Stage("faulty") { StageContent(FaultyView()) }

  /// A message that takes half a second.
  static let late = Stage("late") { StageContent(LateView()) }

  /// Two buttons of one name in one section.
  static let twins = Stage("twins") { StageContent(TwinsView()) }

  /// A number with bounds, and rows that can be deleted.
  static let tray = Stage("tray") { StageContent(TrayView()) }

  /// A number that grows without end.
  static let counting = Stage("counting") { StageContent(CountingView()) }

  /// A sheet that only the right code closes.
  static let locked = Stage("locked") { StageContent(LockedView()) }

  /// A stage that does not build all of its state anew.
  static let forgetful = Stage("forgetful") {
    Visits.shared.count += 1
    return StageContent(Text("Hello")) { Watch("visits", Visits.shared, \.count) }
  }
}

extension InputDomain {
  static let studio = InputDomain([
    "name": ["", "Alice"], "editor.name": ["Jim"], "itemID": ["7"], "message": ["Hello"],
  ])
}
