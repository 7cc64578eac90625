import SwiftUI

/// One modifier maps the router's destination to its sheet, and the router is injected around it.
struct RightWiring: View {
  let model: WiringModel
  @Bindable var router: RouterPath

  var body: some View {
    ReportList(model: model) { router.presentedSheet = .report(itemID: $0.id) }
      .withSheetDestinations(sheet: $router.presentedSheet, model: model)
      .environment(router)
  }
}
