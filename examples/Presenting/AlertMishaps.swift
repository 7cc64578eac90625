import SwiftUI

/// A sheet that closes itself and raises an alert on its presenter in one action.
struct AlertAfterSheet: View {
  @State private var isSheetShown = false
  @State private var isAlertShown = false

  var body: some View {
    Button("Order") { isSheetShown = true }
      .sheet(isPresented: $isSheetShown) {
        Button("Confirm order") {
          isSheetShown = false
          isAlertShown = true
        }
      }
      .alert("Ordered", isPresented: $isAlertShown) {}
  }
}

/// An alert whose action asks for another one through the same binding.
struct WipedAlert: View {
  @State private var step: Int?

  var body: some View {
    Button("Ask") { step = 1 }
      .alert("Question", item: $step) { number in
        Button("Go on from \(number)") { step = number + 1 }
        Button("Stop", role: .cancel) {}
      }
  }
}

/// Two alerts of the older form on one view.
struct StackedAlerts: View {
  @State private var isFirstShown = false
  @State private var isSecondShown = false

  var body: some View {
    Group {
      Button("Inner alert") { isFirstShown = true }
      Button("Outer alert") { isSecondShown = true }
    }
    .alert(isPresented: $isFirstShown) { Alert(title: Text("Inner")) }
    .alert(isPresented: $isSecondShown) { Alert(title: Text("Outer")) }
  }
}

/// An alert whose binding forgets to clear what it stands for.
struct StubbornAlert: View {
  @State private var error: String?
  @State private var tries = 0

  var body: some View {
    Button("Connect") {
      tries += 1
      error = "no net"
    }
    Text("tries \(tries)")
      .alert("Failed", isPresented: Binding(get: { error != nil }, set: { _ in })) {
        Button("Again") { tries += 1 }
      }
  }
}
