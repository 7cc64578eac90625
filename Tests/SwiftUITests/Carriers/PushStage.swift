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
    switch carrier {
    case .plain, .modifier, .group, .erased, .conditional, .row:
      StatePush(carrier: carrier, parts: parts)
    case .child: ChildPush(parts: parts)
    case .model: ModelPush(parts: parts)
    case .object: ObjectPush(parts: parts)
    case .part, .element, .givenModel, .inheritedModel, .givenObject, .inheritedObject:
      Carrying(Carried<Int?>(carrier, nil)) { item in
        NavigationStack { Root(parts: parts, item: item) }
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

/// The root page with its modifier.
private struct Root: View {
  let parts: PushParts
  @Binding var item: Int?

  var body: some View {
    StageButtons(buttons: parts.buttons, value: $item)
      .navigationDestination(item: $item) { parts.destination($0, $item) }
  }
}

private struct Pushing: ViewModifier {
  let parts: PushParts
  @Binding var item: Int?

  func body(content: Content) -> some View {
    content.navigationDestination(item: $item) { parts.destination($0, $item) }
  }
}

private struct StatePush: View {
  let carrier: Carrier
  let parts: PushParts
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      switch carrier {
      case .modifier: buttons.modifier(Pushing(parts: parts, item: $item))
      case .group:
        Group {
          Text("beside the buttons")
          buttons
        }
        .modifier(Pushing(parts: parts, item: $item))
      case .erased: AnyView(AnyView(buttons).modifier(Pushing(parts: parts, item: $item)))
      case .conditional:
        if parts.buttons.isEmpty {
          Text("nothing to press")
        } else {
          buttons.modifier(Pushing(parts: parts, item: $item))
        }
      case .row:
        ForEach(["only"], id: \.self) { _ in buttons.modifier(Pushing(parts: parts, item: $item)) }
      default: buttons.navigationDestination(item: $item) { parts.destination($0, $item) }
      }
    }
  }

  private var buttons: some View { StageButtons(buttons: parts.buttons, value: $item) }
}

private struct ChildPush: View {
  let parts: PushParts
  @State private var item: Int?

  var body: some View {
    NavigationStack { Root(parts: parts, item: $item) }
  }
}

private struct ModelPush: View {
  let parts: PushParts
  @State private var model = CarriedModel<Int?>(nil)

  var body: some View {
    NavigationStack { Root(parts: parts, item: $model.value) }
  }
}

private struct ObjectPush: View {
  let parts: PushParts
  @StateObject private var object = CarriedObject<Int?>(nil)

  var body: some View {
    NavigationStack { Root(parts: parts, item: $object.value) }
  }
}
