import SwiftUI

/// Settings on a sheet.
struct SettingsView: View {
  @Environment(\.dismiss) private var dismiss
  @Bindable var model: WiringModel

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Send reminders", isOn: $model.sendsReminders)
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
  }
}
