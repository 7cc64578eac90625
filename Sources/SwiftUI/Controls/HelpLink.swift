/// A button with a question mark that opens help.
public struct HelpLink: View {
  private let destination: URL?
  private let action: (() -> Void)?
  @Environment(\.openURL) private var openURL

  /// Makes a button that runs an action.
  public init(action: @escaping () -> Void) {
    self.action = action
    destination = nil
  }

  /// Makes a button that opens an address.
  public init(destination: URL) {
    self.destination = destination
    action = nil
  }

  public var body: some View {
    let openURL = openURL
    SwiftUI.Button("Help") {
      action?()
      if let destination { openURL(destination) }
    }
  }
}
