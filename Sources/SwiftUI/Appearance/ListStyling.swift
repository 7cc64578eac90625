// How lists and scroll views look: accepted, without a node.
extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { self }
  nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    self
  }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<Label: StringProtocol>(_ label: Label?) -> some View {
    self
  }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
  nonisolated public func alternatingRowBackgrounds() -> some View { self }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  { self }
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}

/// How far the sections of a list lie apart.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// The tint of what stands for a row.
public struct ListItemTint: Hashable, Sendable {
  private let name: String

  public static let monochrome = ListItemTint(name: "monochrome")
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
}

/// How much the background of a row stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// How prominent badges are.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

/// Whether a scroll view shows how far it has scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var visible: Self { Self(name: "visible") }
  public static var hidden: Self { Self(name: "hidden") }
  public static var never: Self { Self(name: "never") }
}

/// Whether a scroll view bounces.
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// When an anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where scrolling comes to rest; nothing scrolls here, so it is never asked.
public protocol ScrollTargetBehavior {
  /// What is known of the scrolling.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// What is known of scrolling before it comes to rest.
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// Scrolling comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement goes past.
  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { LimitBehavior() }
    public static var always: LimitBehavior { LimitBehavior() }
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    public static var never: LimitBehavior { LimitBehavior() }
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// How content fades at the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var soft: Self { Self(name: "soft") }
  public static var hard: Self { Self(name: "hard") }
}
