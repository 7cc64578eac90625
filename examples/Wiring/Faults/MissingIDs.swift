import SwiftUI

/// All destinations have one id: another report takes the first one's place on the same sheet, and inherits its draft.
struct MissingIDs: View {
  let model: WiringModel
  @Bindable var router: RouterPath

  var body: some View {
    ReportList(model: model) { router.presentedSheet = .report(itemID: $0.id) }
      .sheet(item: $router.presentedSheet.unidentified, onDismiss: model.noteDismissal) {
        SheetContent(model: model, destination: $0.destination)
      }
      .environment(router)
  }
}

/// A destination that does not say which one it is.
struct UnidentifiedSheet: Identifiable {
  let destination: SheetDestination

  var id: String { "sheet" }
}

extension SheetDestination? {
  /// The destination without its id.
  var unidentified: UnidentifiedSheet? {
    get { map { UnidentifiedSheet(destination: $0) } }
    set { self = newValue?.destination }
  }
}
