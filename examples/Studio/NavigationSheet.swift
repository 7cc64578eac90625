import SwiftUI

/// A sheet with pages of its own and a button that closes all of it.
struct NavigationSheet<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    NavigationStack {
      content.toolbar { CloseToolbarItem() }
    }
  }
}

/// A button that closes the sheet it is on.
struct CloseToolbarItem: ToolbarContent {
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Close") { dismiss() }
    }
  }
}
