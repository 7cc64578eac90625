import SwiftUI

/// All that can be said of an item, edited in place.
struct ItemForm: View {
  @Binding var item: Item

  var body: some View {
    Form {
      TextField("Name", text: $item.name)
      Picker("Color", selection: $item.color) {
        Text("None").tag(Item.Color?.none)
        ForEach(Item.Color.allCases, id: \.self) { color in
          // The tag is of the selection's type, which is optional.
          Text(color.name).tag(Item.Color?.some(color))
        }
      }
      IfCaseLet($item.status, is: .inStock) { $quantity in
        Section("In stock") {
          Stepper("Quantity: \(quantity)", value: $quantity)
          Button("Mark as sold out") { item.status = .outOfStock(isOnBackOrder: false) }
        }
      }
      IfCaseLet($item.status, is: .outOfStock) { $isOnBackOrder in
        Section("Out of stock") {
          Toggle("Is on back order?", isOn: $isOnBackOrder)
          Button("Is back in stock!") { item.status = .inStock(quantity: 1) }
        }
      }
    }
  }
}
