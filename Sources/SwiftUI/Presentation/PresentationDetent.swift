/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String

  /// The height on a screen of the usual size, by which heights are put in order.
  let height: CGFloat

  /// The height of that screen.
  private static let screenHeight: CGFloat = 844

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium", height: screenHeight / 2)

  /// All of it: the default (PM-06).
  public static let large = PresentationDetent(name: "large", height: screenHeight)

  /// A part of it.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(fraction))", height: screenHeight * fraction)
  }

  /// A number of points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(height))", height: height)
  }

  /// A height that a type computes.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type)
    -> PresentationDetent
  {
    let height = type.height(in: Context(maxDetentValue: screenHeight))
    return PresentationDetent(name: "custom(\(type))", height: height ?? screenHeight)
  }

  /// What a custom height is computed from.
  @dynamicMemberLookup public struct Context {
    /// The largest height there may be.
    public let maxDetentValue: CGFloat

    /// A value of the environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A height that a type computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where it doesn't apply.
  static func height(in context: Context) -> CGFloat?
}
