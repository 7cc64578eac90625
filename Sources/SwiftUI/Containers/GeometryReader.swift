/// Views made for the size at hand: always that of a phone.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _update(_ view: GeometryReader, _ inputs: _ViewInputs) {
    inputs.node.updateChild(inputs.node.track { view.content(GeometryProxy()) })
  }
}

/// The size at hand.
public struct GeometryProxy: Sendable {
  /// The size of a phone in portrait.
  public var size: CGSize { CGSize(width: 390, height: 844) }

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The bounds of a space with a name: the screen.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// What places are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// What places are measured from.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The scroll view around the view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  /// The scroll view around the view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("scrollView") }
}

extension View {
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
