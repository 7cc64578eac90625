import SwiftUI

/// Two flags that one value holds.
struct Flags {
  var isFirstShown = false
  var isSecondShown = false
}

/// One of two sheets.
@MainActor struct Part {
  let name: String
  let isShown: Binding<Bool>
  let flags: Binding<Flags>
  let journal: Journal
  let wrapping: Wrapping

  @ViewBuilder var content: some View {
    Text("\(name) sheet")
    Group {
      Closer()
      Button("hide \(name)") { isShown.wrappedValue = false }
    }
    .wrapped(wrapping)
    Button("show second") { flags.wrappedValue.isSecondShown = true }
  }
}

extension View {
  /// Presents a part.
  @ViewBuilder func presents(_ kind: TestLayer.Kind, _ part: Part) -> some View {
    let onDismiss: @MainActor () -> Void = { part.journal.note("\(part.name) onDismiss") }
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
