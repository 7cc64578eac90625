/// Views shown beside their code in an editor; here they are only compiled.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

/// How much room a preview has.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
