import SwiftUI

/// The items that can be reported on, as what any of the wirings presents sheets over.
struct ReportList: View {
  @Environment(RouterPath.self) private var router
  let model: WiringModel
  let open: (Report) -> Void

  var body: some View {
    NavigationStack {
      List(model.reports) { report in
        Button(report.title) { open(report) }
      }
      .navigationTitle("Reports")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Settings") { router.presentedSheet = .settings }
        }
      }
    }
  }
}
