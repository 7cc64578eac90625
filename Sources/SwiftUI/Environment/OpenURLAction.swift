/// Opens an address: a handler in the environment decides, else the system would be asked.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What a handler has done about an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// The handler has dropped it.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Makes an action of a handler.
  nonisolated public init(handler: @escaping (URL) -> Result) {
    self.handler = viewAction(handler)
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens an address and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      OpenedURLs.add(other ?? url)
      completion(true)
    }
  }
}

/// The addresses that the system was asked to open; nothing is opened here, they are only recorded.
@MainActor package enum OpenedURLs {
  private static var addresses: [URL] = []

  static func add(_ url: URL) {
    addresses.append(url)
  }

  /// Hands over and forgets the addresses.
  package static func take() -> [URL] {
    defer { addresses.removeAll() }
    return addresses
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
