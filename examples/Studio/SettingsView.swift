import SwiftUI

/// Settings on a sheet with a page of its own.
struct SettingsView: View {
  @Environment(StudioModel.self) private var model

  var body: some View {
    @Bindable var model = model
    NavigationSheet {
      Form {
        Toggle("Notifications", isOn: $model.sendsNotifications)
        NavigationLink("About") {
          Text("A studio of \(model.people.count)")
            .navigationTitle("About")
        }
      }
      .navigationTitle("Settings")
    }
  }
}
