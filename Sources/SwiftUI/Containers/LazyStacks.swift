/// Views under each other, made when they come into view; here that is at once.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: LazyVStack, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.column, isLazy: true))
    inputs.node.updateChild(view.content)
  }
}

/// Views beside each other, made when they come into view; here that is at once.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: LazyHStack, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.row, isLazy: true))
    inputs.node.updateChild(view.content)
  }
}

/// Columns of views, made when they come into view; here that is at once.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: LazyVGrid, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.column, isLazy: true))
    inputs.node.updateChild(view.content)
  }
}

/// Rows of views, made when they come into view; here that is at once.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: LazyHGrid, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.row, isLazy: true))
    inputs.node.updateChild(view.content)
  }
}

/// The width of a column or height of a row.
public struct GridItem: Sendable {
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// What stays in view while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
