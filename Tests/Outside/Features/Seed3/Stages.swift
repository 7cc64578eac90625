import Rehearse
import SwiftUI

/// The listing's sheets that own their actions, an item sheet of a view's own included.
public let actionStage = Stage("seed3", "Sheets that own their actions") {
  let router = RouterPath()
  let store = Store()
  let draft = Draft()
  return StageContent(ShelfView(router: router, store: store, draft: draft)) {
    Editor("editor", draft, settable: [Settable("name", \.name)]) { draft, arguments in
      draft.selectedItem = Item(id: "draft", name: try arguments.value("name"))
    }
    Router("router", router, \.presentedSheet) {
      Destination("composer", .composer)
      Destination("report", SheetDestination.report, "itemID")
    }
    Watch("store", store, \.items)
  }
}

/// The item that is being edited.
@MainActor @Observable final class Draft {
  var selectedItem: Item?

  var name: String {
    get { selectedItem?.name ?? "" }
    set { selectedItem?.name = newValue }
  }
}

struct ShelfView: View {
  @Bindable var router: RouterPath
  let store: Store
  @Bindable var draft: Draft

  var body: some View {
    StatusRow()
      .navigationTitle("Shelf")
      .sheet(item: $draft.selectedItem) { item in
        EditItemSheet(item: item)
      }
      .withSheetDestinations(sheet: $router.presentedSheet)
      .environment(router)
      .environment(store)
  }
}
