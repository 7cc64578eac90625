/// A view that does something when it is tapped or held.
///
/// It counts as a button, unless controls lie inside: these keep what they do, and a person reaches them first.
nonisolated package struct TappableView<Content: View>: PrimitiveView {
  let content: Content
  let action: (@MainActor () -> Void)?

  @MainActor package static func _update(_ view: TappableView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    guard let action = view.action, !node.holdsControls else {
      node.semantics = nil
      return
    }
    node.semantics = .control(Control(kind: .button, press: action))
  }
}

extension ViewNode {
  /// Whether a control lies below this place.
  fileprivate var holdsControls: Bool {
    children.contains { child in
      if case .control = child.semantics { return true }
      return child.holdsControls
    }
  }
}

/// Taps, with their place: the middle of a phone's screen.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { {} }
}

extension View {
  /// Does something when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    TappableView(content: self, action: viewAction(action))
  }

  /// Does something when the view is tapped, with the place: the middle of a phone's screen.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let action = viewAction(action)
    return TappableView(content: self) { action(CGPoint(x: 195, y: 422)) }
  }

  /// Does something when the view is held; the older order of arguments.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Does something when the view is held.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let (action, onPressingChanged) = (viewAction(action), onPressingChanged.map { viewAction($0) })
    return TappableView(content: self) {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
  }
}
