import SwiftUI

/// Two flags that one value holds.
struct Flags {
  var isFirstShown = false
  var isSecondShown = false
}

/// How two flags are kept.
enum FlagKeeping: CaseIterable {
  /// One value holds both, so that a change of the one is seen by who follows the other.
  case together

  /// Each is kept by itself.
  case apart
}

/// Two flags, however they are kept.
struct TwoFlags {
  let first: Binding<Bool>
  let second: Binding<Bool>
}

/// Two flags, carried and kept in a way.
struct CarryingFlags<Content: View>: View {
  private let carrier: Carrier
  private let keeping: FlagKeeping
  private let first: Flags
  private let content: (TwoFlags) -> Content

  init(
    _ carrier: Carrier, _ keeping: FlagKeeping, _ first: Flags = Flags(),
    @ViewBuilder content: @escaping (TwoFlags) -> Content
  ) {
    self.carrier = carrier
    self.keeping = keeping
    self.first = first
    self.content = content
  }

  var body: some View {
    switch keeping {
    case .together:
      Carrying(carrier, first) { flags in
        content(TwoFlags(first: flags.isFirstShown, second: flags.isSecondShown))
      }
    case .apart:
      Carrying(carrier, first.isFirstShown) { first in
        Carrying(carrier, self.first.isSecondShown) { second in
          content(TwoFlags(first: first, second: second))
        }
      }
    }
  }
}

/// One of two sheets.
@MainActor struct Part {
  let name: String
  let isShown: Binding<Bool>

  /// The flag of the second sheet.
  let second: Binding<Bool>
  let journal: Journal
  let wrapping: Wrapping

  @ViewBuilder var content: some View {
    Text("\(name) sheet")
    Group {
      Closer()
      Button("hide \(name)") { isShown.wrappedValue = false }
    }
    .wrapped(wrapping)
    Button("show second") { second.wrappedValue = true }
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
