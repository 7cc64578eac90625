import SwiftUI
import Testing

/// A way in which a view lies inside others that change nothing about it.
enum Wrapping: String, CaseIterable {
  /// The view stands by itself.
  case bare

  /// A modifier of the user's own is applied to the view.
  case modifier

  /// The view is in a group.
  case group

  /// The view's type is hidden.
  case erased

  /// The view is in a branch of a condition.
  case conditional

  /// The view is a row of a `ForEach`.
  case row

  /// The view is the content of another one of the user's.
  case child

  /// All of these, one in another.
  case nested
}

extension Wrapping: CustomTestStringConvertible {
  var testDescription: String { rawValue }
}

extension Wrapping {
  /// The name of the view that what is wrapped lies in, which is the nearest one of the user's.
  func name(within view: String) -> String {
    self == .child || self == .nested ? "Holder" : view
  }
}

extension View {
  /// Puts the view inside others that change nothing about it.
  @ViewBuilder func wrapped(_ wrapping: Wrapping) -> some View {
    switch wrapping {
    case .bare: self
    case .modifier: modifier(Unchanged())
    case .group: Group { self }
    case .erased: AnyView(self)
    case .conditional: if isAlways { self } else { Text("never") }
    case .row: ForEach([OnlyRow()]) { _ in self }
    case .child: Holder(content: self)
    case .nested:
      AnyView(
        Group {
          if isAlways { ForEach([OnlyRow()]) { _ in Holder(content: self) } }
        }
        .modifier(Unchanged()))
    }
  }
}

/// A condition that the compiler can't see through.
private let isAlways = Carrier.allCases.count > 0

/// The one element of a `ForEach`; its id is of a type by which nothing else is known.
private struct OnlyRow: Identifiable, Hashable {
  var id: Self { self }
}

private struct Unchanged: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Holder<Content: View>: View {
  let content: Content

  var body: some View { content }
}
