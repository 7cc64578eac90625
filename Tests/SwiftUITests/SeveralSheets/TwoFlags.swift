import Observation
import SwiftUI

/// Two flags held outside of all views.
@MainActor @Observable final class Flags {
  var isFirstShown = false
  var isSecondShown = false
  @ObservationIgnored let journal = Journal()
}

/// One of two sheets.
@MainActor struct Part {
  let name: String
  let isShown: Binding<Bool>
  let model: Flags

  @ViewBuilder var content: some View {
    Text("\(name) sheet")
    Closer()
    Button("hide \(name)") { isShown.wrappedValue = false }
    Button("show second") { model.isSecondShown = true }
  }
}

extension View {
  /// Presents a part.
  @ViewBuilder func presents(_ kind: TestLayer.Kind, _ part: Part) -> some View {
    let onDismiss: @MainActor () -> Void = { part.model.journal.note("\(part.name) onDismiss") }
    switch kind {
    case .cover:
      fullScreenCover(isPresented: part.isShown, onDismiss: onDismiss) { part.content }
    default:
      sheet(isPresented: part.isShown, onDismiss: onDismiss) { part.content }
    }
  }
}

/// A modifier of the user's own that presents a part.
struct OneSheet: ViewModifier {
  let kind: TestLayer.Kind
  let part: Part

  func body(content: Content) -> some View {
    content.presents(kind, part)
  }
}

/// A view around others.
struct Child<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
