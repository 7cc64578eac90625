import Rehearse
import Wiring

/// A router's sheets, wired rightly or with the fault that is asked for.
let wiringStage = Stage(
  "wiring", "A sheet router wired rightly, or with the fault asked for",
  arguments: [Argument("fault", WiringFault.self, default: .none)]
) { arguments in
  let model = WiringModel()
  let fault: WiringFault = try arguments.value("fault", default: .none)
  return StageContent(WiringView(model: model, fault: fault)) {
    Router("router", model.router, \.presentedSheet) {
      Destination("settings", .settings)
      Destination("report", SheetDestination.report, "itemID")
    }
    Watch("reports", model, \.reports)
    Watch("dismissals", model, \.dismissals)
  }
}
