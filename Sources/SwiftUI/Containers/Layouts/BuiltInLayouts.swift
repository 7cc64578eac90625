/// A layout of the framework's own, as one of an app's sees it: all of them come to the same here.
public protocol _BuiltInLayout: Layout where Cache == Void {}

extension _BuiltInLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A layout whose type is hidden, so that views can go from one to another and keep their state.
public struct AnyLayout: _BuiltInLayout, Sendable {
  public init<Hidden: Layout>(_ layout: Hidden) {}
}

/// The layout of `HStack`.
public struct HStackLayout: _BuiltInLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of `VStack`.
public struct VStackLayout: _BuiltInLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of `ZStack`.
public struct ZStackLayout: _BuiltInLayout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// The layout of `Grid`.
public struct GridLayout: _BuiltInLayout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
