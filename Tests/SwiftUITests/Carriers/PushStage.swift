import SwiftUI

/// A navigation stack whose root pushes a page for an item while there is one, the item being carried through views.
struct PushStage: View {
  let carrier: Carrier
  let parts: PushParts

  init(
    _ carrier: Carrier, _ buttons: [StageButton<Int?>],
    destination: @escaping @MainActor (Int, Binding<Int?>) -> AnyView = PushParts.page
  ) {
    self.carrier = carrier
    parts = PushParts(buttons: buttons, destination: destination)
  }

  var body: some View {
    Carrying(carrier, Int?.none) { item in
      NavigationStack {
        let buttons = StageButtons(buttons: parts.buttons, value: item)
        let pushing = Pushing(parts: parts, item: item)
        switch carrier {
        case .modifier: buttons.modifier(pushing)
        case .group:
          Group {
            Text("beside the buttons")
            buttons
          }
          .modifier(pushing)
        case .erased: AnyView(AnyView(buttons).modifier(pushing))
        case .conditional:
          if parts.buttons.isEmpty {
            Text("nothing to press")
          } else {
            buttons.modifier(pushing)
          }
        case .row: ForEach(["only"], id: \.self) { _ in buttons.modifier(pushing) }
        default: buttons.navigationDestination(item: item) { parts.destination($0, item) }
        }
      }
    }
  }
}

/// What all carriers have in common.
@MainActor struct PushParts {
  let buttons: [StageButton<Int?>]
  let destination: @MainActor (Int, Binding<Int?>) -> AnyView

  /// A page that counts for itself, with a button that clears the item.
  static func page(_ number: Int, _ item: Binding<Int?>) -> AnyView {
    AnyView(
      Group {
        Counter()
        Button("clear") { item.wrappedValue = nil }
      }
      .navigationTitle("page \(number)"))
  }
}

/// Pushes as a modifier of a user's own would.
private struct Pushing: ViewModifier {
  let parts: PushParts
  @Binding var item: Int?

  func body(content: Content) -> some View {
    content.navigationDestination(item: $item) { parts.destination($0, $item) }
  }
}
