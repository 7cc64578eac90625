import SwiftUI

/// A flag and the router both present the report: the one sheet waits for the other, and has to be closed as well.
struct TwoMechanisms: View {
  let model: WiringModel
  @Bindable var router: RouterPath
  @State private var showsReport = false

  var body: some View {
    ReportList(model: model) {
      router.presentedSheet = .report(itemID: $0.id)
      showsReport = true
    }
    .sheet(isPresented: $showsReport, onDismiss: model.noteDismissal) {
      if let destination = router.presentedSheet {
        SheetContent(model: model, destination: destination)
      }
    }
    .withSheetDestinations(sheet: $router.presentedSheet, model: model)
    .environment(router)
  }
}
