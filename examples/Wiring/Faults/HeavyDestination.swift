import SwiftUI

/// The destination holds the report itself: the sheet shows it as it was when the sheet was asked for.
struct HeavyDestination: View {
  let model: WiringModel
  @Bindable var router: RouterPath

  var body: some View {
    ReportList(model: model) { router.presentedSheet = .reportCopy($0) }
      .withSheetDestinations(sheet: $router.presentedSheet, model: model)
      .environment(router)
  }
}
