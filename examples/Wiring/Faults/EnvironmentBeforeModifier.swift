import SwiftUI

/// The router is injected into what the sheet lies on, not around the sheet: the list finds it, the sheet does not.
struct EnvironmentBeforeModifier: View {
  let model: WiringModel
  @Bindable var router: RouterPath

  var body: some View {
    ReportList(model: model) { router.presentedSheet = .report(itemID: $0.id) }
      .environment(router)
      .withSheetDestinations(sheet: $router.presentedSheet, model: model)
  }
}
