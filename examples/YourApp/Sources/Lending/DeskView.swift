import SwiftUI

/// All that the studio lends, and who has it.
public struct DeskView: View {
  @Bindable private var desk: Desk

  public init(desk: Desk) {
    self.desk = desk
  }

  public var body: some View {
    NavigationStack {
      List {
        Section("Inventory") {
          ForEach(desk.items) { item in
            LabeledContent(item.name) {
              if let holder = item.holder {
                Text(holder.name)
                Button("Take back \(item.name)") { desk.takeBack(item) }
              } else {
                Button("Lend \(item.name)") { desk.form.present(item) }
              }
            }
          }
        }
      }
      .navigationTitle("Desk")
    }
    .modifier(LendingForm.Sheet(desk: desk))
  }
}

#Preview {
  DeskView(desk: Desk())
}
