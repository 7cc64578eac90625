/// How large a presentation is, computed from its content (PM-09, PM-11).
public protocol PresentationSizing: Sendable {
  /// The size proposed to the content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// The content of a presentation, as a sizing sees it; nothing is laid out, so its size is the proposal's.
public struct PresentationSizingRoot: Sendable {
  /// The size the content takes when it is proposed one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 390, height: 844))
  }
}

/// What is around a presentation.
public struct PresentationSizingContext: Sendable {}

/// A size proposed to a view; nil means the view's ideal.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat?
  /// The height, in points.
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size with other numbers where this one leaves them open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The platform's own size.
public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// About a sheet of paper.
public struct PagePresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 720, height: 960) }
}

/// A little narrower than a page.
public struct FormPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// The content's ideal size, in the directions named (PM-10).
public struct FittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  package let base: Base
  package let horizontal: Bool
  package let vertical: Bool

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(
      width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
  }
}

/// A size that may grow but not shrink, in the directions named (PM-10).
public struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  package let base: Base
  package let horizontal: Bool
  package let vertical: Bool

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { base.proposedSize(for: root, context: context) }
}

extension PresentationSizing {
  /// Takes the content's ideal size in the directions named (PM-10).
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Lets the size grow but not shrink in the directions named (PM-10).
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing
where Self == FittedPresentationSizing<AutomaticPresentationSizing> {
  public static var fitted: Self {
    .init(base: AutomaticPresentationSizing(), horizontal: true, vertical: true)
  }
}
