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
    Carrying(carrier, parts.isShownAtFirst) { parts.presenter(carrier, $0) }
  }
}

/// What all carriers of a flag have in common.
@MainActor struct FlagParts<Content: View> {
  let kind: TestLayer.Kind
  let isShownAtFirst: Bool
  let buttons: [StageButton<Bool>]
  let onDismiss: (@MainActor () -> Void)?
  let content: @MainActor () -> Content

  /// The buttons with the modifier, which stands where the carrier says.
  @ViewBuilder func presenter(_ carrier: Carrier, _ isShown: Binding<Bool>) -> some View {
    let stageButtons = StageButtons(buttons: buttons, value: isShown)
    switch carrier {
    case .modifier: stageButtons.modifier(FlagModifier(parts: self, isShown: isShown))
    case .group:
      Group {
        Text("beside the buttons")
        stageButtons
      }
      .presenting(self, isShown)
    case .erased: AnyView(AnyView(stageButtons).presenting(self, isShown))
    case .conditional:
      if buttons.isEmpty {
        Text("nothing to press").presenting(self, isShown)
      } else {
        stageButtons.presenting(self, isShown)
      }
    case .row:
      ForEach(["only"], id: \.self) { _ in stageButtons.presenting(self, isShown) }
    default: stageButtons.presenting(self, isShown)
    }
  }
}

/// Presents as a modifier of a user's own would.
private struct FlagModifier<Sheet: View>: ViewModifier {
  let parts: FlagParts<Sheet>
  @Binding var isShown: Bool

  func body(content: Content) -> some View { content.presenting(parts, $isShown) }
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
