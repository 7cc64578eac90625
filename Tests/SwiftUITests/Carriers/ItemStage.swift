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
    switch carrier {
    case .plain: PlainItem(parts)
    case .modifier: ModifierItem(parts)
    case .group, .erased, .conditional, .row: WrappedItem(parts, carrier)
    case .child: ChildItem(parts)
    case .model: ModelItem(parts)
    case .object: ObjectItem(parts)
    case .part, .element, .givenModel, .inheritedModel, .givenObject, .inheritedObject:
      Carrying(Carried(carrier, parts.first)) { item in
        parts.stageButtons(item).presenting(parts, item)
      }
    }
  }
}

/// What all carriers of an item have in common.
@MainActor struct ItemParts<Item: Identifiable, Content: View> {
  let kind: TestLayer.Kind
  let first: Item?
  let buttons: [StageButton<Item?>]
  let onDismiss: (@MainActor () -> Void)?
  let content: @MainActor (Item) -> Content

  func stageButtons(_ item: Binding<Item?>) -> some View {
    StageButtons(buttons: buttons, value: item)
  }
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

private struct PlainItem<Item: Identifiable, Content: View>: View {
  let parts: ItemParts<Item, Content>
  @State private var item: Item?

  init(_ parts: ItemParts<Item, Content>) {
    self.parts = parts
    _item = State(initialValue: parts.first)
  }

  var body: some View {
    parts.stageButtons($item).presenting(parts, $item)
  }
}

private struct ModifierItem<Item: Identifiable, Content: View>: View {
  let parts: ItemParts<Item, Content>
  @State private var item: Item?

  init(_ parts: ItemParts<Item, Content>) {
    self.parts = parts
    _item = State(initialValue: parts.first)
  }

  var body: some View {
    parts.stageButtons($item).modifier(Presenting(parts: parts, item: $item))
  }

  private struct Presenting: ViewModifier {
    let parts: ItemParts<Item, Content>
    @Binding var item: Item?

    func body(content: ModifierItem.Presenting.Content) -> some View {
      content.presenting(parts, $item)
    }
  }
}

private struct WrappedItem<Item: Identifiable, Content: View>: View {
  let parts: ItemParts<Item, Content>
  let carrier: Carrier
  @State private var item: Item?

  init(_ parts: ItemParts<Item, Content>, _ carrier: Carrier) {
    self.parts = parts
    self.carrier = carrier
    _item = State(initialValue: parts.first)
  }

  var body: some View {
    switch carrier {
    case .erased:
      AnyView(AnyView(parts.stageButtons($item)).presenting(parts, $item))
    case .conditional:
      if parts.buttons.isEmpty {
        Text("nothing to press").presenting(parts, $item)
      } else {
        parts.stageButtons($item).presenting(parts, $item)
      }
    case .row:
      ForEach(["only"], id: \.self) { _ in
        parts.stageButtons($item).presenting(parts, $item)
      }
    default:
      Group {
        Text("beside the buttons")
        parts.stageButtons($item)
      }
      .presenting(parts, $item)
    }
  }
}

private struct ChildItem<Item: Identifiable, Content: View>: View {
  let parts: ItemParts<Item, Content>
  @State private var item: Item?

  init(_ parts: ItemParts<Item, Content>) {
    self.parts = parts
    _item = State(initialValue: parts.first)
  }

  var body: some View {
    Child(parts: parts, item: $item)
  }

  private struct Child: View {
    let parts: ItemParts<Item, Content>
    @Binding var item: Item?

    var body: some View {
      parts.stageButtons($item).presenting(parts, $item)
    }
  }
}

private struct ModelItem<Item: Identifiable, Content: View>: View {
  let parts: ItemParts<Item, Content>
  @State private var model: CarriedModel<Item?>

  init(_ parts: ItemParts<Item, Content>) {
    self.parts = parts
    _model = State(initialValue: CarriedModel(parts.first))
  }

  var body: some View {
    parts.stageButtons($model.value).presenting(parts, $model.value)
  }
}

private struct ObjectItem<Item: Identifiable, Content: View>: View {
  let parts: ItemParts<Item, Content>
  @StateObject private var object: CarriedObject<Item?>

  init(_ parts: ItemParts<Item, Content>) {
    self.parts = parts
    _object = StateObject(wrappedValue: CarriedObject(parts.first))
  }

  var body: some View {
    parts.stageButtons($object.value).presenting(parts, $object.value)
  }
}
