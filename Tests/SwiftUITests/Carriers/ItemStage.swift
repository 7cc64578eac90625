import SwiftUI

/// A person who can be presented; copies with another name are the same person.
struct Person: Identifiable, Equatable {
  let id: Int
  var name: String

  static let ada = Person(id: 1, name: "Ada")
  static let adaKing = Person(id: 1, name: "Ada King")
  static let grace = Person(id: 2, name: "Grace")
  static let jean = Person(id: 3, name: "Jean")
}

/// A view that presents an item while there is one, with buttons that act on the item.
struct ItemStage<Item: Identifiable, Content: View>: View {
  let carrier: Carrier
  let parts: ItemParts<Item, Content>

  init(
    _ carrier: Carrier, as kind: TestLayer.Kind = .sheet, first: Item? = nil,
    _ buttons: [StageButton<Item?>], onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) {
    self.carrier = carrier
    parts = ItemParts(
      kind: kind, first: first, buttons: buttons, onDismiss: onDismiss, content: content)
  }

  var body: some View {
    Carrying(carrier, parts.first) { parts.presenter(carrier, $0) }
  }
}

/// What all carriers of an item have in common.
@MainActor struct ItemParts<Item: Identifiable, Content: View> {
  let kind: TestLayer.Kind
  let first: Item?
  let buttons: [StageButton<Item?>]
  let onDismiss: (@MainActor () -> Void)?
  let content: @MainActor (Item) -> Content

  /// The buttons with the modifier, which stands where the carrier says.
  @ViewBuilder func presenter(_ carrier: Carrier, _ item: Binding<Item?>) -> some View {
    let stageButtons = StageButtons(buttons: buttons, value: item)
    switch carrier {
    case .modifier: stageButtons.modifier(ItemModifier(parts: self, item: item))
    case .group:
      Group {
        Text("beside the buttons")
        stageButtons
      }
      .presenting(self, item)
    case .erased: AnyView(AnyView(stageButtons).presenting(self, item))
    case .conditional:
      if buttons.isEmpty {
        Text("nothing to press").presenting(self, item)
      } else {
        stageButtons.presenting(self, item)
      }
    case .row:
      ForEach(["only"], id: \.self) { _ in stageButtons.presenting(self, item) }
    default: stageButtons.presenting(self, item)
    }
  }
}

/// Presents as a modifier of a user's own would.
private struct ItemModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  let parts: ItemParts<Item, Sheet>
  @Binding var item: Item?

  func body(content: Content) -> some View { content.presenting(parts, $item) }
}

extension View {
  /// Presents the content of the parts in their kind.
  @ViewBuilder fileprivate func presenting<Item: Identifiable, Content: View>(
    _ parts: ItemParts<Item, Content>, _ item: Binding<Item?>
  ) -> some View {
    switch parts.kind {
    case .cover:
      fullScreenCover(item: item, onDismiss: parts.onDismiss) { parts.content($0) }
    case .alert:
      alert("Question", item: item) { parts.content($0) }
    case .dialog:
      confirmationDialog("Question", item: item, titleVisibility: .visible) { parts.content($0) }
    case .popover:
      popover(item: item) { parts.content($0) }
    default:
      sheet(item: item, onDismiss: parts.onDismiss) { parts.content($0) }
    }
  }
}
