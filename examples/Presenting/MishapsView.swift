import SwiftUI

/// What bites those who present: each section misuses presentation in another way.
public struct MishapsView: View {
  public init() {}

  public var body: some View {
    VStack {
      AlertAfterSheet()
      SheetAfterSheet()
      SecondSheet()
      WipedAlert()
      RemovedPresenter()
      SharedFlagRows()
      DismissedTwice()
      BlankSheet()
      StackedAlerts()
      MenuSheet()
      StubbornAlert()
    }
  }
}

/// A sheet that closes itself and asks for another one of its presenter in one action.
struct SheetAfterSheet: View {
  @State private var isFormShown = false
  @State private var isThanksShown = false

  var body: some View {
    Button("Survey") { isFormShown = true }
      .sheet(isPresented: $isFormShown) {
        Button("Send survey") {
          isFormShown = false
          isThanksShown = true
        }
      }
      .sheet(isPresented: $isThanksShown) { Text("thanks") }
  }
}

/// Two sheets of one screen, of which the second is asked for while the first is up.
struct SecondSheet: View {
  @State private var isFirstShown = false
  @State private var isSecondShown = false

  var body: some View {
    Button("First sheet") { isFirstShown = true }
      .sheet(isPresented: $isFirstShown) {
        Button("Second sheet") { isSecondShown = true }
      }
      .sheet(isPresented: $isSecondShown) { Text("second") }
  }
}

/// A presenter that its own sheet removes.
struct RemovedPresenter: View {
  @State private var isSignedIn = true

  var body: some View {
    if isSignedIn { Account(isSignedIn: $isSignedIn) } else { Text("signed out") }
  }

  struct Account: View {
    @Binding var isSignedIn: Bool
    @State private var isShown = false

    var body: some View {
      Button("Account") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { print("account closed") }) {
          Button("Sign out") { isSignedIn = false }
        }
    }
  }
}

/// Rows that share one flag, each with a sheet of its own.
struct SharedFlagRows: View {
  @State private var isShown = false

  var body: some View {
    ForEach(["Ada", "Grace", "Jean"], id: \.self) { name in
      Button("About \(name)") { isShown = true }
        .sheet(isPresented: $isShown) { Text("about \(name)") }
    }
  }
}

/// A sheet that is dismissed by its flag, and once more by its own action when another one is up.
struct DismissedTwice: View {
  @State private var isFormShown = false
  @State private var isReceiptShown = false

  var body: some View {
    Button("Form") { isFormShown = true }
      .sheet(isPresented: $isFormShown, onDismiss: { isReceiptShown = true }) {
        Form { isFormShown = false }
      }
      .sheet(isPresented: $isReceiptShown) { Text("receipt") }
  }

  struct Form: View {
    @Environment(\.dismiss) private var dismiss
    let close: () -> Void

    var body: some View {
      Button("Send") {
        close()
        Task {
          try? await Task.sleep(for: .seconds(1))
          dismiss()
        }
      }
    }
  }
}

/// A sheet whose content reads state that the presenter's body does not.
struct BlankSheet: View {
  @State private var selection: String?
  @State private var isShown = false

  var body: some View {
    ForEach(["red", "blue"], id: \.self) { color in
      Button("Pick \(color)") {
        selection = color
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {
      if let selection { Text("picked \(selection)") }
    }
  }
}

/// A sheet whose modifier stands inside a menu.
struct MenuSheet: View {
  @State private var isShown = false

  var body: some View {
    Menu("More") {
      Button("Details") { isShown = true }
        .sheet(isPresented: $isShown) { Text("details") }
    }
  }
}
