// What follows from scrolling: nothing scrolls here, so that it is accepted and never comes.
extension View {
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Runs an action with what is made of the size at hand, which never changes: once, when the view is there.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    let action = ViewInput(action)
    return GeometryChangeView(content: self) { action.value(transform(GeometryProxy())) }
  }

  /// Runs an action when what is made of the size at hand changes; it never does.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    let action = ViewInput(action)
    return GeometryChangeView(content: self) {
      let value = transform(GeometryProxy())
      action.value(value, value)
    }
  }
}

/// A view whose size is told of once.
nonisolated private struct GeometryChangeView<Content: View>: PrimitiveView {
  let content: Content
  let action: @MainActor () -> Void

  @MainActor static func _update(_ view: GeometryChangeView, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
    if inputs.node.isNew { inputs.node.graph.enqueue { view.action() } }
  }
}

/// Where a scroll view is; it stays where an app puts it.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public var isPositionedByUser: Bool { false }
  private var id: AnyHashableSendable?

  public init(edge: Edge) {
    self.edge = edge
  }

  public init(point: CGPoint) {
    self.point = point
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashableSendable(value: AnyHashable(id))
  }

  /// The id of the view scrolled to, if it is of the type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id?.value.base as? ID }

  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }

  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(point: point)
  }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}

/// An id that may go from one actor to another, as its type says.
private struct AnyHashableSendable: Equatable, @unchecked Sendable {
  let value: AnyHashable
}

/// The content of a scroll view, and the part of it that is seen.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

/// What is around a change of a scroll view.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// A direction and a length.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// How far a view has scrolled into sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How what follows from scrolling is moved.
public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}
