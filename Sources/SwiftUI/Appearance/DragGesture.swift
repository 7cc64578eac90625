/// A drag; nobody drags here.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { nil }
}

/// A pinch; nobody pinches here.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// How far a pinch has come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { nil }
}

/// A pinch of the older form; nobody pinches here.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { nil }
}

/// A turn of the older form; nobody turns here.
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { nil }
}

/// A turn; nobody turns here.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// How far a turn has come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public func _makePress() -> (@MainActor () -> Void)? { nil }
}

/// A value that lasts as long as a gesture: here always the first one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: Sendable where Value: Sendable {}
