import RehearseSession
import SwiftUI

/// A stage with one of everything that completion looks at.
let candidateStage = Stage(
  "shop", "A shop", arguments: [Argument("mood", Mood.self, default: .calm)]
) { arguments in
  let model = ShopModel()
  return StageContent(ShopView(model: model)) {
    Editor(
      "editor", model, \.editor, settable: [Settable("title", \.title), Settable("mood", \.mood)]
    ) {
      editor, arguments in
      editor.title = try arguments.value("title", default: "")
    }
    Router("router", model, \.sheet) {
      Destination("cart", Place.cart)
      Destination("item", Place.item, "id", "mood")
    }
    Router("other", model, \.otherSheet) {
      Destination("cart", Place.cart)
    }
    Watch("model", model)
  }
}

enum Mood { case calm, loud(times: Int) }

enum Place: Identifiable {
  case cart
  case item(id: String, mood: Mood)

  var id: String { "place" }
}

struct ShopEditor {
  var title = "Tea"
  var mood = Mood.calm
}

@MainActor @Observable final class ShopModel {
  var editor = ShopEditor()
  var sheet: Place?
  var otherSheet: Place?
  var stock = ["green tea": 3, "oolong": 5]
  var names = ["Jim", "Alice"]
}

private struct ShopView: View {
  @Bindable var model: ShopModel
  @State private var isGift = false
  @State private var size = "Small"
  @State private var quantity = 1

  var body: some View {
    List {
      ForEach(model.names, id: \.self) { name in
        HStack {
          Text(name)
          Button("Edit") {}
        }
      }
      .onDelete { model.names.remove(atOffsets: $0) }
      Section("Order") {
        Button("Buy Now") {}
        Button("Sold Out") {}.disabled(true)
        Toggle("Is a gift?", isOn: $isGift)
        TextField("Note", text: $model.editor.title)
        Stepper("Quantity", value: $quantity, in: 1...9)
        Picker("Size", selection: $size) {
          Text("Small").tag("Small")
          Text("Extra Large").tag("Extra Large")
        }
      }
    }
    .sheet(item: $model.sheet, onDismiss: {}) { _ in Text("Cart") }
  }
}
