/// Where views meet along the horizontal.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// Makes an alignment of an app's own.
  public init(_ id: any AlignmentID.Type) {
    name = "\(id)"
  }

  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "rowLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "rowTrailing")
}

/// Where views meet along the vertical.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// Makes an alignment of an app's own.
  public init(_ id: any AlignmentID.Type) {
    name = "\(id)"
  }

  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Where views meet in both directions.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}

/// An alignment of an app's own.
public protocol AlignmentID {
  /// The place in a view where it meets others.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, as an alignment sees it.
public struct ViewDimensions: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom: height
    default: height / 2
    }
  }
}

/// How the lines of a text lie.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}
