import SwiftUI

/// A view that presents while a flag is true, with buttons that act on the flag.
struct FlagStage<Content: View>: View {
  let carrier: Carrier
  let parts: FlagParts<Content>

  init(
    _ carrier: Carrier, as kind: TestLayer.Kind = .sheet, isShownAtFirst: Bool = false,
    _ buttons: [StageButton<Bool>], onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.carrier = carrier
    parts = FlagParts(
      kind: kind, isShownAtFirst: isShownAtFirst, buttons: buttons, onDismiss: onDismiss,
      content: content)
  }

  var body: some View {
    switch carrier {
    case .plain: PlainFlag(parts)
    case .modifier: ModifierFlag(parts)
    case .group: GroupFlag(parts)
    case .erased: ErasedFlag(parts)
    case .conditional: ConditionalFlag(parts)
    case .row: RowFlag(parts)
    case .child: ChildFlag(parts)
    case .model: ModelFlag(parts)
    case .object: ObjectFlag(parts)
    case .part, .element, .givenModel, .inheritedModel, .givenObject, .inheritedObject:
      Carrying(Carried(carrier, parts.isShownAtFirst)) { isShown in
        parts.stageButtons(isShown).presenting(parts, isShown)
      }
    }
  }
}

/// What all carriers of a flag have in common.
@MainActor struct FlagParts<Content: View> {
  let kind: TestLayer.Kind
  let isShownAtFirst: Bool
  let buttons: [StageButton<Bool>]
  let onDismiss: (@MainActor () -> Void)?
  let content: @MainActor () -> Content

  func stageButtons(_ isShown: Binding<Bool>) -> some View {
    StageButtons(buttons: buttons, value: isShown)
  }
}

extension View {
  /// Presents the content of the parts in their kind.
  @ViewBuilder fileprivate func presenting<Content: View>(
    _ parts: FlagParts<Content>, _ isShown: Binding<Bool>
  ) -> some View {
    switch parts.kind {
    case .cover:
      fullScreenCover(isPresented: isShown, onDismiss: parts.onDismiss) { parts.content() }
    case .alert:
      alert("Question", isPresented: isShown) { parts.content() }
    case .dialog:
      confirmationDialog("Question", isPresented: isShown, titleVisibility: .visible) {
        parts.content()
      }
    case .popover:
      popover(isPresented: isShown) { parts.content() }
    default:
      sheet(isPresented: isShown, onDismiss: parts.onDismiss) { parts.content() }
    }
  }
}

private struct PlainFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var isShown: Bool

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _isShown = State(initialValue: parts.isShownAtFirst)
  }

  var body: some View {
    parts.stageButtons($isShown).presenting(parts, $isShown)
  }
}

private struct ModifierFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var isShown: Bool

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _isShown = State(initialValue: parts.isShownAtFirst)
  }

  var body: some View {
    parts.stageButtons($isShown).modifier(Presenting(parts: parts, isShown: $isShown))
  }

  private struct Presenting: ViewModifier {
    let parts: FlagParts<Content>
    @Binding var isShown: Bool

    func body(content: ModifierFlag.Presenting.Content) -> some View {
      content.presenting(parts, $isShown)
    }
  }
}

private struct GroupFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var isShown: Bool

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _isShown = State(initialValue: parts.isShownAtFirst)
  }

  var body: some View {
    Group {
      Text("beside the buttons")
      parts.stageButtons($isShown)
    }
    .presenting(parts, $isShown)
  }
}

private struct ErasedFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var isShown: Bool

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _isShown = State(initialValue: parts.isShownAtFirst)
  }

  var body: some View {
    AnyView(AnyView(parts.stageButtons($isShown)).presenting(parts, $isShown))
  }
}

private struct ConditionalFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var isShown: Bool

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _isShown = State(initialValue: parts.isShownAtFirst)
  }

  var body: some View {
    if parts.buttons.isEmpty {
      Text("nothing to press").presenting(parts, $isShown)
    } else {
      parts.stageButtons($isShown).presenting(parts, $isShown)
    }
  }
}

private struct RowFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var isShown: Bool

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _isShown = State(initialValue: parts.isShownAtFirst)
  }

  var body: some View {
    ForEach(["only"], id: \.self) { _ in
      parts.stageButtons($isShown).presenting(parts, $isShown)
    }
  }
}

private struct ChildFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var isShown: Bool

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _isShown = State(initialValue: parts.isShownAtFirst)
  }

  var body: some View {
    Child(parts: parts, isShown: $isShown)
  }

  private struct Child: View {
    let parts: FlagParts<Content>
    @Binding var isShown: Bool

    var body: some View {
      parts.stageButtons($isShown).presenting(parts, $isShown)
    }
  }
}

private struct ModelFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @State private var model: CarriedModel<Bool>

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _model = State(initialValue: CarriedModel(parts.isShownAtFirst))
  }

  var body: some View {
    parts.stageButtons($model.value).presenting(parts, $model.value)
  }
}

private struct ObjectFlag<Content: View>: View {
  let parts: FlagParts<Content>
  @StateObject private var object: CarriedObject<Bool>

  init(_ parts: FlagParts<Content>) {
    self.parts = parts
    _object = StateObject(wrappedValue: CarriedObject(parts.isShownAtFirst))
  }

  var body: some View {
    parts.stageButtons($object.value).presenting(parts, $object.value)
  }
}
