import SwiftUI

/// What happened in an app, in order; views and closures of a test write into it.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Hands over and forgets the lines.
  func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}

/// Notes that a view appears and disappears.
struct Noted: ViewModifier {
  let name: String
  let journal: Journal

  func body(content: Content) -> some View {
    content
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
  }
}

extension View {
  /// Notes the view's appearing and disappearing under a name.
  func noted(_ name: String, _ journal: Journal) -> some View {
    modifier(Noted(name: name, journal: journal))
  }
}
