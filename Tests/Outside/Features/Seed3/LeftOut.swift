import SwiftUI

// What the listing uses and leaves to its reader.

@MainActor @Observable final class RouterPath {
  var presentedSheet: SheetDestination?
}

struct Item: Identifiable, Hashable {
  let id: String
  var name: String
}

@MainActor @Observable final class Store {
  private(set) var items: [Item] = []
  private(set) var isSlow = true

  /// Saves an item in half a second.
  func save(_ item: Item) async {
    if isSlow { try? await Task.sleep(for: .milliseconds(500)) }
    items.append(item)
  }
}

struct ComposerView: View {
  var body: some View { EditItemSheet(item: Item(id: "1", name: "Letter")) }
}

struct EditProfileView: View {
  var body: some View { EditItemSheet(item: Item(id: "2", name: "Profile")) }
}

struct SettingsView: View {
  var body: some View { NavigationSheet { Text("Settings") } }
}

struct ReportView: View {
  let itemID: String

  var body: some View { NavigationSheet { Text("Report \(itemID)") } }
}

struct CloseToolbarItem: ToolbarContent {
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Close", action: { dismiss() })
    }
  }
}
