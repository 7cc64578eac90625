import SwiftUI

/// A flag presents the sheet, and its content unwraps what it is about: the first sheet is blank.
///
/// Nothing in `body` itself reads the selection, so that setting it does not evaluate `body` again. The closure that
/// then makes the content is the one made before there was a selection.
struct OptionalInContent: View {
  let model: WiringModel
  let router: RouterPath
  @State private var selection: Report.ID?
  @State private var showsReport = false

  var body: some View {
    ReportList(model: model) {
      selection = $0.id
      showsReport = true
    }
    .sheet(isPresented: $showsReport, onDismiss: model.noteDismissal) {
      if let selection {
        SheetContent(model: model, destination: .report(itemID: selection))
      }
    }
    .environment(router)
  }
}
