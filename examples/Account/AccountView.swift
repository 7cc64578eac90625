import SwiftUI

/// The form in which one signs up, and what it leads to.
public struct AccountView: View {
  @State private var draft = SignUp()
  @State private var account: SignUp?
  @State private var isLocked = false
  @AppStorage("handle") private var handle = ""
  @Environment(\.scenePhase) private var scenePhase
  private let mail: Mailbox

  public init(mail: Mailbox) {
    self.mail = mail
  }

  public var body: some View {
    NavigationStack {
      Group {
        if isLocked {
          Button("Unlock") { isLocked = false }
        } else if let account {
          WelcomeView(account: account, mail: mail) { self.account = nil }
        } else {
          SignUpForm(draft: $draft) {
            handle = draft.name
            account = draft
          }
        }
      }
      .navigationTitle("Account")
    }
    .onOpenURL { url in
      draft.name = url.lastPathComponent
      account = nil
    }
    .onAppear { draft.name = handle }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { isLocked = true }
    }
  }
}

/// What one signs up with.
struct SignUp: Equatable {
  var name = ""
  var address = ""
  var age: Int?

  var isAddressed: Bool { address.contains("@") }
}
