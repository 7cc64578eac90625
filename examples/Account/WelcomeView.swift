import SwiftUI

/// Letters that come while one is signed in.
public final class Mailbox {
  let letters = PassthroughSubject<String, Never>()

  public init() {}

  /// Delivers a letter to whoever waits for one.
  public func deliver(_ letter: String) {
    letters.send(letter)
  }
}

/// What one sees after signing up.
struct WelcomeView: View {
  let account: SignUp
  let mail: Mailbox
  let leave: () -> Void

  @State private var letters: [String] = []
  @SceneStorage("isMuted") private var isMuted = false

  var body: some View {
    List {
      Text("Welcome, \(account.name)")
      Toggle("Mute", isOn: $isMuted)
      ForEach(letters, id: \.self) { Text($0) }
      Button("Write to me") { mail.deliver("Letter \(letters.count + 1)") }
      Button("Sign Out") { leave() }
    }
    .onReceive(mail.letters) { letter in
      if !isMuted { letters.append(letter) }
    }
  }
}
