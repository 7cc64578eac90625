/// The views that a layout places; there are none here, for nothing is laid out.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  /// Which way lines run.
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }

  private var views: ArraySlice<LayoutSubview>

  public subscript(index: Int) -> LayoutSubview { views[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(layoutDirection: layoutDirection, views: views[bounds])
  }

  public subscript<Places: Sequence>(indices: Places) -> LayoutSubviews where Places.Element == Int
  {
    LayoutSubviews(layoutDirection: layoutDirection, views: ArraySlice(indices.map { views[$0] }))
  }
}

/// One of the views that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  /// How much the view insists on its size.
  public var priority: Double { 0 }

  /// The distances the view wants from others.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// A value that the view has for its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { key.defaultValue }

  /// The size of the view when it is proposed one, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The size of the view when it is proposed one, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view, in points.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// A value that a view has for the layout that places it.
public protocol LayoutValueKey {
  associatedtype Value

  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The direction along which it places; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}

/// The distances a view wants from others.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()

  public init() {}

  /// Takes over the larger distances of another at some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// The larger distances of the two at some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

  /// The distance wanted from another along a direction, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

extension View {
  /// Gives the layout around a value; no layout asks for it here.
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  { self }
}
